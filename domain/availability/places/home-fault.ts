import { endOfAddress, notAHome } from '#domain/shared/home-address.ts'
import { isMilitaryMail } from '#domain/shared/military-mail.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { ZIP_MILITARY, ZIP_UNKNOWN, zipMismatchWords } from '#domain/shared/zip-words.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/**
 * What speaks against a typed address being a home, as the checkout says it beside the field: no order is refused for it,
 * so its confirmation and the desk must say it, too. Null if nothing is known to.
 */
export function homeFault(address: string, zips: Pick<ZipDirectory, 'place' | 'statesOf'>): string | null {
  const noHome = notAHome(address)
  if (noHome !== null) return noHome
  const { zipCode, state } = endOfAddress(address)
  if (zipCode === '') return null
  const entry = zips.place(zipCode)
  if (!entry) return ZIP_UNKNOWN
  if (isMilitaryMail(entry.state)) return ZIP_MILITARY
  const { city } = { city: '', ...entry }
  const typed = stateNamed(state(city))
  const states = zips.statesOf(entry)
  return typed === null || states.includes(typed) ? null : zipMismatchWords({ zipCode, city, states }, typed)
}
