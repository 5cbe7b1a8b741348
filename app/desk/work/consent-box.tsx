import { Moment } from './due.tsx'

type Props = {
  consent: {
    request: string | null
    offers: string | null
    pageUrl: string
    at: Date
    marketingCalls: boolean
    revoked: boolean
  } | null
}

/** What the visitor agreed to and what not, in exactly the words that were shown. */
export function ConsentBox({ consent }: Props) {
  if (!consent)
    return <p className="text-alarm">No record of consent was found. Do not call before it is cleared.</p>
  const { request, offers, pageUrl, at, marketingCalls, revoked } = consent
  return (
    <>
      {revoked ? <p className="mb-2 font-semibold text-alarm">Taken back since.</p> : null}
      {request === null ? null : <Words agreed title="Agreed to" words={request} />}
      {offers === null ? (
        <p className="mb-2">
          <strong>Offers by phone or text:</strong> not asked.
        </p>
      ) : (
        <Words
          agreed={marketingCalls}
          title={
            marketingCalls ? 'Agreed to offers by phone or text' : 'Did not agree to offers by phone or text'
          }
          words={offers}
        />
      )}
      <p className="text-soft">
        On {pageUrl}, <Moment at={at} />.
      </p>
    </>
  )
}

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
