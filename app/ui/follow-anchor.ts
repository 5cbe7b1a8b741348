/**
 * Scrolls to the part of the page with an id (`top` is its top) and gives it the focus, so that the keyboard
 * continues from there. It scrolls smoothly, except for people who asked for less motion.
 */
export function followAnchor(id: string): void {
  setTimeout(() => {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
    if (id === 'top') {
      window.scrollTo({ top: 0, behavior })
      return
    }
    const target = document.getElementById(id)
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ behavior })
  })
}
