import { useEffect } from 'react'

/** Where the focus was: the element, what unfolds it, what is around it from the inside out, and the place of its row. */
type Held = {
  element: HTMLElement
  fold: HTMLElement | null
  around: HTMLElement[]
  row: number
  path: string
}

const CONTROLS = ':is(button, select, textarea, input:not([type="hidden"])):not(:disabled), a[href], summary'

/**
 * Whoever works by keyboard goes on where they were: when what had the focus is gone or disabled (a button that did its work, a
 * row that somebody else took), its successor gets it, else the row that moved into its place, else what unfolds the form that folded
 * again, else the next thing around, else the heading of the part of the page; on another page its heading does.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main')
    if (!main) return
    let held: Held | null = null
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement && main.contains(target) ? holdOf(target, main) : null
    }
    const changed = new MutationObserver(() => {
      if (!held || !isLost(held.element)) return
      const isElsewhere = held.path !== location.pathname
      const next =
        (isElsewhere ? null : successorOf(held, main)) ?? headingOf(main, isElsewhere ? [] : held.around)
      // The same control is where it was: the page stays where it is, which may be at the words about what was done.
      next?.focus({ preventScroll: isElsewhere || isAlike(next, held.element) })
    })
    main.addEventListener('focusin', hold)
    changed.observe(main, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    return () => {
      main.removeEventListener('focusin', hold)
      changed.disconnect()
    }
  }, [])
}

/** Whether the focus was on this and is nowhere now. A disabled control loses it only with the next paint. */
function isLost(element: HTMLElement): boolean {
  const { activeElement } = document
  if (element.isConnected && !element.matches(':disabled')) return false
  return activeElement === document.body || activeElement === element
}

function holdOf(element: HTMLElement, main: HTMLElement): Held {
  const around: HTMLElement[] = []
  for (let one = element.parentElement; one && one !== main; one = one.parentElement) around.push(one)
  const row = element.closest('tr, li')
  const rows = row?.parentElement ? [...row.parentElement.children] : []
  const fold = element.closest('details')?.querySelector('summary') ?? null
  return { element, fold, around, row: row ? rows.indexOf(row) : -1, path: location.pathname }
}

function successorOf({ element, fold, around, row }: Held, main: HTMLElement): HTMLElement | null {
  const folded = fold && !fold.isConnected && controlsOf(main).find(control => isAlike(control, fold))
  if (folded) return folded
  for (const one of around) {
    if (!one.isConnected || !main.contains(one)) continue
    const isList = row >= 0 && one.matches('tbody, ul, ol')
    const rows = isList ? [...one.children] : []
    const inside = isList ? rows[Math.min(row, rows.length - 1)] : one
    const there = controlsOf(inside)
    const next = there.find(control => isAlike(control, element)) ?? there.find(isButton) ?? there[0]
    if (next) return next
  }
  return controlsOf(main).find(control => isAlike(control, element)) ?? null
}

const controlsOf = (part: Element | undefined): HTMLElement[] =>
  [...(part?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].filter(control => control.checkVisibility())

const isButton = (control: HTMLElement) => control.tagName === 'BUTTON'

/** The same control, drawn anew. */
const isAlike = (one: HTMLElement, other: HTMLElement) =>
  one.tagName === other.tagName &&
  one.getAttribute('name') === other.getAttribute('name') &&
  one.getAttribute('aria-label') === other.getAttribute('aria-label') &&
  one.textContent === other.textContent

function headingOf(main: HTMLElement, around: readonly HTMLElement[]): HTMLElement | null {
  const there = around.filter(one => one.isConnected).map(one => one.querySelector<HTMLElement>('h2, h3'))
  const heading = there.find(one => one !== null) ?? main.querySelector('h1')
  if (heading) heading.tabIndex = -1
  return heading
}
