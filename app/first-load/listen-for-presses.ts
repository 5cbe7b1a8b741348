/** What a press on an element does, also in a part of the page whose code has not come or never comes. */
export type Press = {
  /** Which elements, as CSS says it. */
  selector: string
  act(element: Element): void
}

/** Hears these presses by one listener for the whole page. Answers how to stop. */
export function listenForPresses(presses: readonly Press[]): () => void {
  const hear = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return
    for (const { selector, act } of presses) {
      const element = target.closest(selector)
      if (element) act(element)
    }
  }
  // Before React, which keeps to itself what is pressed in a part whose code has not come yet.
  window.addEventListener('click', hear, { capture: true })
  return () => window.removeEventListener('click', hear, { capture: true })
}
