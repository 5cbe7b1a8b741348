import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { spanOfDays } from '#domain/catalog/price-dates.ts'
import { type Outcome, succeeded } from '#domain/shared/outcome.ts'
import type { PostalAddress } from '#domain/shared/postal-address.ts'
import { stateName } from '#domain/shared/us-states.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { CoverageSource } from './coverage-source.server.ts'
import { findProviders, type ZipStateMismatch } from './find-providers.server.ts'
import { withLabelPrices } from './label-prices.server.ts'
import { type LookupAnswer, offeredPlans } from './offered-plans.ts'
import type { ZipDirectory } from './places/zip-directory.server.ts'
import { leaveOutRefuted } from './reports/overrides.server.ts'
import { markDoubted } from './reports/reports.server.ts'
import { saidOfPlace } from './reports/said-of-place.server.ts'
import { streetInWords } from './street-words.ts'

export type LookUpDeps = {
  catalogue: Catalogue
  coverage: CoverageSource
  zips: ZipDirectory
  db: Database
  now: () => Date
}

export type Answered =
  | Outcome<
      { result: LookupAnswer; address: PostalAddress | null },
      'address_not_understood' | 'zip_unknown' | 'zip_military'
    >
  | ZipStateMismatch

/**
 * Who serves an address or ZIP and with which plans, without what the desk found wrong there, and with the entries
 * marked that visitors doubt: the same answer for the results page, the API and the assistant. Refuses as
 * `findProviders` does.
 */
export async function lookUpProviders(deps: LookUpDeps & { log: Log }, line: string): Promise<Answered> {
  const found = await findProviders(deps, line)
  if (!found.ok) return found
  const said = await saidOfPlace(deps, found.value.result.place)
  const result = markDoubted(said, leaveOutRefuted(said, found.value.result))
  const plans = await withLabelPrices(deps, offeredPlans(deps.catalogue, result), {
    ...{ labels: said.labels, place: result.place },
  })
  const place = { ...result.place, stateName: stateName(result.place.state) }
  const pricesAsOf = spanOfDays(plans.map(plan => plan.checkedOn))?.from ?? result.pricesAsOf
  const { address } = found.value
  const streetNote = address ? streetInWords({ ...result, place }, address.street) : null
  return succeeded({
    address,
    result: { ...result, ...(streetNote ? { streetNote } : {}), pricesAsOf, place, plans },
  })
}
