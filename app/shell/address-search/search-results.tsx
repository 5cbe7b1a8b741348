import { lazy, Suspense, useEffect, useRef } from 'react'
import { searchStore } from './search-store.ts'

// Loaded with the first search: most of a visitor's first view of the page does not need it.
const ResultsView = lazy(() => import('./results-view.tsx').then(module => ({ default: module.ResultsView })))

/** Where results appear. The place is always there, so readers hear of what comes into it. */
export function SearchResults() {
  const state = searchStore.use()
  const section = useRef<HTMLElement>(null)
  const { phase } = state
  useEffect(() => {
    if (phase === 'searching') section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    if (phase === 'found' || phase === 'empty') section.current?.focus()
  }, [phase])
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="results"
      aria-label="Search results"
      aria-busy={phase === 'searching'}
      className="page-width scroll-mt-4 outline-none"
    >
      {phase === 'idle' ? null : (
        <Suspense fallback={<p className="py-10 text-soft">Searching...</p>}>
          <ResultsView state={state} />
        </Suspense>
      )}
    </section>
  )
}
