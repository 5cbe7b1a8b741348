import type { MayCall } from '#domain/callbacks/calling-hours.ts'
import { dayWords, slotWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { canBeDialed, phoneWords } from '#domain/shared/phone-digits.ts'
import type { AskedForNumber } from './asked-for-number.ts'
import { Moment } from './due.tsx'

const reasons = {
  too_early: 'It is too early there',
  too_late: 'It is too late there',
  not_staffed: 'Outside our hours',
} as const

const wrongNumberWords: Record<AskedForNumber, string> = {
  'by email': 'Wrong number. We asked the customer for another one by email.',
  refused: 'Wrong number, and our emails don’t arrive: the customer doesn’t know that we need another one.',
  'not sent':
    'Wrong number. Our email that asks for another one is written, but no mail server is set, so it hasn’t gone out.',
  'no email': 'Wrong number, and we have no email address to ask for another one.',
}

type Props = {
  phone: string
  answerBy: 'call' | 'text' | 'email'
  timeZone: string | null
  calling: MayCall
  doNotCall: boolean
  slot: { startsAt: Date } | null
  /** The time that was agreed on for the call. */
  agreedAt?: Date | null
  /** Whether that is an email's. */
  isWritten?: boolean
  now: Date
  /** What they said about the call in their own words. */
  wish?: string | null
  /** Another number that stood here when the page was opened. */
  numberBefore?: string | null
  /** Whether who reads this entered the number that stands here now. */
  numberIsMine?: boolean
  /** Set where the number is known to reach somebody else: whether the customer was asked for another one. */
  wrongNumber?: AskedForNumber | null
  /** Nothing is left to call about. */
  closed: boolean
}

/** Whether somebody may be called just now: looked at when the number is shown, never from memory. */
export function CallingStatus(props: Props) {
  const { phone, answerBy, timeZone, calling, doNotCall, slot, now, closed } = props
  const { agreedAt = null, isWritten = false, wrongNumber = null, wish = null } = props
  const { numberBefore = null, numberIsMine = false } = props
  const isDialed = canBeDialed(phone)
  if (phone === '') {
    return (
      <p className="rounded-card border border-line bg-surface p-4">
        <strong>No phone number.</strong> Asked to be answered by {answerBy}.
        {agreedAt && !closed ? <Agreed {...{ agreedAt, isWritten, timeZone }} /> : null}
      </p>
    )
  }
  if (closed) {
    return (
      <p className="rounded-card border border-line bg-surface p-4">
        <span className="text-soft">Closed: there’s nothing to call about.</span>{' '}
        {doNotCall ? 'The number is on the do-not-call list.' : `Their number was ${phoneWords(phone)}.`}
      </p>
    )
  }
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      {doNotCall ? (
        <p className="font-semibold text-alarm">
          Do not call or text this number. It is on the do-not-call list.
        </p>
      ) : (
        <p className="text-lg font-semibold">
          {answerBy === 'email' ? <span className="block text-base text-lamp">Email them first.</span> : null}
          {answerBy === 'text' ? <span className="block text-base text-lamp">Text them first.</span> : null}
          {isDialed ? (
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="text-ink">
              {phoneWords(phone)}
            </a>
          ) : (
            phone
          )}
        </p>
      )}
      <p role="status" className="font-semibold text-lamp empty:hidden">
        {numberBefore === null
          ? null
          : `${numberIsMine ? 'You changed the number.' : 'The number was changed while you had this open.'} Before, it was ${phoneWords(numberBefore)}.`}
      </p>
      <p className="mt-1">
        {timeZone ? (
          <>It is {timeWords(now, timeZone)} there. </>
        ) : (
          <>The home’s time zone is not known, so we call only when it is calling time everywhere. </>
        )}
        {doNotCall ? null : wrongNumber ? (
          <strong className="text-alarm">{wrongNumberWords[wrongNumber]}</strong>
        ) : !isDialed ? (
          <strong className="text-alarm">This number can’t be dialed in the US.</strong>
        ) : calling.may && slot && now < slot.startsAt ? (
          <strong className="text-lamp">Not yet: they chose an hour.</strong>
        ) : calling.may && agreedAt && now < agreedAt ? (
          <strong className="text-lamp">Not yet: they asked for a later time.</strong>
        ) : calling.may ? (
          <MayNow answerBy={answerBy} />
        ) : (
          <>
            <strong className="text-alarm">{reasons[calling.reason]}.</strong> Next:{' '}
            <Moment at={calling.nextAt} {...(timeZone ? { timeZone } : {})} />
          </>
        )}
      </p>
      {wish ? (
        <p className="mt-1 break-words">
          Asked for: <strong>{wish}</strong>
        </p>
      ) : null}
      {slot ? (
        <p className="mt-1">
          Asked for <strong>{slotWords(slot.startsAt, timeZone ?? BUSINESS_ZONE)}</strong>.
        </p>
      ) : null}
      {agreedAt && !slot ? <Agreed {...{ agreedAt, isWritten, timeZone }} /> : null}
      {answerBy === 'call' ? null : <p className="mt-1">Asked to be answered by {answerBy}.</p>}
    </div>
  )
}

type AgreedProps = { agreedAt: Date; isWritten: boolean; timeZone: string | null }

/** The time that was agreed on. */
function Agreed({ agreedAt, isWritten, timeZone }: AgreedProps) {
  const zone = timeZone ?? BUSINESS_ZONE
  return (
    <span className="mt-1 block">
      Agreed: we {isWritten ? 'write' : 'call'} at <strong>{timeWords(agreedAt, zone)}</strong>,{' '}
      {dayWords(agreedAt, zone)}.
    </span>
  )
}

/** What may be done at this time, with the way first that they asked for. */
function MayNow({ answerBy }: Pick<Props, 'answerBy'>) {
  if (answerBy === 'email') return <strong>Call only if email doesn’t reach them.</strong>
  return (
    <strong className="text-good">
      {answerBy === 'text' ? 'May be texted or called now.' : 'May be called now.'}
    </strong>
  )
}
