import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'
import { storedText } from './last-zip.ts'

const LAST_ADDRESS_KEY = 'last-search-address'

/** The address of the last search in this browser; parts that were never given are empty. */
export function readLastAddress(): PostalAddress | null {
  const stored = readStoredObject(LAST_ADDRESS_KEY)
  if (!stored) return null
  const address = {
    street: storedText(stored.address),
    city: storedText(stored.city),
    state: storedText(stored.state),
    zipCode: storedText(stored.zipCode),
  }
  return Object.values(address).some(Boolean) ? address : null
}

/** Keeps it whether or not it was answered; the ZIP code that the site goes by is kept once it was. */
export function keepLastAddress(address: PostalAddress): void {
  const { street, city, state, zipCode } = address
  writeStorage(LAST_ADDRESS_KEY, JSON.stringify({ address: street, zipCode, city, state }))
}
