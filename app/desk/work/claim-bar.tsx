import { Form } from 'react-router'
import { Due } from './due.tsx'
import { SmallButton } from './small-button.tsx'

type Props = {
  work: {
    id: string
    dueAt: Date
    timeZone: string | null
    ownerId: string | null
    ownerName: string | null
  } | null
  me: string
  /** The start of the hour that the customer booked for a call. */
  bookedHour?: Date | undefined
  now: Date
}

/** Who has the work of this page and by when it is due, with what one may do about that. */
export function ClaimBar({ work, bookedHour, me, now }: Props) {
  if (!work) return <p className="text-soft">Nothing is open here.</p>
  const mine = work.ownerId === me
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="work" value={work.id} />
      <span>
        <Due spelled {...{ now, bookedHour, dueAt: work.dueAt, timeZone: work.timeZone }} />
        {' · '}
        {work.ownerId === null
          ? 'Nobody has it'
          : mine
            ? 'You have it'
            : `${work.ownerName ?? 'A colleague'} has it`}
      </span>
      <SmallButton type="submit" name="intent" value={mine ? 'give-back' : 'claim'}>
        {mine ? 'Give back' : 'Claim'}
      </SmallButton>
    </Form>
  )
}
