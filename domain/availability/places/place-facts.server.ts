import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type UsState, usStates } from '#domain/shared/us-states.ts'
import type { Database } from '#platform/database.server.ts'
import { memoizeFor } from '#platform/memoize-for.ts'
import { currentImports } from '../coverage-data/coverage-index.server.ts'
import { providerNames } from '../coverage-data/provider-names.server.ts'
import { type JoinedProviders, joinCatalogue } from '../join-catalogue.ts'
import type { CoveredProvider } from '../lookup-result.ts'
import { cellsNear, type PlaceCell } from './place-cells.server.ts'
import { type Basis, basisOf, type Edition, knowsFiber, knowsLines } from './place-editions.ts'
import { homesIn, offersIn, rangeOf, sharesIn } from './place-facts-store.server.ts'
import {
  type CityPage,
  cityLink,
  cityPagesOf,
  largestCities,
  nearestCities,
  type PlaceLink,
  stateLink,
} from './place-index.server.ts'
import { placeKey } from './place-names.ts'
import { providersOfPlace } from './providers-of-place.server.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/** What imported data say about a state or a city. */
type ImportedFacts = Basis &
  PlaceLink & {
    state: PlaceLink & { code: string }
    /** The city's county, such as `Travis`; null for a state. */
    county: string | null
    covered: readonly CoveredProvider[]
    /** Whose homes the shares refer to. */
    shareOf: 'city' | 'county' | 'state'
    /** Where the technologies and speeds were found; null if none are imported. */
    speedsOf: 'county' | 'state' | null
    /** Share of the listed homes of `speedsOf` that somebody serves by fiber; null if too little is imported. */
    fiberShare: number | null
    /** Cities with a page of their own: the nearest ones, or the state's largest. */
    cities: PlaceLink[]
    /** The cells around a city that imports know something about; none for a state. */
    cells: PlaceCell[]
  }

/** The same with the words and prices of our catalog. */
export type PlaceFacts = Omit<ImportedFacts, 'covered'> & JoinedProviders

type ListedPlace = { path: string; lastModified: string }

/** Facts about the places that imported data know, for public pages. The imports are read at most once a minute. */
export type Places = {
  state(catalogue: Catalogue, state: UsState): Promise<PlaceFacts | null>
  /** `name` as in an address: `austin`; also `st-louis` for Saint Louis. */
  city(catalogue: Catalogue, state: UsState, name: string): Promise<PlaceFacts | null>
  /** Every page based on real data, with the day of its last change. */
  listed(): Promise<ListedPlace[]>
}

type Deps = { db: Database; zips: ZipDirectory; keepMs?: number }

const KEEP_MS = 60_000
const NEAREST = 8
const LARGEST = 60
/** A sitemap holds 50,000 addresses; the other pages need a few of them. */
const MAX_LISTED = 49_000

export function createPlaces({ db, zips, keepMs = KEEP_MS }: Deps): Places {
  const names = memoizeFor(keepMs, () => providerNames(db))
  const editions = memoizeFor(keepMs, (): Promise<Edition[]> => currentImports(db))
  const pagesOf = memoizeFor(keepMs, async (code): Promise<Map<string, CityPage>> => {
    const state = usStates.find(one => one.code === code)
    if (!state) return new Map<string, CityPage>()
    return cityPagesOf(db, zips, state, knowsLines(await editions(''), state.fips))
  })
  const stateFacts = memoizeFor(keepMs, async (code): Promise<ImportedFacts | null> => {
    const state = usStates.find(one => one.code === code)
    if (!state) return null
    const facts = await factsOf({ db, names: await names(''), editions: await editions('') }, state, {
      shares: await sharesIn(db, 'State', state.fips),
      fips: state.fips,
    })
    if (!facts) return null
    const { hasSpeeds, ...told } = facts
    const cities = largestCities(await pagesOf(code), LARGEST)
    return {
      ...told,
      ...stateLink(state),
      county: null,
      cells: [],
      shareOf: 'state',
      speedsOf: hasSpeeds ? 'state' : null,
      cities: cities.map(city => cityLink(state, city)),
    }
  })
  const cityFacts = memoizeFor(keepMs, async (question): Promise<ImportedFacts | null> => {
    const [code = '', key = ''] = question.split('/')
    const state = usStates.find(one => one.code === code)
    const pages = await pagesOf(code)
    const page = pages.get(key)
    if (!state || !page) return null
    const { city, placeId } = page
    const facts = await factsOf({ db, names: await names(''), editions: await editions('') }, state, {
      shares: placeId
        ? await sharesIn(db, 'Census Place', placeId)
        : await sharesIn(db, 'County', city.countyFips),
      fips: city.countyFips,
    })
    if (!facts) return null
    const { hasSpeeds, ...told } = facts
    return {
      ...told,
      ...cityLink(state, city),
      county: city.county || null,
      cells: knowsLines(await editions(''), state.fips) ? await cellsNear(db, city) : [],
      shareOf: placeId ? 'city' : 'county',
      speedsOf: hasSpeeds ? 'county' : null,
      cities: nearestCities(pages, city, NEAREST).map(near => cityLink(state, near)),
    }
  })
  return {
    state: async (catalogue, { code }) => withCatalogue(catalogue, await stateFacts(code)),
    city: async (catalogue, { code }, name) =>
      withCatalogue(catalogue, await cityFacts(`${code}/${placeKey(name.slice(0, 80))}`)),
    async listed() {
      const found: ListedPlace[] = []
      for (const state of usStates) {
        const facts = await stateFacts(state.code)
        const basis = basisOf(await editions(''), state.fips, true)
        if (!basis || basis.sample) continue
        const lastModified = basis.changed
        if (facts) found.push({ path: facts.path, lastModified })
        for (const { city } of (await pagesOf(state.code)).values()) {
          found.push({ path: cityLink(state, city).path, lastModified })
        }
      }
      return found.slice(0, MAX_LISTED)
    },
  }
}

function withCatalogue(catalogue: Catalogue, facts: ImportedFacts | null): PlaceFacts | null {
  if (!facts) return null
  const { covered, ...rest } = facts
  return { ...rest, ...joinCatalogue(catalogue, covered, facts.state.code) }
}

type Known = { db: Database; names: ReadonlyMap<number, string>; editions: readonly Edition[] }
type Area = { shares: { providerId: number; share: number }[]; fips: string }

/** What states and cities have in common; null if no provider is known. */
async function factsOf({ db, names, editions }: Known, state: UsState, { shares, fips }: Area) {
  const basis = basisOf(editions, state.fips, shares.length > 0)
  if (!basis) return null
  const offers = fips && knowsLines(editions, state.fips) ? await offersIn(db, rangeOf(fips)) : []
  const { homes, fiber } = offers.length > 0 ? await homesIn(db, rangeOf(fips)) : { homes: 0, fiber: 0 }
  const covered = await providersOfPlace(db, names, { shares, offers, homes })
  if (!covered) return null
  return {
    ...basis,
    covered,
    state: { ...stateLink(state), code: state.code },
    hasSpeeds: offers.length > 0,
    fiberShare: homes > 0 && knowsFiber(editions, state.fips) ? fiber / homes : null,
  }
}
