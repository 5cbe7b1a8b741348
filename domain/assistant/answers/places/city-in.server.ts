import { placeKey } from '#domain/availability/places/place-names.ts'
import { citiesOf, type ZipCity } from '#domain/availability/places/zip-cities.server.ts'
import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { type StateCode, stateNamed, usStates } from '#domain/shared/us-states.ts'

/** A city that a question names, by the words that name it. */
export type NamedCity = {
  words: string
  name: string
  state: StateCode
  zips: number
  /** A ZIP code in its middle, which stands for it until the visitor's own is known. */
  zipCode: string
}

/** A city, or the states in which one of that name may be meant, by the words that name it. */
export type CityFound = { city: NamedCity } | { words: string; name: string; states: readonly StateCode[] }

/** Without its state a city is believed from so many ZIP codes on: many small towns are called like plain words. */
const LARGE = 4
/** How many times more ZIP codes than the next of its name the one that is meant has. */
const CLEARLY_LARGER = 2.5
/** Words after `in` that are no city, though one is called so. */
const noCity =
  /^(?:the|my|our|a|an|this|that|total|general|writing|home|area|town|person|college|school|country|spanish|english|one|two|advance|price|order|need|here|there|cart|mobile|orange|rural|upper|lower|north|south|east|west|internet|wifi|tv|us|usa|use|it|me|your|all|mind|line|half|most)\b/
