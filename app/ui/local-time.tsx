import { SERVER_TIME_ZONE } from '#domain/shared/calendar.ts'
import { momentWords } from '#domain/shared/moment-words.ts'
import { useVisitorZone } from './use-visitor-zone.ts'

type Props = {
  instant: string
  /** Where the times around it are told if the reader's own zone is unknown. */
  homeZone?: string | undefined
}

/** A timestamp in the reader's own time, with the zone named; without script, in the home's, or else in Eastern time. */
export function LocalTime({ instant, homeZone = SERVER_TIME_ZONE }: Props) {
  const zone = useVisitorZone(homeZone)
  return <time dateTime={instant}>{momentWords(new Date(instant), zone)}</time>
}
