import { useEffect, useState } from 'react'

/** A part's position on the page, in pixels from the top of the window. */
type SectionBox = { id: string; top: number; bottom: number }

/** Determines which part is being read, or null for none, from their positions and the height of the window. */
export type ActiveRule = (boxes: readonly SectionBox[], windowHeight: number) => string | null

/** The part of the page that is being read, by a rule; nothing until the page is scrolled or shown. */
export function useActiveSection(ids: readonly string[], rule: ActiveRule): string | null {
  const [active, setActive] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const boxes = ids.flatMap(id => {
        const box = document.getElementById(id)?.getBoundingClientRect()
        return box ? { id, top: box.top, bottom: box.bottom } : []
      })
      setActive(rule(boxes, innerHeight))
    }
    look()
    const stop = new AbortController()
    for (const kind of ['scroll', 'resize']) {
      addEventListener(kind, look, { passive: true, signal: stop.signal })
    }
    return () => stop.abort()
  }, [ids, rule])
  return active
}
