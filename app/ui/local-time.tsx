import { useSyncExternalStore } from 'react'
import { formatMoment, SERVER_TIME_ZONE } from '#domain/shared/calendar.ts'

const never = () => () => {}

/** An instant in the reader's own time; where there is no script, in Eastern time and said so. */
export function LocalTime({ instant }: { instant: string }) {
  const text = useSyncExternalStore(
    never,
    () => formatMoment(new Date(instant)),
    () => `${formatMoment(new Date(instant), SERVER_TIME_ZONE)} ET`,
  )
  return <time dateTime={instant}>{text}</time>
}
