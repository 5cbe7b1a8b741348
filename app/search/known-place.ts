import { useSyncExternalStore } from 'react'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { readLastAddress } from './last-search.ts'
import { followPlace, knownZip } from './last-zip.ts'

/** The place that this browser was last asked about; the address only where it was given whole, for this ZIP. */
export type KnownPlace = { zipCode: string; address: PostalAddress | null }

let read: { key: string; place: KnownPlace | null } = { key: '', place: null }

/** The place that this browser was last asked about, or null where it was none. The same value until it changes. */
export function knownPlace(): KnownPlace | null {
  const zipCode = knownZip()
  const address = readLastAddress()
  const key = JSON.stringify([zipCode, address])
  if (key === read.key) return read.place
  const isWhole = address !== null && Object.values(address).every(part => part.trim() !== '')
  const isHere = isWhole && fiveDigitZip(address.zipCode) === zipCode
  read = { key, place: zipCode ? { zipCode, address: isHere ? address : null } : null }
  return read.place
}

/**
 * The place that this browser was last asked about: ZIP, and the street address where one was given. Null while the page
 * is as the server drew it, and where nothing is known. Follows searches in this tab and in others.
 */
export function useKnownPlace(): KnownPlace | null {
  return useSyncExternalStore(followPlace, knownPlace, () => null)
}
