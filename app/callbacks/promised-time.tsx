import { promiseWords, slotWords } from '#domain/callbacks/promise-words.ts'
import { useVisitorZone } from '../ui/use-visitor-zone.ts'

type Props = {
  /** ISO 8601 in UTC. */
  at: string
  homeZone: string
}

/** The latest time of the call: `by 3:00 PM CT, Mon Nov 23`. */
export function PromisedTime({ at, homeZone }: Props) {
  const zone = useVisitorZone(homeZone)
  return <time dateTime={at}>{promiseWords(new Date(at), zone)}</time>
}

/** An hour that was chosen: `Mon Nov 23, 3:00 PM to 4:00 PM CT`. */
export function Slot({ at, homeZone }: Props) {
  const zone = useVisitorZone(homeZone)
  return <time dateTime={at}>{slotWords(new Date(at), zone)}</time>
}
