import { useSyncExternalStore } from 'react'
import { browserZone } from './browser-zone.ts'

const never = () => () => {}

/** The visitor's own time zone; the home's if there is no script, or the browser hides it. */
export function useVisitorZone(homeZone: string): string {
  return useSyncExternalStore(
    never,
    () => browserZone() ?? homeZone,
    () => homeZone,
  )
}
