import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { readStorage, readStoredObject, writeStorage } from '../ui/browser-storage.ts'

const LAST_ADDRESS_KEY = 'last-search-address'
const LAST_ZIP_KEY = 'last-search-zipcode'

const listeners = new Set<() => void>()

/** Tells when another place is kept. Answers how to stop. */
export function onKeptPlace(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')

/** The address of the last search in this browser; parts that were never given are empty. */
export function readLastAddress(): PostalAddress | null {
  const stored = readStoredObject(LAST_ADDRESS_KEY)
  if (!stored) return null
  const address = {
    street: textOf(stored.address),
    city: textOf(stored.city),
    state: textOf(stored.state),
    zipCode: textOf(stored.zipCode),
  }
  return Object.values(address).some(Boolean) ? address : null
}

/** The ZIP of the last search: stored as an object with `zipCode`, by older pages as the plain value. */
export function readLastZip(): string {
  const stored = readStoredObject(LAST_ZIP_KEY)
  return stored ? textOf(stored.zipCode) : (readStorage(LAST_ZIP_KEY)?.match(/\d{5}(-\d{4})?/)?.[0] ?? '')
}

export function keepLastSearch(address: PostalAddress): void {
  const { street, city, state, zipCode } = address
  writeStorage(LAST_ADDRESS_KEY, JSON.stringify({ address: street, zipCode, city, state }))
  keepLastZip(zipCode)
}

export function keepLastZip(zipCode: string): void {
  writeStorage(LAST_ZIP_KEY, JSON.stringify({ zipCode }))
  for (const listener of listeners) listener()
}
