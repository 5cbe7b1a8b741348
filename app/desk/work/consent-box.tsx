import type { ConsentStep } from '#domain/assistant/conversation.ts'
import type { ShownConsent } from '#domain/consent/consent-store.server.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { Moment } from './due.tsx'

type Props = {
  consent: ShownConsent | null
  /** What came of the question about offers in the chat that the lead is from; only a yes has a record. */
  offers?: ConsentStep | 'forgotten' | undefined
}

/** What the visitor agreed to and what not, in exactly the words that were shown. */
export function ConsentBox({ consent, offers: inChat }: Props) {
  if (!consent)
    return <p className="text-alarm">No record of consent was found. Do not call before it is cleared.</p>
  const { request, offers, pageUrl, at, answeredAt, marketingCalls, revoked, otherNumber } = consent
  return (
    <>
      {revoked ? <p className="mb-2 font-semibold text-alarm">Taken back since.</p> : null}
      {otherNumber ? (
        <p className="mb-2 font-semibold text-lamp">
          Given for {phoneWords(otherNumber)}. The number was changed since.
        </p>
      ) : null}
      {request !== null ? (
        <Words agreed title="Agreed to" words={request} />
      ) : offers === null ? (
        <p className="mb-2">They called us: nothing was shown to them and nothing agreed to on a screen.</p>
      ) : null}
      {offers !== null ? (
        <Words agreed={marketingCalls} title={marketingCalls ? AGREED : DECLINED} words={offers} />
      ) : inChat === 'declined' ? (
        <p className="mb-2 font-semibold text-lamp">{DECLINED}</p>
      ) : (
        <p className="mb-2">
          <strong>Offers by phone or text:</strong> {withoutRecord[inChat ?? 'not_asked']}.
        </p>
      )}
      <p className="text-soft">
        On {pageUrl}, <Moment at={at} />
        {answeredAt ? (
          <>
            ; offers: <Moment at={answeredAt} />
          </>
        ) : null}
        .
      </p>
    </>
  )
}

const withoutRecord = {
  not_asked: 'not asked',
  asked: 'asked in the chat, not answered',
  agreed: 'agreed to in the chat for another number',
  forgotten: 'no agreement on record',
} as const

const AGREED = 'Agreed to offers by phone or text'
const DECLINED = 'Did not agree to offers by phone or text'

function Words({ agreed, title, words }: { agreed: boolean; title: string; words: string }) {
  return (
    <div className="mb-2">
      <p className={agreed ? 'font-semibold' : 'font-semibold text-lamp'}>{title}</p>
      <blockquote
        className={agreed ? 'border-l-2 border-edge pl-3' : 'border-l-2 border-edge pl-3 text-soft'}
      >
        {words}
      </blockquote>
    </div>
  )
}
