import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { keepLastZip, useAddressSearched } from '../search/search.ts'
import { useAfterPaint } from '../ui/use-after-paint.ts'
import { arrangeResults } from './arrange-results.ts'
import { PlaceHead } from './place-head.tsx'
import { PlanBrowser } from './plan-browser.tsx'
import type { ResultsView } from './results-view.ts'
import { useResultsQuery } from './use-results-query.ts'

/**
 * Who serves a place and with which plans: for the ZIP code as the server knows it, and for the street if this tab
 * asked about one. The street is never in the address.
 */
export function ResultsPage({ view }: { view: Extract<ResultsView, { phase: 'answered' }> }) {
  const { zip, today } = view
  const searched = useAddressSearched(zip)
  const exact = searched?.isOld ? null : searched
  const answer = exact?.answer ?? view.answer
  const checking = useFreshAnswer(searched)
  const { query, change } = useResultsQuery(zip)
  // The pressed control is painted first, the reordered list after it.
  const shown = useAfterPaint(query)
  const arranged = useMemo(() => arrangeResults(answer, shown), [answer, shown])
  const heading = useRef<HTMLHeadingElement>(null)
  // Somebody who comes from a search continues with the results; somebody who comes to change the ZIP code is taken
  // to its field.
  const { hash } = useLocation()
  const way: string = useNavigationType()
  const arrives = useRef(way !== 'POP' && !hash)
  useEffect(() => {
    if (arrives.current) heading.current?.focus({ preventScroll: true })
  }, [])
  // Somebody who comes back later is asked about this place.
  useEffect(() => keepLastZip(zip), [zip])
  return (
    <>
      <PlaceHead
        zip={zip}
        answer={answer}
        address={exact?.address ?? null}
        checking={checking}
        heading={heading}
      />
      <PlanBrowser
        answer={answer}
        arranged={arranged}
        today={today}
        query={query}
        change={change}
        zip={zip}
      />
    </>
  )
}

/** Repeats an old search for an address in this tab; returns whether it is running. */
function useFreshAnswer(searched: ReturnType<typeof useAddressSearched>): boolean {
  const old = searched?.isOld ? searched.address : null
  const [asking, setAsking] = useState(false)
  useEffect(() => {
    if (!old) return
    setAsking(true)
    void import('../search/street-search.tsx')
      .then(module => module.searchAgain(old))
      .catch(() => false)
      .finally(() => setAsking(false))
  }, [old])
  return asking
}
