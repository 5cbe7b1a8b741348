/** Runs in the page: what is wider than it, or cut off. What is drawn for the eye alone, or for readers alone, is lost to nobody. */
export function lostAtThisWidth(): string[] {
  const over = document.documentElement.scrollWidth - window.innerWidth
  const cut = [...document.querySelectorAll<HTMLElement>('main *, header *')].filter(element => {
    const { overflowX, textOverflow, whiteSpace, clipPath } = getComputedStyle(element)
    if (!['hidden', 'clip'].includes(overflowX) || !element.checkVisibility()) return false
    if (clipPath !== 'none' || element.closest('[aria-hidden="true"], svg, input')) return false
    const ofWords = textOverflow === 'ellipsis' || whiteSpace === 'nowrap' || element.childElementCount === 0
    return ofWords && element.scrollWidth > element.clientWidth + 1
  })
  return [
    ...(over > 0 ? [`${over} px sideways`] : []),
    ...cut.map(element => `cut: ${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`),
  ]
}
