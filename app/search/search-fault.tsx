import { useEffect, useRef } from 'react'
import { later } from '../first-load/later.tsx'
import { searchStore } from './search-state.ts'

/** Loaded with the form, so that the messages for a failed search are there without a connection. */
const FaultWords = later(() => import('./fault-words.tsx').then(module => module.FaultWords))

/**
 * What went wrong with a search, beside the form that was sent. The element is always there, so that screen readers
 * announce what appears in it: an alert, in which the focus is then.
 */
export function SearchFault() {
  const state = searchStore.use()
  const place = useRef<HTMLDivElement>(null)
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
    <div ref={place} tabIndex={-1} aria-busy={state.phase === 'searching'} className="outline-none">
      {failed ? <FaultWords key={state.searched + state.message} {...state} /> : null}
    </div>
  )
}

SearchFault.prepare = FaultWords.prepare
