import { useSyncExternalStore } from 'react'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'
import { forgetTypedAddress } from './typed-address.ts'

/**
 * A search for a street address in this tab: never in an address of the site, never on the server for longer than it
 * takes.
 */
export type AddressSearched = {
  address: PostalAddress
  answer: LookupAnswer
  /** Whether the answer is too old to be shown without asking again. */
  isOld: boolean
}

const KEY = 'plainwire-address-search'
const FRESH_MS = 60 * 60 * 1000

let held: AddressSearched | null | undefined
const listeners = new Set<() => void>()

function latest(): AddressSearched | null {
  if (held !== undefined) return held
  const stored = readStoredObject(KEY, 'sessionStorage')
  // Only this page's own code writes it.
  const { address, answer, at } = (stored ?? {}) as Partial<AddressSearched> & { at?: number }
  held = address && answer && at ? { address, answer, isOld: Date.now() - at > FRESH_MS } : null
  return held
}

/** Keeps what was found for an address, for the results page to show; as long as the tab is open. */
export function handOver(address: PostalAddress, answer: LookupAnswer): void {
  held = { address, answer, isOld: false }
  forgetTypedAddress()
  writeStorage(KEY, JSON.stringify({ address, answer, at: Date.now() }), 'sessionStorage')
  for (const listener of listeners) listener()
}

/** What was found for an address of this ZIP code in this tab. */
export function addressSearchedIn(zipCode: string): AddressSearched | null {
  const search = latest()
  return search && fiveDigitZip(search.address.zipCode) === zipCode ? search : null
}

/** Once no page shows it, it is read anew: signing out may have emptied the storage, and a page keeps what it shows. */
function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) held = undefined
  }
}

/** The same for a component; null while the page is as the server drew it. */
export function useAddressSearched(zipCode: string): AddressSearched | null {
  return useSyncExternalStore(
    follow,
    () => addressSearchedIn(zipCode),
    () => null,
  )
}
