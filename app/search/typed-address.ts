import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { readStoredObject, writeStorage } from '../ui/browser-storage.ts'

const KEY = 'plainwire-street-draft'

/** The address that somebody was typing before a reload or before leaving the form; null once it was searched for. */
export function readTypedAddress(): PostalAddress | null {
  const stored = readStoredObject(KEY, 'sessionStorage')
  if (!stored) return null
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
  return { street: text('street'), city: text('city'), state: text('state'), zipCode: text('zipCode') }
}

/** Stores it only for the tab's session, like everything that tells where somebody lives. */
export function keepTypedAddress(address: PostalAddress): void {
  writeStorage(KEY, JSON.stringify(address), 'sessionStorage')
}

export function forgetTypedAddress(): void {
  writeStorage(KEY, null, 'sessionStorage')
}
