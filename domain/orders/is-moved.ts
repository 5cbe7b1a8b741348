import { endOfAddress } from '#domain/shared/home-address.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { zipOfAddress } from '#domain/shared/zip-of-address.ts'

type Home = { zipCode: string; city: string; state: string }

/** The homes that the terms of some lines were worked out for, each once; none in older orders. */
export const homesOf = (lines: readonly { terms?: { home?: Home } | null | undefined }[]): Home[] => [
  ...new Map(lines.flatMap(({ terms }) => (terms?.home ? [[terms.home.zipCode, terms.home]] : []))).values(),
]

/**
 * Whether an order's figures were worked out for another place than its address names by now: another ZIP code, or
 * another state where it has none. An address that names no place stays where the order was placed for.
 */
export function isMoved(address: string, homes: readonly Home[]): boolean {
  const named = zipOfAddress(address)
  return homes.some(({ zipCode, city, state }) => {
    if (named !== '') return named !== zipCode
    const typed = stateNamed(endOfAddress(`${address} ${zipCode}`).state(city))
    return typed !== null && typed !== state
  })
}
