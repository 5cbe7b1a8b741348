import { useSyncExternalStore } from 'react'
import { formatMoment, SERVER_TIME_ZONE } from '#domain/shared/calendar.ts'

const never = () => () => {}

/** A timestamp in the reader's own time; without script, in Eastern time with the zone named. */
export function LocalTime({ instant }: { instant: string }) {
  const text = useSyncExternalStore(
    never,
    () => formatMoment(new Date(instant)),
    () => `${formatMoment(new Date(instant), SERVER_TIME_ZONE)} ET`,
  )
  return <time dateTime={instant}>{text}</time>
}
