import { createBrowserStore } from '../ui/browser-store.ts'

/** `shownAt` is in milliseconds since the page loaded. */
export type Toast = {
  id: number
  shownAt: number
  tone: 'good' | 'notice' | 'alarm'
  title: string
  description?: string
  /** What somebody may want to do about it; it can be done elsewhere, too. */
  action?: { label: string; act(): void }
}

export const toasts = createBrowserStore<readonly Toast[]>([])
let nextId = 1

/** Long enough to read twice; at least five seconds, more for more words. */
const readingTimeMs = (toast: Toast) =>
  Math.max(5_000, 3_000 + 70 * (toast.title.length + (toast.description?.length ?? 0)))

/**
 * Shows a temporary message in place of the one before, so that they never pile up; what is said of one event may be
 * several. An error is never reported only here.
 */
export function showToast(...said: readonly Omit<Toast, 'id' | 'shownAt'>[]): void {
  const shown = said.map(toast => ({ ...toast, id: nextId++, shownAt: performance.now() }))
  toasts.set(shown)
  for (const toast of shown) dismissAfter(readingTimeMs(toast), toast.id)
}

/** A message stays as long as somebody is in it by keyboard. */
function dismissAfter(ms: number, id: number): void {
  setTimeout(() => {
    if (document.activeElement?.closest('.toast-region')) dismissAfter(ms, id)
    else dismissToast(id)
  }, ms)
}

export function dismissToast(id: number): void {
  toasts.set(toasts.get().filter(toast => toast.id !== id))
}

/** Takes away the messages about what was wrong, once it isn't anymore or somebody has begun to put it right. */
export function dismissAlarms(): void {
  toasts.set(toasts.get().filter(toast => toast.tone !== 'alarm'))
}

/** A message shown while somebody is sent to another page is meant for that page. */
const SAID_ON_THE_WAY_MS = 1_500

/**
 * A toast disappears with its page, except if it was shown on the way to the next one. That navigation began at
 * `leftAt`, in milliseconds since the page loaded: on a slow connection the next page arrives much later.
 */
export function dismissToastsOfLastPage(leftAt: number): void {
  const left = toasts.get().filter(toast => leftAt - toast.shownAt < SAID_ON_THE_WAY_MS)
  if (left.length < toasts.get().length) toasts.set(left)
}
