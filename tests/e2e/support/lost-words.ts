/** Runs in the page: what is wider than it, or cut off. What is drawn for the eye alone, or for readers alone, is lost to nobody. */
export function lostAtThisWidth(): string[] {
  // What waits to be drawn until it is scrolled to has no width before that.
  const drawn = new CSSStyleSheet()
  drawn.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [drawn]
  const over = document.documentElement.scrollWidth - window.innerWidth
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(element => {
    const { overflowX, textOverflow, whiteSpace, clipPath } = getComputedStyle(element)
    if (!['hidden', 'clip'].includes(overflowX) || !element.checkVisibility()) return false
    if (clipPath !== 'none' || element.closest('[aria-hidden="true"], svg, input')) return false
    const ofWords = textOverflow === 'ellipsis' || whiteSpace === 'nowrap' || element.childElementCount === 0
    return ofWords && element.scrollWidth > element.clientWidth + 1
  })
  // Those that stick out themselves, without what is around them and what scrolls.
  const isWide = (element: Element) => {
    const { left, right } = element.getBoundingClientRect()
    const holds = getComputedStyle(element).overflowX === 'visible' ? element.scrollWidth : 0
    return Math.max(right, left + holds) > window.innerWidth + 1
  }
  const wide = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(
    element =>
      over > 0 &&
      isWide(element) &&
      element.closest('.overflow-x-auto, .max-sm\\:overflow-x-auto') === null &&
      ![...element.children].some(isWide),
  )
  return [
    ...(over > 0 ? [`${over} px sideways`] : []),
    ...wide
      .slice(0, 5)
      .map(element => `wide: ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`),
    ...cut.map(element => `cut: ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`),
  ]
}
