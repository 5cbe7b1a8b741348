import { useSyncExternalStore } from 'react'
import { fiveDigitZip, isZipCode } from '#domain/shared/zip-code.ts'
import { readStorage, readStoredObject, writeStorage } from '../ui/browser-storage.ts'

const LAST_ZIP_KEY = 'last-search-zipcode'
/** What this window hears when another place is kept in it; others hear of the storage. */
const PLACE_KEPT = 'place-kept'

/** A text from storage, as long as any part of an address may be. */
export const storedText = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

/** The ZIP of the last search: stored as an object with `zipCode`, by older pages as the plain value. */
export function readLastZip(): string {
  const stored = readStoredObject(LAST_ZIP_KEY)
  return stored ? storedText(stored.zipCode) : (readStorage(LAST_ZIP_KEY)?.match(/\d{5}(-\d{4})?/)?.[0] ?? '')
}

export function keepLastZip(zipCode: string): void {
  writeStorage(LAST_ZIP_KEY, JSON.stringify({ zipCode }))
  dispatchEvent(new Event(PLACE_KEPT))
}

/** Tells when another place is kept, in this window or another one. Answers how to stop. */
export function followPlace(listener: () => void): () => void {
  const stop = new AbortController()
  for (const told of [PLACE_KEPT, 'storage']) addEventListener(told, listener, stop)
  return () => stop.abort()
}

/** The ZIP of the last search in five digits; empty where there is none, or nothing that is one. */
export function knownZip(): string {
  const typed = readLastZip().trim()
  return isZipCode(typed) ? fiveDigitZip(typed) : ''
}

/** The same, following searches; empty while the page is as the server drew it. */
export function useKnownZip(): string {
  return useSyncExternalStore(followPlace, knownZip, () => '')
}
