import { fewHomesWords } from '#domain/availability/counties/county-words.ts'
import { homeFault } from '#domain/availability/places/home-fault.ts'
import { placeKey } from '#domain/availability/places/place-names.ts'
import { readAddress } from '#domain/availability/places/read-address.ts'
import { citiesOf } from '#domain/availability/places/zip-cities.server.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { endOfAddress } from '#domain/shared/home-address.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'

/**
 * What speaks against the address of an order: any is accepted, so whoever calls must know it. Sentences for the desk; none
 * if everything looks normal.
 */
export function addressDoubts(address: string, zips: ZipDirectory): string[] {
  const fault = homeFault(address, zips)
  if (fault !== null) return [`Ask where the home is. The checkout says of this address: ${fault}`]
  return unfinished(address) ?? farFromCity(address, zips) ?? withoutHomes(address, zips)
}

/** Nobody can be sent to `nowhere`, nor can what is sold there be looked up. */
function unfinished(address: string): string[] | null {
  if (address.trim() === '') return null
  const found = /\b\d{5}(?:-\d{4})?$/.exec(address.trim())
  if (!found) return ['Ask where the home is. The address doesn’t end with a ZIP code.']
  return /\d/.test(address.trim().slice(0, found.index))
    ? null
    : ['Ask where the home is. The address has no house number.']
}

/** The hint that the checkout has beside the field, too. */
function withoutHomes(address: string, zips: ZipDirectory): string[] {
  const zip = zips.place(endOfAddress(address).zipCode)
  return zip && zips.isWithoutHomes(zip) ? [`Ask where the home is. ${fewHomesWords(zip.zipCode)}.`] : []
}

/** Towns near a city share its ZIP codes, and its name is given for theirs: only beyond this many km it can't be meant. */
const FAR_KM = 80
const KM_PER_DEGREE = 111

function farFromCity(address: string, zips: ZipDirectory): string[] | null {
  const read = readAddress(address, zips)
  const state = read && stateNamed(read.state)
  const home = read && zips.find(fiveDigitZip(read.zipCode))
  if (!home || !state || placeKey(read.city) === placeKey(home.city)) return null
  const city = citiesOf(zips, state).get(placeKey(read.city))
  if (!city) return null
  const north = city.latitude - home.latitude
  const east = (city.longitude - home.longitude) * Math.cos((home.latitude * Math.PI) / 180)
  if (Math.hypot(north, east) * KM_PER_DEGREE <= FAR_KM) return null
  const place = `${home.city}, ${home.state}`
  return [`Ask where the home is. ZIP code ${home.zipCode} is in ${place}, far from ${city.name}.`]
}
