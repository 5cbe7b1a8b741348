import { Form, Link } from 'react-router'
import { Due } from './due.tsx'
import { SmallButton } from './small-button.tsx'

type Props = {
  work: {
    id: string
    dueAt: Date
    timeZone: string | null
    ownerId: string | null
    ownerName: string | null
    ownerAway: boolean
  } | null
  me: string
  /** Whether this person may take it from whoever has it: an administrator. */
  mayMove?: boolean
  /** The start of the hour that the customer booked for a call. */
  bookedHour?: Date | undefined
  now: Date
}

/** Who has the work of this page and by when it is due, with what one may do about that. */
export function ClaimBar({ work, bookedHour, me, mayMove = false, now }: Props) {
  if (!work) return <p className="text-soft">Nothing is open here.</p>
  const { ownerId, ownerAway } = work
  const mine = ownerId === me
  const owner = work.ownerName ?? 'A colleague'
  const mayTake = ownerId === null || ownerAway
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="work" value={work.id} />
      <span role="status">
        <Due spelled {...{ now, bookedHour, dueAt: work.dueAt, timeZone: work.timeZone }} />
        {' · '}
        {ownerId === null ? 'Nobody has it' : mine ? 'You have it' : `${owner} has it`}
        {ownerId === null || mine ? null : (
          <span className="text-soft">
            {ownerAway
              ? ', but hasn’t been here for over an hour.'
              : '. They can hand it over. It’s free for anyone once they sign out or have been gone for an hour.'}
          </span>
        )}
      </span>
      {!mine && !mayTake && mayMove ? (
        <SmallButton type="submit" name="intent" value="take-over">
          Take over
        </SmallButton>
      ) : null}
      {mine || mayTake ? (
        <SmallButton type="submit" name="intent" value={mine ? 'give-back' : 'claim'}>
          {mine ? 'Give back' : ownerId === null ? 'Claim' : 'Take over'}
        </SmallButton>
      ) : null}
      {mine ? (
        <Link to="/desk?owner=mine" className="underline underline-offset-4 hover:text-signal">
          Hand over in the queue
        </Link>
      ) : null}
    </Form>
  )
}
