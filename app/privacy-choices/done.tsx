import { PRIVACY_ANSWER_DAYS } from '#domain/shared/privacy-answer-days.ts'
import { OutcomeBox } from './outcome-box.tsx'

type Left = { orders: boolean; account: boolean }
/** What was asked for besides a copy. */
type Also = { stop: boolean; erase: boolean }
type Props = { done: 'stop' | 'erase' | 'copy'; left: Left; also: Also }

/** What was done with the choices, and what of a deletion is still to come. */
export function Done({ done, left, also }: Props) {
  if (done === 'copy') return <Copied also={also} />
  return (
    <OutcomeBox title={done === 'erase' ? erasedTitle(left) : 'Offers have ended'}>
      <OffersEnded />
      {done === 'erase' ? <Erased left={left} /> : null}
    </OutcomeBox>
  )
}

function OffersEnded() {
  return (
    <p>
      Whatever agreement to offers was given with this address, or for a phone number that came with it, is
      withdrawn as of now.
    </p>
  )
}

function Copied({ also: { stop, erase } }: { also: Also }) {
  const ended = stop || erase
  return (
    <OutcomeBox title={`Your copy is being prepared${ended ? ', and offers have ended' : ''}`}>
      <p>
        We send what we hold about you to this address within {PRIVACY_ANSWER_DAYS} days.
        {erase ? ' We delete your data as soon as the copy is sent.' : ''}
      </p>
      {ended ? <OffersEnded /> : null}
    </OutcomeBox>
  )
}

function erasedTitle({ orders, account }: Left): string {
  const stays = [...(orders ? ['your order under way'] : []), ...(account ? ['your account'] : [])]
  return stays.length > 0
    ? `Offers have ended, and your data are deleted except for ${stays.join(' and ')}`
    : 'Your data are deleted, and offers have ended'
}

function Erased({ left: { orders, account } }: { left: Left }) {
  return (
    <>
      <p>
        Your name, email address, phone number and addresses are gone from requests, searches, alerts, emails
        and messages, and conversations in which you gave the address are deleted with every word. The record
        of what you agreed to stays for five years, as 16 CFR 310.5 asks. Orders that are over keep only what
        was sold.
      </p>
      {orders ? (
        <p>
          An order that is under way keeps your details until it is over: we need them to carry it out. Then
          we delete them, too.
        </p>
      ) : null}
      {account ? (
        <p>
          Your account stays, with its email address, username and password, until you delete it:{' '}
          <a href="/account" className="font-semibold text-signal underline underline-offset-4">
            sign in and delete the account
          </a>
          .
        </p>
      ) : null}
    </>
  )
}
