import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the row under the pointer or with the focus where it is on the screen while the list around it changes: what
 * comes in or goes above scrolls the page by as much. A page that is too short for that gets room.
 */
export function useSteadyRow(list: RefObject<HTMLElement | null>, changes: unknown): void {
  const held = useRef<{ key: string; top: number } | null>(null)
  useLayoutEffect(() => {
    const around = list.current
    if (!around) return
    const before = held.current
    const row = before ? around.querySelector(`[data-row="${before.key}"]`) : null
    if (before && row) scrollPage(around, row.getBoundingClientRect().top - before.top)
    // Only now, when nobody points at a row: what else is on the page would move under the pointer.
    else takeRoom(around, 'paddingBottom')
    const note = () => {
      const row = around.querySelector<HTMLElement>('[data-row]:focus-within, [data-row]:hover')
      held.current = row?.dataset.row ? { key: row.dataset.row, top: row.getBoundingClientRect().top } : null
      if (!held.current) takeRoom(around, 'paddingTop')
    }
    note()
    const kinds = ['pointermove', 'focusin', 'scroll'] as const
    for (const kind of kinds) window.addEventListener(kind, note, { passive: true })
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note)
    }
  }, [list, changes])
}

function takeRoom(list: HTMLElement, side: 'paddingTop' | 'paddingBottom'): void {
  list.style[side] = ''
}

/** Scrolls the page by so much, with room around the list where there is too little to scroll. */
function scrollPage(list: HTMLElement, by: number): void {
  const page = document.documentElement
  const below = () => page.scrollHeight - page.clientHeight - page.scrollTop
  if (by > below()) {
    // More than enough first: a page that is shorter than the window can't tell by how much.
    const most = page.clientHeight + by
    list.style.paddingBottom = `${most}px`
    list.style.paddingBottom = `${most - (below() - by)}px`
  }
  if (-by > page.scrollTop) {
    const padding = Number.parseFloat(list.style.paddingTop) || 0
    list.style.paddingTop = `${padding - by - page.scrollTop}px`
  }
  window.scrollBy(0, by)
}
