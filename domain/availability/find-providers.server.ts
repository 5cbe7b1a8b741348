import { pricesAsOf } from '#domain/catalog/content-dates.ts'
import { entryOffering } from '#domain/catalog/entry-offering.ts'
import { providerById } from '#domain/catalog/providers.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type PostalAddress, parseAddress } from '#domain/shared/postal-address.ts'
import { fiveDigitZip, isZipCode } from '#domain/shared/zip-code.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { CoverageAnswer, CoverageSource } from './coverage-source.server.ts'
import { footprintsAsOf, internetProvidersInState } from './footprints.ts'
import { COVERAGE_UNAVAILABLE, type FoundProvider, type LookupResult } from './lookup-result.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

type Deps = { coverage: CoverageSource; zips: ZipDirectory; log: Log }

export type Search = { result: LookupResult; address: PostalAddress | null }

/**
 * Who serves an address or ZIP. Coverage data answer first; without them the state footprints do, and the result says
 * so (`isMock`, precision 'state'). Refuses what is neither an address nor a ZIP, and a ZIP that does not exist.
 */
export async function findProviders(
  { coverage, zips, log }: Deps,
  line: string,
): Promise<Outcome<Search, 'address_not_understood' | 'zip_unknown'>> {
  const text = line.trim()
  const address = isZipCode(text) ? null : parseAddress(text)
  const zipCode = address?.zipCode ?? (isZipCode(text) ? text : null)
  if (zipCode === null) return refused('address_not_understood')
  const zip = zips.find(fiveDigitZip(zipCode))
  if (!zip) return refused('zip_unknown')

  const answer = await coverage.find({ zip, address }).catch((error: unknown) => {
    log.error({ err: describeError(error) }, 'coverage source failed')
    return null
  })
  const found: CoverageAnswer = answer ?? {
    providerIds: internetProvidersInState(zip.state),
    precision: 'state',
    dataDate: footprintsAsOf,
  }
  return succeeded({
    address,
    result: {
      providers: rankProviders(found.providerIds).flatMap(id => foundProvider(id) ?? []),
      ...(answer === null ? { error: COVERAGE_UNAVAILABLE, isMock: true } : {}),
      precision: found.precision,
      dataDate: found.dataDate,
      pricesAsOf,
      place: { zipCode: zip.zipCode, city: zip.city, state: zip.state },
    },
  })
}

/** A provider as results show it: the catalogue's words with its cheapest plan; null where it sells no internet. */
export function foundProvider(id: string): FoundProvider | null {
  const provider = providerById(id)
  const entry = entryOffering(id)
  if (!provider?.connection || !entry) return null
  const { offering, maxDownloadMbps } = entry
  return {
    id,
    name: provider.name,
    speed: `Up to ${maxDownloadMbps.toLocaleString('en-US')} Mbps`,
    price: dollarsFromCents(priceToday(offering.schedule)),
    maxDownload: maxDownloadMbps,
    technology: provider.connection,
    serviceName: offering.serviceName,
    planDownload: offering.downloadMbps ?? 0,
    schedule: offering.schedule,
    page: provider.page,
  }
}
