/** The event in this window when stored entries were removed: who holds one in memory lets go of it, too. */
export const STORAGE_CLEARED = 'storage-cleared'

/** Removes the entries whose keys are meant, and lets those know who hold one in memory. */
export function clearStorage(
  storages: readonly ('localStorage' | 'sessionStorage')[],
  isMeant: (key: string) => boolean,
): void {
  for (const storage of storages) {
    try {
      for (const key of Object.keys(window[storage])) {
        if (isMeant(key)) window[storage].removeItem(key)
      }
    } catch {
      // A browser that refuses has stored nothing.
    }
  }
  dispatchEvent(new Event(STORAGE_CLEARED))
}
