import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** The visitor's own time zone; the home's where there is no script to ask for it. */
export function useVisitorZone(homeZone: string): string {
  return useSyncExternalStore(
    never,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone || homeZone,
    () => homeZone,
  )
}
