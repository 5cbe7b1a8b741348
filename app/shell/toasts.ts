import { createBrowserStore } from '../ui/browser-store.ts'

/** `shownAt` counts in milliseconds from the load of the page. */
export type Toast = {
  id: number
  shownAt: number
  tone: 'good' | 'notice' | 'alarm'
  title: string
  description?: string
}

export const toasts = createBrowserStore<readonly Toast[]>([])
let nextId = 1

/** Long enough to read twice; at least five seconds, more for more words. */
const readingTimeMs = (toast: Toast) =>
  Math.max(5_000, 3_000 + 70 * (toast.title.length + (toast.description?.length ?? 0)))

/** Shows a passing message. It is never the only place that tells of an error. */
export function showToast(toast: Omit<Toast, 'id' | 'shownAt'>): void {
  const shown = { ...toast, id: nextId++, shownAt: performance.now() }
  // Said again, it takes the place of what was said before.
  const others = toasts
    .get()
    .filter(one => one.title !== toast.title || one.description !== toast.description)
  toasts.set([...others.slice(-2), shown])
  setTimeout(() => dismissToast(shown.id), readingTimeMs(shown))
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id))
}

/** What is said as somebody is sent to another page is meant for that page. */
const SAID_ON_THE_WAY_MS = 1_500

/**
 * A toast goes when its page goes, but for what was said on the way to the next one. That way began at `leftAt`, in
 * milliseconds from the load of the page: on a slow line the next page comes long after.
 */
export function dismissToastsOfLastPage(leftAt: number): void {
  const left = toasts.get().filter(toast => leftAt - toast.shownAt < SAID_ON_THE_WAY_MS)
  if (left.length < toasts.get().length) toasts.set(left)
}
