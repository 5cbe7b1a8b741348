import { lazy, Suspense } from 'react'
import type { LookupResult } from '#domain/availability/lookup-result.ts'
import { later } from '../first-load/later.tsx'
import { loadWhenNeeded } from '../first-load/load-when-needed.ts'
import { PartBoundary } from '../first-load/part-boundary.tsx'

const AnswerNotices = later(() => import('./answer-notices.tsx').then(module => module.AnswerNotices))

const FOLDED = 'how-known'
/** Hidden until it is unfolded, which is a touch. */
const CertaintyList = lazy(() =>
  loadWhenNeeded(FOLDED, () =>
    import('./certainty-list.tsx').then(module => ({ default: module.CertaintyList })),
  ),
)

/** How the answer is known, collapsed; visible if it is a fallback or made up. */
export function HowSure({ result }: { result: LookupResult }) {
  return (
    <div className="mt-2 max-w-measure space-y-3">
      {result.sample || result.isMock ? <AnswerNotices result={result} /> : null}
      <details className="text-sm">
        <summary className="inline-flex min-h-8 items-center text-soft underline underline-offset-4 hover:text-ink">
          How do you know this?
        </summary>
        <div id={FOLDED}>
          <PartBoundary>
            <Suspense fallback={null}>
              <CertaintyList result={result} />
            </Suspense>
          </PartBoundary>
        </div>
      </details>
    </div>
  )
}
