import { createBrowserStore } from '../ui/browser-store.ts'

export type Toast = { id: number; tone: 'good' | 'notice' | 'alarm'; title: string; description?: string }

export const toasts = createBrowserStore<readonly Toast[]>([])
let nextId = 1

/** Long enough to read twice; at least five seconds, more for more words. */
const readingTimeMs = (toast: Toast) =>
  Math.max(5_000, 3_000 + 70 * (toast.title.length + (toast.description?.length ?? 0)))

/** Shows a passing message. It is never the only place that tells of an error. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const shown = { ...toast, id: nextId++ }
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
