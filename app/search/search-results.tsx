import { useEffect, useRef } from 'react'
import { later } from '../first-load/later.tsx'
import { followAnchor } from '../ui/follow-anchor.ts'
import { searchStore } from './search-store.ts'

/** Prepared with the form, so that the words of a search that fails are there without a connection. */
export const ResultsView = later(() => import('./results-view.tsx').then(module => module.ResultsView))

const RESULTS = 'results'

/** Where results appear. The place is always there, so readers hear of what comes into it. */
export function SearchResults() {
  const state = searchStore.use()
  const section = useRef<HTMLElement>(null)
  const { phase } = state
  useEffect(() => {
    if (phase === 'searching') section.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    // What was found is longer than the window: it is read from its heading on.
    if (phase === 'found') followAnchor(RESULTS)
    if (phase === 'empty') section.current?.focus()
  }, [phase])
  return (
    <section
      ref={section}
      tabIndex={-1}
      id={RESULTS}
      aria-label="Search results"
      aria-busy={phase === 'searching'}
      className="page-width scroll-mt-4 outline-none"
    >
      {phase === 'idle' ? null : (
        <ResultsView
          // Code that did not come once is asked for again with the next answer.
          key={phase}
          state={state}
          waiting={<p className="py-10 text-soft">Searching...</p>}
        />
      )}
    </section>
  )
}
