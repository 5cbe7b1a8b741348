import { countiesInWords } from '#domain/availability/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { ReportEntry } from './report-entry.tsx'
import { bestUpload, SpeedComparison } from './speed-comparison.tsx'

/** Who else is reported there. We do not sell them: no price and nothing to order. */
export function OtherProviders({ result }: { result: LookupResult }) {
  const { otherProviders, precision, place } = result
  if (otherProviders.length === 0) return null
  return (
    <section aria-labelledby="other-providers" className="mt-12">
      <h3 id="other-providers" className="text-2xl">
        {precision === 'county'
          ? `Other providers in ${countiesInWords(place)}`
          : 'Also reported at this place'}
      </h3>
      <p className="mt-2 mb-5 max-w-measure text-soft">
        We do not sell these, so there is no price of ours. Ask the providers for theirs.
      </p>
      <SpeedComparison
        caption="Technologies and speeds of the other providers"
        precision={precision}
        place={place}
        entries={otherProviders.map(({ maxDownload, ...one }) => ({
          ...one,
          id: one.fccProviderId === undefined ? one.name : String(one.fccProviderId),
          download: maxDownload,
          upload: bestUpload(one.coverage),
        }))}
      />
      <ul className="mt-3">
        {otherProviders.map(({ fccProviderId, name }) =>
          fccProviderId === undefined ? null : (
            <li key={fccProviderId}>
              <ReportEntry place={place} name={name} fccProviderId={fccProviderId} named />
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
