/** Reads local storage; a browser that refuses (private mode, blocked) counts as empty. */
export function readStorage(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): string | null {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}

/** Writes local storage, or removes the key for null. Returns false if the browser refuses. */
export function writeStorage(
  key: string,
  value: string | null,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): boolean {
  try {
    if (value === null) window[storage].removeItem(key)
    else window[storage].setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Reads a stored JSON object; anything else, including damaged text, is null. */
export function readStoredObject(
  key: string,
  storage: 'localStorage' | 'sessionStorage' = 'localStorage',
): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readStorage(key, storage) ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
