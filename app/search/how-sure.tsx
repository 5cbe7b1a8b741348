import { FlaskConical, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { COVERAGE_UNAVAILABLE, lookupWords } from '#domain/shared/lookup-words.ts'
import { certaintyOf, sourceOf } from './certainty.ts'

/** How sure and how old the answer is, in words; louder where it is a fallback or made up. */
export function HowSure({ result }: { result: LookupResult }) {
  return (
    <div className="mt-5 max-w-measure space-y-3">
      {result.sample ? (
        <Notice icon={<FlaskConical {...icon} className="mt-0.5 size-5 shrink-0 text-lamp" />} loud>
          <strong>Made-up test data.</strong> These entries were generated to try the site out. They say
          nothing about who serves {result.place.city}.
        </Notice>
      ) : null}
      {result.isMock ? (
        <Notice icon={<TriangleAlert {...icon} className="mt-0.5 size-5 shrink-0 text-lamp" />}>
          <strong>{lookupWords.backup.title}.</strong> {result.error ?? COVERAGE_UNAVAILABLE}. Showing
          alternative provider data: who sells in your state, not who was measured at your home.
        </Notice>
      ) : null}
      <Notice icon={<Info {...icon} className="mt-0.5 size-5 shrink-0 text-signal" />}>
        <strong>How sure are we?</strong> {certaintyOf(result)}{' '}
        <span className="text-soft">
          {sourceOf(result)}; prices as of {formatDate(result.pricesAsOf)}.
        </span>
      </Notice>
    </div>
  )
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

function Notice({ icon: sign, loud, children }: { icon: ReactNode; loud?: boolean; children: ReactNode }) {
  return (
    <p
      className={`flex items-start gap-2 rounded-card border bg-surface p-4 text-sm ${loud ? 'border-lamp' : 'border-line'}`}
    >
      {sign}
      <span className="min-w-0">{children}</span>
    </p>
  )
}
