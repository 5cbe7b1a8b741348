import { useSyncExternalStore } from 'react'

/** A value outside React that components follow. The server's render and the first client render see `initial`. */
export type BrowserStore<T> = {
  get(): T
  set(next: T): void
  subscribe(listener: () => void): () => void
  use(): T
}

export function createBrowserStore<T>(initial: T): BrowserStore<T> {
  let value = initial
  const listeners = new Set<() => void>()
  const store: BrowserStore<T> = {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    use: () => useSyncExternalStore(store.subscribe, store.get, () => initial),
  }
  return store
}
