import { useSyncExternalStore } from 'react'
import { fiveDigitZip, isZipCode } from '#domain/shared/zip-code.ts'
import { readStorage, readStoredObject, writeStorage } from '../ui/browser-storage.ts'

const LAST_ZIP_KEY = 'last-search-zipcode'
/** The event in this window when a different place is stored; other windows get a storage event. */
const PLACE_KEPT = 'place-kept'

/** A text from storage, up to the length of any part of an address. */
export const storedText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

/** The ZIP of the last search: stored as an object with `zipCode`, or by older pages as the plain value. */
export function readLastZip(): string {
  const stored = readStoredObject(LAST_ZIP_KEY)
  return stored ? storedText(stored.zipCode) : (readStorage(LAST_ZIP_KEY)?.match(/\d{5}(-\d{4})?/)?.[0] ?? '')
}

/** Keeps a ZIP code that an answer was given for: the whole site goes by it, so nothing that was only typed. */
export function keepLastZip(zipCode: string): void {
  writeStorage(LAST_ZIP_KEY, JSON.stringify({ zipCode }))
  dispatchEvent(new Event(PLACE_KEPT))
}

/** Reports when a different place is stored, in this window or another one. Returns a function that stops it. */
export function followPlace(listener: () => void): () => void {
  const stop = new AbortController()
  for (const told of [PLACE_KEPT, 'storage']) addEventListener(told, listener, stop)
  return () => stop.abort()
}

/** The ZIP of the last search in five digits; empty if there is none, or it isn't valid. */
export function knownZip(): string {
  const typed = readLastZip().trim()
  return isZipCode(typed) ? fiveDigitZip(typed) : ''
}

/** The same, following searches; empty while the page is as the server drew it. */
export function useKnownZip(): string {
  return useSyncExternalStore(followPlace, knownZip, () => '')
}
