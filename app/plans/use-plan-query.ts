import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type PlanQuery, readPlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'

const never = () => () => {}

/**
 * The query in the address, and a function that changes it without adding history entries. A prerendered page was
 * drawn for no query (`drawnFor`): the browser first draws the same, then what its address says. A change shows at
 * once; the address follows.
 */
export function usePlanQuery(drawnFor: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [ahead, setAhead] = useState<string | null>(null)
  useEffect(() => setAhead(null), [search])
  const address = inBrowser ? (ahead ?? search) : drawnFor
  // Stays the same while the address does: a list that was drawn for it isn't redrawn when the browser takes over.
  const query = useMemo(() => readPlanQuery(address), [address])
  const change = useCallback(
    (part: Partial<PlanQuery>) => {
      const next = writePlanQuery({ ...query, ...part })
      setAhead(next)
      void navigate({ search: next }, { replace: true, preventScrollReset: true })
    },
    [query, navigate],
  )
  return { query, change }
}
