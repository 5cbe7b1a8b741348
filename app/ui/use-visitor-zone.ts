import { useSyncExternalStore } from 'react'
import { browserZone } from './browser-zone.ts'

const never = () => () => {}

/**
 * The visitor's own time zone; the home's if there is no script, or the browser hides it, or no time is shown yet:
 * asking costs a phone 60 ms.
 */
export function useVisitorZone(homeZone: string, shown = true): string {
  return useSyncExternalStore(
    never,
    () => (shown && browserZone()) || homeZone,
    () => homeZone,
  )
}
