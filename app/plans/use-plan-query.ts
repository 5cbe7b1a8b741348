import { useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type PlanQuery, readPlanQuery, writePlanQuery } from '#domain/comparison/compare-plans.ts'

const never = () => () => {}

/**
 * What the address asks for, and a way to change it without leaving a trail of steps behind. A prerendered page was
 * drawn for no query (`drawnFor`): the browser first draws the same, then what its address says.
 */
export function usePlanQuery(drawnFor: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const query = readPlanQuery(inBrowser ? search : drawnFor)
  const change = (part: Partial<PlanQuery>) =>
    void navigate(
      { search: writePlanQuery({ ...query, ...part }) },
      { replace: true, preventScrollReset: true },
    )
  return { query, change }
}
