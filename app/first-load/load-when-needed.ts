const firstTouches = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Loads the code of a server-drawn part once it is about to be seen, or when the visitor first touches the page. On
 * the server, and if the part isn't drawn yet, it loads immediately. If loading fails, the drawn part stays as it is:
 * links work without code, and a readable page is better than none.
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
