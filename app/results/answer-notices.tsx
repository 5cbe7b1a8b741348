import { FlaskConical, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { countKnown } from '#domain/availability/count-known.ts'
import { stateInWords } from '#domain/availability/counties/county-words.ts'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { COVERAGE_UNAVAILABLE, lookupWords } from '#domain/shared/lookup-words.ts'

/** Says if an answer is a fallback or made up, and if its ZIP code isn't on our list. */
export function AnswerNotices({ result }: { result: LookupResult }) {
  return (
    <>
      {result.place.city ? null : (
        <p>
          ZIP code {result.place.zipCode} isn’t on our list. Check the digits: the first three belong to{' '}
          {stateInWords(result.place)}.
        </p>
      )}
      {result.sample ? (
        <Notice icon={<FlaskConical {...icon} />}>
          <strong>Made-up test data.</strong> These entries were generated to try the site out. They say
          nothing about who serves {result.place.city}.
        </Notice>
      ) : null}
      {result.isMock && isUnknown(result) ? (
        <Notice icon={<TriangleAlert {...icon} />}>
          {result.error ?? COVERAGE_UNAVAILABLE}. We don’t know who sells there either.
        </Notice>
      ) : null}
      {result.isMock && !isUnknown(result) ? (
        <Notice icon={<TriangleAlert {...icon} />}>
          <strong>{lookupWords.backup.title}.</strong> {result.error ?? COVERAGE_UNAVAILABLE}. Showing
          alternative provider data: who sells in {stateInWords(result.place)}, not who was measured at your
          home.
        </Notice>
      ) : null}
    </>
  )
}

/** Nobody is known there, so there are no alternative data to show. */
const isUnknown = (result: LookupResult) => countKnown(result) === 0

const icon = {
  'aria-hidden': true,
  strokeWidth: 1.75,
  className: 'mt-0.5 size-5 shrink-0 text-lamp',
} as const

function Notice({ icon: sign, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 rounded-card border border-lamp bg-surface p-4 text-sm">
      {sign}
      <span className="min-w-0">{children}</span>
    </p>
  )
}
