const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Loads the code of a part that the server has drawn once it is about to be seen, or the visitor first touches the
 * page. On the server, and where the part is not drawn yet, it loads at once. Where loading fails the drawn part stays
 * as it is: links work without code, and a page that can be read is better than none.
 */
export async function loadWhenNeeded<T>(id: string, load: () => Promise<T>): Promise<T> {
  const part = typeof document === 'undefined' ? null : document.getElementById(id)
  if (!part) return load()
  await aboutToBeSeen(part)
  return load().catch(() => new Promise<never>(() => {}))
}

function aboutToBeSeen(part: Element): Promise<void> {
  return new Promise(resolve => {
    const waiting = new AbortController()
    const seen = () => {
      waiting.abort()
      observer.disconnect()
      resolve()
    }
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) seen()
      },
      { rootMargin: '800px' },
    )
    observer.observe(part)
    for (const name of firstTouches) addEventListener(name, seen, { signal: waiting.signal, passive: true })
  })
}
