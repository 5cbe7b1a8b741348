import { isZipCode } from './zip-code.ts'

export type PostalAddress = { street: string; city: string; state: string; zipCode: string }

/** One line, `street, city, state zip`: the form in which the lookup accepts an address. */
export function formatAddress({ street, city, state, zipCode }: PostalAddress): string {
  return `${street}, ${city}, ${state} ${zipCode}`
}

/**
 * Reads the line that `formatAddress` writes. The street may contain commas, so city and state are taken from the
 * end. Returns null if the line isn't such an address.
 */
export function parseAddress(line: string): PostalAddress | null {
  const parts = line.split(',').map(part => part.trim())
  const [stateAndZip, city, ...street] = parts.toReversed()
  const words = stateAndZip?.split(/\s+/) ?? []
  const zipCode = words.pop()
  const state = words.join(' ')
  const streetText = street.toReversed().join(', ')
  if (!city || !streetText || !state || !zipCode || !isZipCode(zipCode)) return null
  return { street: streetText, city, state, zipCode }
}
