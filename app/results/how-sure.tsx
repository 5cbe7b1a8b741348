import { FlaskConical, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { COVERAGE_UNAVAILABLE, lookupWords } from '#domain/shared/lookup-words.ts'
import { certaintyInFull } from './answer-words.ts'

/** How the answer is known, folded away; in sight where it is a fallback or made up. */
export function HowSure({ result }: { result: LookupResult }) {
  return (
    <div className="mt-2 max-w-measure space-y-3">
      {result.sample ? (
        <Notice icon={<FlaskConical {...icon} />}>
          <strong>Made-up test data.</strong> These entries were generated to try the site out. They say
          nothing about who serves {result.place.city}.
        </Notice>
      ) : null}
      {result.isMock ? (
        <Notice icon={<TriangleAlert {...icon} />}>
          <strong>{lookupWords.backup.title}.</strong> {result.error ?? COVERAGE_UNAVAILABLE}. Showing
          alternative provider data: who sells in your state, not who was measured at your home.
        </Notice>
      ) : null}
      <details className="text-sm">
        <summary className="inline-flex min-h-8 items-center text-soft underline underline-offset-4 hover:text-ink">
          How do you know this?
        </summary>
        <ul className="mt-1 list-disc space-y-1 pl-5 text-soft">
          {certaintyInFull(result).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

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
