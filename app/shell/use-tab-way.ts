import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * A message stands at the end of the page: from what was pressed by keyboard, Tab goes to the message's buttons, and from
 * the last of them on from there. Whoever is in the message when it goes is back where it was pressed. Returns whether
 * there is such a way.
 */
export function useTabWay(card: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [from] = useState(() => {
    const pressed = document.activeElement
    return wanted && pressed instanceof HTMLElement && pressed.matches('main :focus-visible') ? pressed : null
  })
  // Its end comes before the message is taken away, which would take the focus with it.
  useLayoutEffect(() => {
    const element = card.current
    if (!from || !element) return undefined
    const follow = (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      const at = document.activeElement
      const buttons = [...element.querySelectorAll('button')]
      if (at === from && !event.shiftKey) {
        buttons[0]?.focus()
        event.preventDefault()
      } else if (at === buttons[0] && event.shiftKey) {
        from.focus()
        event.preventDefault()
      } else if (at === buttons.at(-1) && !event.shiftKey) {
        // The browser itself goes on from here.
        from.focus()
      }
    }
    addEventListener('keydown', follow)
    const back = () => {
      if (element.contains(document.activeElement)) from.focus()
    }
    return () => {
      removeEventListener('keydown', follow)
      back()
    }
  }, [card, from])
  return from !== null
}
