import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the row under the pointer or with the focus where it is on the screen while the list around it changes: what
 * comes in above scrolls the page by as much.
 */
export function useSteadyRow(list: RefObject<HTMLElement | null>, changes: unknown): void {
  const held = useRef<{ key: string; top: number } | null>(null)
  useLayoutEffect(() => {
    const before = held.current
    if (before) {
      const row = list.current?.querySelector(`[data-row="${before.key}"]`)
      if (row) window.scrollBy(0, row.getBoundingClientRect().top - before.top)
    }
    const note = () => {
      const row = list.current?.querySelector<HTMLElement>('[data-row]:focus-within, [data-row]:hover')
      held.current = row?.dataset.row ? { key: row.dataset.row, top: row.getBoundingClientRect().top } : null
    }
    note()
    const kinds = ['pointermove', 'focusin', 'scroll'] as const
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note)
    }
  }, [list, changes])
}