const named =
  /\b(?:in|near|around|outside(?: of)?|(?:movin|moving|move|moved|relocating|going) to|comes? to|coming to|live at|from|serves?|serving|cover) ([a-z][a-z .'-]*?)(?=[?!,]|,? \w+$|$| (?:with|for|and|area|that|who|is|has|under|by|on|without|cheap\w*|internet|wifi|right|please|now|what|any)\b)/g
const MOST_WORDS = 3
/** What goes on with a name: without it another place is meant. */
const partOfName =
  /^(?:park|heights|hills?|beach|springs|falls|grove|lakes?|island|village|square|valley|ridge|creek|shores|township|junction|landing|harbor|gardens|woods|county)$/

/** Cities by the short names that people who live there give them. */
const shortNames: Readonly<Record<string, string>> = {
  ...{ philly: 'philadelphia', vegas: 'las vegas', nyc: 'new york', nola: 'new orleans' },
  ...{ indy: 'indianapolis', okc: 'oklahoma city', slc: 'salt lake city', sf: 'san francisco' },
}

/** `Moving from Dallas to Austin`: the place that is left is not asked about. */
const leftBehind = /\b((?:mov\w+|relocat\w+)) from [a-z .'-]{3,30}? (?=to [a-z])/
/** `I have Xfinity now in Nashville, moving to Austin`: nor is the place where somebody still is. */
const stillIn = /\b(now|currently|today) in [a-z .'-]{3,30}?(?=[,;.] .*\b(?:mov\w+|relocat\w+) to [a-z])/

/** `My address is on the east side near Madison`: a street, and no city. */
const ofStreets = /\b(?:side|street|corner|avenue|block|address)\b[a-z ,]{0,30} near [a-z]+/g
/** `5G home internet downtown Seattle`. */
const inDowntown = /(?<!\b(?:in|near|around|from|to|at|of) )\b(?:downtown|midtown|uptown) (?=[a-z]{4})/g
/** `Near downtown Nashville`: the city is what is named. */
const partOfCity = /\b(?:downtown|midtown|uptown|central|greater|metro) (?=[a-z]{4})/g

/** The city that a text in lower case names; null where it names none for certain. */
export function cityIn(zips: ZipDirectory, said: string): CityFound | null {
  const text = said
    .replace(ofStreets, '')
    .replace(leftBehind, '$1 ')
    .replace(stillIn, '$1')
    .replace(/ (?:downtown|midtown|uptown)$/, '')
    .replace(inDowntown, 'in ')
    .replace(partOfCity, '')
  for (const { rest, where } of placesOfName(text)) {
    const words = rest.split(/[\s,]+/).map(word => word.replace(/[?!.]+$/, ''))
    for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
      const name = words.slice(0, count).join(' ')
      const { state, length } = stateAfter(words.slice(count))
      // `In Lincoln Park` is no Lincoln.
      if (noCity.test(name) || partOfName.test(words[count] ?? '')) continue
      // Without a word before it only `Austin, TX`, or a city's name alone, is one for certain.
      const isAlone = count === words.length && rest.length > 4
      if (where === 'whole' && state === null && !isAlone) continue
      if (where === 'end' && (state === null || length !== words.length - count)) continue
      const found = cityCalled(zips, shortNames[name] ?? name, state)
      if (found && 'city' in found) return { city: { ...found.city, words: name } }
      if (found) return { ...found, words: name }
    }
  }
  return null
}

/** What is asked around a city's name in a few words: `los angeles cheapest`, `fiber in chicago`. */
const askedThere =
  /^(?:cheap\w*|internet|fiber|cable|wifi|5g|best|fast\w*|plans?|providers?|options?|deals?|prices?|home|the|any|whats|for|please)$/

/** The words that are left when those are taken from both ends. */
function withoutAsked(words: readonly string[]): string[] {
  const isName = (word: string) => !askedThere.test(word)
  return words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1)
}

const withPart =
  /^(?:(?:in|im in|i am in|its|for) )?([a-z][a-z .'-]{3,25}), ?(?!.*\b(?:please|thanks?|no|yes|not|call|me|my|you|is|are|do|can|what|who|how)\b)[a-z]+(?: [a-z]+){0,2}[.!]?$/

type PlaceOfName = { rest: string; where: 'after a word' | 'whole' | 'end' }

/** Where in a text the name of a city may begin, the surest first. */
function placesOfName(text: string): PlaceOfName[] {
  const afterWords = [...text.matchAll(named)].map(match =>
    text.slice(match.index + match[0].indexOf(match[1] ?? '')),
  )
  // `Denver, cap hill`: a part of a city behind its name.
  const [, city] = withPart.exec(text) ?? []
  const words = text.split(' ')
  // `Internet denver co`: what stands before a state at the end.
  const ends = words.map((_, index) => words.slice(index)).filter(({ length }) => length <= MOST_WORDS + 2)
  // `12 Oak St Burlington VT has fiber`, `near Bozeman, Montana. Any cable`: the words before a state.
  const plain = words.map(word => word.replace(/[?!.,;:]+$/, ''))
  const before = plain.flatMap((word, index) => {
    const pair = plain.slice(index, index + 2).join(' ')
    const long = stateNamed(pair) === null || pair === word ? 1 : 2
    const isState = long === 2 || (!stateWords.test(word) && stateNamed(word) !== null)
    return index > 0 && isState
      ? [3, 2, 1].flatMap(count => (count <= index ? [plain.slice(index - count, index + long)] : []))
      : []
  })
  return [
    ...afterWords.map(rest => ({ rest, where: 'after a word' }) as const),
    { rest: text, where: 'whole' },
    ...(city ? [{ rest: city, where: 'whole' } as const] : []),
    { rest: withoutAsked(words).join(' '), where: 'whole' },
    ...[...ends, ...before].map(end => ({ rest: end.join(' '), where: 'end' }) as const),
  ]
}

/** Words before they are states: `in` and `or`. */
const stateWords = /^(?:in|or|me|hi|ok|oh|pa|ma|de|la|al|id)$/

/** The state that words begin with, and of how many of them its name is. */
function stateAfter(words: readonly string[]): { state: StateCode | null; length: number } {
  const two = stateNamed(words.slice(0, 2).join(' '))
  if (two) return { state: two, length: Math.min(2, words.length) }
  const [one = ''] = words
  const isPlain = stateWords.test(one) && words.length > 1
  return { state: isPlain ? null : stateNamed(one), length: 1 }
}

function cityCalled(zips: ZipDirectory, name: string, state: StateCode | null): CityFound | null {
  const key = placeKey(name)
  const cities = usStates
    .filter(({ code }) => state === null || code === state)
    .flatMap(({ code }) => {
      const city = citiesOf(zips, code).get(key)
      return city ? [{ code, city }] : []
    })
    .toSorted((a, b) => b.city.zips - a.city.zips)
  const [first, second] = cities
  if (!first || (state === null && first.city.zips < LARGE)) return null
  if (second && first.city.zips < second.city.zips * CLEARLY_LARGER)
    return { words: name, name: first.city.name, states: cities.slice(0, 3).map(({ code }) => code) }
  const zipCode = middleOf(zips, first.code, first.city)
  return {
    city: { words: name, name: first.city.name, state: first.code, zips: first.city.zips, zipCode },
  }
}

/** The ZIP code nearest to the middle of a city, in the county of most of it. */
const middles = new WeakMap<ZipCity, string>()

function middleOf(zips: ZipDirectory, state: StateCode, city: ZipCity): string {
  const known = middles.get(city)
  if (known) return known
  let nearest = { zipCode: '', distance: Number.POSITIVE_INFINITY }
  for (const entry of zips.entries()) {
    if (entry.state !== state || entry.city !== city.name || entry.county !== city.county) continue
    const distance = (entry.latitude - city.latitude) ** 2 + (entry.longitude - city.longitude) ** 2
    if (distance < nearest.distance) nearest = { zipCode: entry.zipCode, distance }
  }
  middles.set(city, nearest.zipCode)
  return nearest.zipCode
}

/** A city that is named stands for the ZIP code in its middle. */
export const withZip = (message: string, { words, zipCode }: NamedCity): string => {
  const at = message.toLowerCase().lastIndexOf(words)
  return at === -1 ? message : `${message.slice(0, at)}${zipCode}${message.slice(at + words.length)}`
}

/** Which ZIP code of the city was taken. */
export const zipTaken = ({ name, state, zips, zipCode }: NamedCity): string =>
  zips > 1
    ? `\nI took ${zipCode}, one of ${zips} ZIP codes of ${name}, ${state}. Tell me yours for a closer answer.`
    : ''

/** Nothing but a city and its ZIP code, with or without its state. */
const cityAndZip =
  /^(?:(?:and|so|ok|in|at|for|im in|i['’]m in|i live in|its|it['’]s|near|what about|how about) )*([a-z][a-z .'-]{2,30}?),? (?:([a-z]{2}|[a-z]{4,}(?: [a-z]{4,})?),? )?(\d{5})[.?! ]*$/i

/** `Las Vegas 89148` as its ZIP code alone, where it lies in a state that has a city of that name; other texts as they are. */
export function withoutCity(zips: ZipDirectory, said: string): string {
  const [, name = '', state, zipCode = ''] = cityAndZip.exec(said.trim()) ?? []
  const place = zips.find(zipCode)
  const home = place ? stateNamed(place.state) : null
  if (home === null || noCity.test(name.toLowerCase())) return said
  const names = [name, ...(state === undefined || stateNamed(state) ? [] : [`${name} ${state}`])]
  const cities = citiesOf(zips, home)
  return names.some(one => cities.has(placeKey(shortNames[one.toLowerCase()] ?? one))) ? zipCode : said
}
