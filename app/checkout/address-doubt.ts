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
