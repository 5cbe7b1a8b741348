import { useSyncExternalStore } from 'react'
import { readStoredObject, writeStorage } from './browser-storage.ts'
import { createBrowserStore } from './browser-store.ts'
import { STORAGE_CLEARED } from './clear-storage.ts'

/** What somebody is filling in, which outlives a reload. */
export type SessionDraft<T extends object> = {
  use(): T
  /** Stores it at once. */
  edit(changes: Partial<T>): void
  forget(): void
}

/**
 * A draft in the tab's session storage: what was typed doesn't stay on a shared computer. `read` makes one of whatever
 * is stored there. The server and the first render have the empty one. If the storage is cleared, what is on the screen
 * stays there until its page is left.
 */
export function createSessionDraft<T extends object>(
  key: string,
  empty: T,
  read: (stored: Record<string, unknown> | null) => T,
): SessionDraft<T> {
  const store = createBrowserStore<T>(empty)
  let isRead = import.meta.env.SSR
  let isCleared = false
  let shown = 0
  const letGo = () => {
    if (!isCleared || shown > 0) return
    isCleared = false
    isRead = false
    store.set(empty)
  }
  if (!import.meta.env.SSR) {
    addEventListener(STORAGE_CLEARED, () => {
      isCleared = true
      letGo()
    })
  }
  const follow = (listener: () => void) => {
    shown++
    const stop = store.subscribe(listener)
    return () => {
      stop()
      shown--
      letGo()
    }
  }
  const readOnce = () => {
    if (isRead) return
    isRead = true
    store.set(read(readStoredObject(key, 'sessionStorage')))
  }
  return {
    use() {
      readOnce()
      return useSyncExternalStore(follow, store.get, () => empty)
    },
    edit(changes) {
      readOnce()
      const draft = { ...store.get(), ...changes }
      writeStorage(key, JSON.stringify(draft), 'sessionStorage')
      store.set(draft)
    },
    forget() {
      writeStorage(key, null, 'sessionStorage')
      store.set(empty)
    },
  }
}
