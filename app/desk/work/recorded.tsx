import { wordsOfEvent } from '#domain/desk/event-words.ts'
import { Moment } from './due.tsx'

/** Something that happened, who of the staff did it, and when. */
export type OwnEvent = { what: string; staffId: string | null; at: Date }

type Props = {
  what: readonly string[]
  /** What makes it old news, whoever does it: it is no longer how things stand. */
  until?: readonly string[]
  events: readonly OwnEvent[]
  me: string
}

/** Which of these one has recorded last here, said when it is. */
export function Recorded({ what, until = [], events, me }: Props) {
  const latest = events.findLast(
    event => until.includes(event.what) || (event.staffId === me && what.includes(event.what)),
  )
  const last = latest && latest.staffId === me && what.includes(latest.what) ? latest : null
  return (
    <p role="status" className="text-good empty:hidden">
      {last ? (
        <>
          You recorded: {wordsOfEvent(last.what)}, <Moment at={last.at} />.
        </>
      ) : null}
    </p>
  )
}
