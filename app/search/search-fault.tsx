import { useEffect, useRef } from 'react'
import { later } from '../first-load/later.tsx'
import { searchStore } from './search-store.ts'

/** Prepared with the form, so that the words of a search that fails are there without a connection. */
const FaultWords = later(() => import('./fault-words.tsx').then(module => module.FaultWords))

/** What went wrong with a search, beside the form that was sent. The place is always there, so readers hear of what comes into it. */
export function SearchFault() {
  const state = searchStore.use()
  const place = useRef<HTMLElement>(null)
  const failed = state.phase === 'failed'
  useEffect(() => {
    if (failed) place.current?.focus()
  }, [failed])
  // What failed on one page says nothing on the next.
  useEffect(
    () => () => {
      if (searchStore.get().phase === 'failed') searchStore.set({ phase: 'idle' })
    },
    [],
  )
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Search results"
      aria-busy={state.phase === 'searching'}
      className="outline-none"
    >
      {failed ? <FaultWords key={state.searched + state.message} {...state} /> : null}
    </section>
  )
}

SearchFault.prepare = FaultWords.prepare
