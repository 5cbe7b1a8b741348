import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type ResultsQuery, readResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'

/** How long the address waits after a choice. */
const ADDRESS_AFTER_MS = 60

/**
 * The query in the address, and a function that changes it. A change shows at once and the address follows, without
 * adding history entries; only opening the comparison adds one, so that Back closes it.
 */
export function useResultsQuery(zip: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [ahead, setAhead] = useState<string | null>(null)
  /** Where the last change led: a newer one may be waiting when it gets there. */
  const own = useRef('')
  useEffect(() => setAhead(next => (search === own.current && next !== search ? next : null)), [search])
  const text = ahead ?? search
  const query = useMemo(() => readResultsQuery(text), [text])
  const pending = useRef(0)
  useEffect(() => {
    const hear = (press: MouseEvent) => {
      if (!leadsElsewhere(press)) return
      // Its address has the choice already, and one that came later would take the place of where it leads.
      clearTimeout(pending.current)
      own.current = ''
    }
    document.addEventListener('click', hear)
    return () => {
      document.removeEventListener('click', hear)
      clearTimeout(pending.current)
    }
  }, [])
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  })
  const change = useCallback(
    (part: Partial<ResultsQuery>) => {
      const now = latest.current
      const next = { ...now, ...part }
      const address = writeResultsQuery(zip, next)
      latest.current = next
      setAhead(address)
      const opens = next.compare && !now.compare
      // The reaction to a press is drawn first; the address, which costs more, follows.
      clearTimeout(pending.current)
      const { href } = window.location
      pending.current = window.setTimeout(
        () => {
          // Back was pressed in the meantime.
          if (window.location.href !== href && window.location.search !== own.current) return
          own.current = address
          void navigate({ search: address }, { replace: !opens, preventScrollReset: true })
        },
        opens ? 0 : ADDRESS_AFTER_MS,
      )
    },
    [navigate, zip],
  )
  return { query, change }
}

/** Whether a link was pressed that the router takes to another address. */
function leadsElsewhere(press: MouseEvent): boolean {
  const link = press.defaultPrevented && press.target instanceof Element ? press.target.closest('a') : null
  return !!link && link.pathname + link.search !== location.pathname + location.search
}
