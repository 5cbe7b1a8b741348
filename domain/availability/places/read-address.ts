import { type PostalAddress, parseAddress } from '#domain/shared/postal-address.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip, isZipCode } from '#domain/shared/zip-code.ts'
import type { ZipDirectory, ZipEntry } from './zip-directory.server.ts'

/**
 * Reads an address in one line. Where commas are missing, street and city are told apart only by the city that the
 * directory has for the ZIP code, so nothing is guessed; null if the line is no address, or could be read in two ways.
 */
export function readAddress(line: string, zips: Pick<ZipDirectory, 'place'>): PostalAddress | null {
  const parsed = parseAddress(line)
  if (parsed && stateNamed(parsed.state)) return parsed
  return byCityOfZip(line, zips) ?? parsed
}

/** The longest name of a state has three words; longer ones are tried first, as West Virginia is not Virginia. */
const STATE_WORDS = [3, 2, 1]

function byCityOfZip(line: string, zips: Pick<ZipDirectory, 'place'>): PostalAddress | null {
  const words = line.split(/[\s,]+/).filter(word => word !== '')
  const zipCode = words.pop() ?? ''
  const { city = '' }: Partial<ZipEntry> = (isZipCode(zipCode) && zips.place(fiveDigitZip(zipCode))) || {}
  const length = STATE_WORDS.find(count => stateNamed(words.slice(-count).join(' ')))
  if (city === '' || length === undefined) return null
  const state = words.splice(-length).join(' ')
  const typed = words.splice(-city.split(' ').length).join(' ')
  const street = words.join(' ')
  return typed.toLowerCase() === city.toLowerCase() && /^\d\S* +\S/.test(street)
    ? { street, city: typed, state, zipCode }
    : null
}
