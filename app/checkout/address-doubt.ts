import { fewHomesWords } from '#domain/availability/counties/county-words.ts'
import { endOfAddress, notAHome } from '#domain/shared/home-address.ts'
import { askZip, zipFault } from '../search/search.ts'

/** What speaks against a typed address; undefined if nothing is known to. */
export async function doubtAbout(address: string): Promise<string | undefined> {
  const doubt = notAHome(address)
  if (doubt !== null) return doubt
  const { zipCode, state } = endOfAddress(address)
  const place = await askZip(zipCode)
  return zipFault(place, state(place && !('refused' in place) ? place.city : ''))
}

/** The same, and what may be wrong with its ZIP code: a hint beside the field, for which nobody has to press twice. */
export async function hintAbout(address: string): Promise<string | undefined> {
  const doubt = await doubtAbout(address)
  if (doubt !== undefined) return doubt
  const place = await askZip(endOfAddress(address).zipCode)
  return place && 'fewHomes' in place ? `${fewHomesWords(place.zipCode)}.` : undefined
}
