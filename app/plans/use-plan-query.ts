import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type PlanQuery, readPlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'

const never = () => () => {}

/**
 * What the address asks for, and a way to change it without leaving a trail of steps behind. A prerendered page was
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
  // The same while the address is: a list that was drawn for it is not drawn again when the browser takes over.
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
