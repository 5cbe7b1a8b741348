import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { COVERAGE_UNAVAILABLE } from '#domain/shared/lookup-words.ts'
import { isMilitaryMail } from '#domain/shared/military-mail.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { stateBeforeZip } from '#domain/shared/state-before-zip.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip, isZipCode, readZipCode } from '#domain/shared/zip-code.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import { unimportedNames } from './coverage-data/unimported.ts'
import type { CoverageSource } from './coverage-source.server.ts'
import { joinCatalogue, joinLikely, providersOfState, saidToServe } from './join-catalogue.ts'
import type { CoveredProvider, LookupResult } from './lookup-result.ts'
import { readAddress } from './places/read-address.ts'
import type { UnlistedZip, ZipDirectory, ZipEntry } from './places/zip-directory.server.ts'

type Deps = { catalogue: Catalogue; coverage: CoverageSource; zips: ZipDirectory; log: Log }

type Search = { result: LookupResult; address: PostalAddress | null }

/** A ZIP none of whose homes are in the state that is named with it. */
export type ZipStateMismatch = {
  ok: false
  code: 'zip_state_mismatch'
  zip: (ZipEntry | UnlistedZip) & { states: readonly string[] }
  named: string
}

export type Found =
  | Outcome<Search, 'address_not_understood' | 'zip_unknown' | 'zip_military'>
  | ZipStateMismatch

/** The error of an answer for a place that no coverage data know. */
const NO_COVERAGE_YET = "We don't have coverage data for this area yet"

const lookups = counter('plainwire.lookups', 'Lookups by how exactly they were answered, or why not')

/**
 * Who serves an address or ZIP. Coverage data answer first; if they know nothing about the place, the answer is who
 * sells in its state, and says so (`isMock`, precision 'state', `error` why). Refuses what is neither an address nor
 * a ZIP, a ZIP whose first three digits belong to no state or to military mail, and a ZIP without homes in the state
 * that is named with it.
 */
export async function findProviders(deps: Deps, line: string): Promise<Found> {
  const found = await lookUp(deps, line)
  lookups.count({ answer: found.ok ? found.value.result.precision : found.code })
  return found
}

async function lookUp({ catalogue, coverage, zips, log }: Deps, line: string): Promise<Found> {
  const text = readZipCode(line)
  const address = isZipCode(text) ? null : readAddress(text, zips)
  const zipCode = address?.zipCode ?? (isZipCode(text) ? text : null)
  if (zipCode === null) return refused('address_not_understood')
  const zip = zips.place(fiveDigitZip(zipCode))
  if (!zip) return refused('zip_unknown')
  if (isMilitaryMail(zip.state)) return refused('zip_military')
  const named = stateTyped(address ? address.state : stateBeforeZip(line))
  const states = zips.statesOf(zip)
  if (named && !states.some(state => state === named)) {
    return { ok: false, code: 'zip_state_mismatch', zip: { ...zip, states }, named }
  }

  let isDown = false
  const answer = await coverage.find({ zip, address }).catch((fault: unknown) => {
    log.error({ err: describeError(fault) }, 'coverage source failed')
    isDown = true
    return null
  })
  const pricesAsOf = catalogue.asOf
  const street = address === null ? null : (answer?.street ?? (isDown ? 'failed' : 'not-possible'))
  const place = {
    ...{ zipCode: zip.zipCode, city: 'city' in zip ? zip.city : '', state: zip.state },
    // A street that was placed is a home as far as anybody says; the ZIP code alone may be anything.
    ...(street !== 'placed' && zips.isWithoutHomes(zip) ? { fewHomes: true as const } : {}),
  }
  if (answer === null) {
    const said = saidToServe(catalogue, zip.zipCode, { providers: [] }).map(one => one.providerId)
    const named = [...(coverage.namedIn?.(zip.state) ?? []), ...said]
    const known = providersOfState(catalogue, zip.state, named)
    const error = isDown ? COVERAGE_UNAVAILABLE : NO_COVERAGE_YET
    const facts = { error, isMock: true, precision: 'state' as const, ...(street ? { street } : {}) }
    return succeeded({
      address,
      result: { ...known, likelyProviders: [], ...facts, dataDate: catalogue.statesAsOf, pricesAsOf, place },
    })
  }
  const lacks = unimportedNames(answer.unimported ?? [])
  const brands = answer.providers.some(isNamedAlone) ? await coverage.brandNames?.() : undefined
  const joined = joinCatalogue(catalogue, answer.providers, zip.state, brands)
  const said = saidToServe(catalogue, zip.zipCode, joined)
  // Whoever is listed there by one kind of line isn't listed a second time for what it may sell besides.
  const found = new Set(joined.providers.map(({ id }) => id))
  const guessed = (answer.likely ?? []).filter(({ providerId }) => !found.has(providerId))
  const likelyProviders = joinLikely(catalogue, [...guessed, ...said], zip.state)
  // Whoever says that they sell plans there isn't listed a second time for a line that we have no plan for.
  const saying = new Set(said.map(({ providerId }) => catalogue.providerName(providerId)))
  const listed = new Set(likelyProviders.map(({ name }) => name).filter(name => saying.has(name)))
  return succeeded({
    address,
    result: {
      ...joined,
      otherProviders: joined.otherProviders.filter(({ name }) => !listed.has(name)),
      likelyProviders,
      ...(answer.unnamedCable ? { unnamedCable: true } : {}),
      ...(lacks.length > 0 ? { unimported: lacks } : {}),
      ...(answer.sample ? { sample: true } : {}),
      precision: answer.precision,
      ...(street ? { street } : {}),
      dataDate: answer.dataDate,
      pricesAsOf,
      place: {
        ...place,
        ...(answer.cell ? { cell: answer.cell } : {}),
        ...(answer.counties ? { counties: answer.counties } : {}),
      },
    },
  })
}

/** The code of a named state, and two letters that are none's; other words may belong to the city and are passed over. */
function stateTyped(text: string): string | null {
  return stateNamed(text) ?? (/^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null)
}

const isNamedAlone = ({ providerId, fccProviderId }: CoveredProvider) =>
  providerId === undefined && fccProviderId === undefined
