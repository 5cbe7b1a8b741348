/** What a press on an element does, also in a part of the page whose code hasn't arrived or never does. */
export type Press = {
  /** Which elements, as a CSS selector. */
  selector: string
  act(element: Element): void
}

/** Handles these presses with one listener for the whole page. Returns a function that stops it. */
export function listenForPresses(presses: readonly Press[]): () => void {
  const hear = ({ target, detail }: MouseEvent) => {
    // The second click of a double click is no second wish: nobody wants two internet plans that way.
    if (!(target instanceof Element) || detail > 1) return
    for (const { selector, act } of presses) {
      const element = target.closest(selector)
      if (element) act(element)
    }
  }
  // Before React, which swallows presses in a part whose code hasn't arrived.
  window.addEventListener('click', hear, { capture: true })
  return () => window.removeEventListener('click', hear, { capture: true })
}
