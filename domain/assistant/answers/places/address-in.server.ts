import { readAddress } from '#domain/availability/places/read-address.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { streetIn } from '#domain/shared/street-in.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip } from '#domain/shared/zip-code.ts'
import { cityIn } from './city-in.server.ts'

/** What a message tells of street addresses. */
export type AddressTold = {
  /** The message with the ZIP code of each address in its place: house numbers are no speeds, prices or people. */
  message: string
  addresses: readonly PostalAddress[]
  /** A street whose ZIP code the message doesn't tell. */
  street: string | null
}

/** A house number and what may follow it up to a ZIP code. */
const houses = /(?<![\w$#.,/-])\d{1,6}[a-z]?(?:-\d{1,4})? (?=[\p{L}\d])/giu
const zipCodes = /\b\d{5}(?:-\d{4})?\b/g
/** No address in one line is longer. */
const LONGEST = 120

/** What no street is called: what numbers count, and what a sentence goes on with. */
const noStreet =
  /\b(?:mbps|mbit|gbps|megs?|mb|gigs?|gb|dollars?|bucks|people|persons?|kids|teens|roommates|years?|yrs?|months?|mos?|weeks?|days?|hours?|minutes?|tvs?|cameras?|devices?|phones?|laptops?|screens?|plans?|internet|wi-?fi|fiber|cable|is|are|am|was|i|im|we|my|our|you|your|in|at|for|from|to|near|or|but|with|who|what|which|how|can|do|does|have|has|need|want|moving|cheapest|fastest|enough|total)\b/i
/** And what none is called that stands alone: `300 the way to go`. */
const noneAlone = /\b(?:the|all|half|any|more|of|and|too|so|that|this|one)\b/i
const MOST_WORDS = 9
/** A street that no kind is said of, such as `500 Broadway`, has few words. */
const MOST_OF_NAME = 3

const isAlone = (street: string): boolean => !noStreet.test(street) && !noneAlone.test(street)

/** Whether words are a house number and a street: by their kind, or `500 Broadway` where a city follows. */
function isStreet(words: string, hasCity: boolean): boolean {
  const street = words.trim().replace(/[,.]+$/, '')
  const [, ...names] = street.split(/\s+/)
  if (names.length === 0 || names.length > MOST_WORDS || !/^\d/.test(street)) return false
  const known = streetIn(street)
  // `12 Main St who has fiber`: only a unit stands behind a street.
  if (known !== null && street.startsWith(known)) return !noStreet.test(known)
  return hasCity && isAlone(street) && names.length <= MOST_OF_NAME && /\p{L}{2}/u.test(street)
}

const isCity = (words: string): boolean =>
  /^\p{L}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}$/u.test(words) &&
  words.length > 2 &&
  !/^(?:apt|unit|suite|ste)\b/i.test(words) &&
  !noStreet.test(words)
/** A state, or two letters that may be meant as one: which it is the search then says. */
const stateTyped = (words: string): boolean => stateNamed(words) !== null || /^[a-z]{2}$/i.test(words)

/** The address that a line from a house number to a ZIP code is; null where it is none. */
function addressOf(zips: ZipDirectory, line: string, zipCode: string): PostalAddress | null {
  const read = readAddress(line, zips)
  if (read) return isStreet(read.street, true) && isCity(read.city) && stateTyped(read.state) ? read : null
  const zip = zips.place(fiveDigitZip(zipCode))
  if (!zip) return null
  const before = line.slice(0, -zipCode.length).replace(/[\s,.]+$/, '')
  const own = 'city' in zip ? zip.city : ''
  // `1600 Pearl St, Boulder 80302`: the ZIP code tells the state.
  const comma = before.lastIndexOf(',')
  const typed = comma === -1 ? '' : before.slice(comma + 1).trim()
  if (isCity(typed) && isStreet(before.slice(0, comma), true))
    return { street: before.slice(0, comma).trim(), city: typed, state: zip.state, zipCode }
  const ends = own !== '' && before.toLowerCase().endsWith(` ${own.toLowerCase()}`)
  const street = (ends ? before.slice(0, -own.length) : before).replace(/[\s,]+$/, '')
  const known = streetIn(street)
  const isWhole = known !== null && known.length === street.length && isAlone(known)
  return own !== '' && (isWhole || (ends && isStreet(street, true)))
    ? { street, city: own, state: zip.state, zipCode }
    : null
}

/** The addresses of a message. `knownZip` is the ZIP code that was told before, for a street that is named alone. */
export function addressIn(
  zips: ZipDirectory,
  said: string,
  knownZip: string | null,
  before: PostalAddress | null = null,
): AddressTold {
  const other = before && withOtherNumber(said, before)
  if (other) return other
  const addresses: PostalAddress[] = []
  let message = ''
  let at = 0
  for (const { index } of said.matchAll(houses)) {
    if (index < at) continue
    const ends = [...said.slice(index, index + LONGEST).matchAll(zipCodes)].filter(zip => zip.index > 0)
    const found = ends
      .map(zip => said.slice(index, index + zip.index + zip[0].length))
      .map((line, place) => ({ line, address: addressOf(zips, line, ends[place]?.[0] ?? '') }))
      .find(one => one.address !== null)
    if (!found?.address) continue
    addresses.push(found.address)
    message += `${said.slice(at, index)}${fiveDigitZip(found.address.zipCode)}`
    at = index + found.line.length
  }
  message += said.slice(at)
  if (addresses.length > 0) return { message, addresses, street: null }
  const street = streetIn(said)
  if (street === null || !isAlone(street)) return { message, addresses, street: null }
  return withStreet(zips, said, street, knownZip)
}

/** A street of somebody else, or of an order, is not where somebody asks for. */
const otherwiseMeant =
  /\b(?:neighbou?rs?|friends?|work(?:s|ing)?|orders?|ordered|ship\w*|deliver\w*|bill(?:s|ed|ing)?|mail(?:ed|ing)?|sent|send|office|store)\b/i

const ofNumber =
  /\b(?:house |street )?number(?: (?:is|should be|may be|might be|maybe|was))* (\d{1,6})\b|\bmaybe (?:its |it is )?(\d{1,6})\b/i

/** `No i meant 502 Broadway`, `the house number is 744`: the address that was told, with another number. */
function withOtherNumber(said: string, before: PostalAddress): AddressTold | null {
  const [number = '', ...names] = before.street.split(' ')
  const street = names.join(' ').toLowerCase()
  const at = said.toLowerCase().indexOf(` ${street}`)
  const [, told] = at === -1 ? [] : (/(?:^|\s)(\d{1,6})$/.exec(said.slice(0, at)) ?? [])
  const [, named, maybe] = /\bnumber\b/i.test(said) ? (ofNumber.exec(said) ?? []) : []
  const other = told ?? named ?? maybe
  if (street === '' || other === undefined || other === number || /\b\d{5}\b/.test(said)) return null
  return {
    message: fiveDigitZip(before.zipCode),
    addresses: [{ ...before, street: `${other} ${names.join(' ')}` }],
    street: null,
  }
}

function withStreet(zips: ZipDirectory, said: string, street: string, knownZip: string | null): AddressTold {
  const rest = said.replace(street, ' ')
  if (otherwiseMeant.test(rest)) return { message: said, addresses: [], street: null }
  const zip = knownZip === null ? undefined : zips.find(knownZip)
  const city = cityIn(zips, rest.toLowerCase().replace(/\s+/g, ' ').trim())
  if (zip && city === null)
    return {
      message: said.replace(street, zip.zipCode),
      addresses: [{ street, city: zip.city, state: zip.state, zipCode: zip.zipCode }],
      street: null,
    }
  const asks = /\p{L}/u.test(rest)
  const instead = city === null ? 'my address' : ''
  return { message: asks ? said.replace(street, instead) : said, addresses: [], street }
}
