import { useSyncExternalStore } from 'react'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { readLastAddress } from './last-search.ts'
import { followPlace, knownZip } from './last-zip.ts'

/** The last place searched in this browser; the address only if it was given in full, for this ZIP. */
export type KnownPlace = { zipCode: string; address: PostalAddress | null }

let read: { key: string; place: KnownPlace | null } = { key: '', place: null }

/** The last place searched in this browser, or null. The same value until it changes. */
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
 * The last place searched in this browser: ZIP, and the street address if one was given. Null while the page is as
 * the server drew it, and if nothing is known. Follows searches in this tab and in others.
 */
export function useKnownPlace(): KnownPlace | null {
  return useSyncExternalStore(followPlace, knownPlace, () => null)
}
