import { Moment } from './due.tsx'

type Props = {
  consent: { shownText: string; pageUrl: string; at: Date; marketingCalls: boolean; revoked: boolean } | null
}

/** What the visitor was shown and agreed to, in exactly those words. */
export function ConsentBox({ consent }: Props) {
  if (!consent)
    return <p className="text-alarm">No record of consent was found. Do not call before it is cleared.</p>
  return (
    <>
      <blockquote className="border-l-2 border-edge pl-3 whitespace-pre-line">{consent.shownText}</blockquote>
      <p className="mt-2 text-soft">
        Shown on {consent.pageUrl}, <Moment at={consent.at} />. Offers by phone:{' '}
        {consent.marketingCalls ? 'agreed' : 'not agreed'}.
      </p>
      {consent.revoked ? <p className="font-semibold text-alarm">Taken back since.</p> : null}
    </>
  )
}
