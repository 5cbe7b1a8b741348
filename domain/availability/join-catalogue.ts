import { entryOffering } from '#domain/catalog/entry-offering.ts'
import type { InternetPlanType } from '#domain/catalog/internet-plan.ts'
import type { Provider } from '#domain/catalog/provider.ts'
import { providerByFccId, providerById } from '#domain/catalog/providers.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { internetProvidersInState } from './footprints.ts'
import type { CoveredProvider, FoundProvider, OtherProvider, ProviderCoverage } from './lookup-result.ts'
import { planTypeOf, technologyName } from './technology.ts'

export type JoinedProviders = { providers: FoundProvider[]; otherProviders: OtherProvider[] }

const satellite: ProviderCoverage = { technologies: [], shareServed: null, shareOf: null, nationwide: true }

/** The providers of the catalogue that sell somewhere in a state: the answer where no coverage data are at hand. */
export function providersOfState(state: string): JoinedProviders {
  const providers = rankProviders(internetProvidersInState(state)).flatMap(id => foundProvider(id) ?? [])
  return { providers, otherProviders: [] }
}

/**
 * Puts what coverage data found beside the catalogue. Whoever has a plan of ours for a technology at the place comes
 * with name, price and page in the published order; everybody else comes without a price, fastest first, also a
 * provider of the catalogue that serves the place only by a technology of which we list no plan. Satellite providers
 * that sell in the state are always there, marked as nationwide.
 */
export function joinCatalogue(covered: readonly CoveredProvider[], state: string): JoinedProviders {
  const found = new Map<string, FoundProvider>()
  const otherProviders: OtherProvider[] = []
  for (const one of covered) {
    const provider = providerByFccId(one.fccProviderId)
    if (provider?.connection === 'Satellite') continue
    const priced = provider && coveredFoundProvider(provider, one)
    if (priced) found.set(priced.id, priced)
    else otherProviders.push(otherProvider(provider?.name ?? one.name, one))
  }
  for (const id of internetProvidersInState(state)) {
    if (providerById(id)?.connection !== 'Satellite') continue
    const provider = foundProvider(id)
    if (provider) found.set(id, { ...provider, coverage: satellite })
  }
  const byDownload = (one: OtherProvider) => one.maxDownload ?? -1
  return {
    providers: rankProviders([...found.keys()]).flatMap(id => found.get(id) ?? []),
    otherProviders: otherProviders.toSorted(
      (a, b) => byDownload(b) - byDownload(a) || (a.name < b.name ? -1 : 1),
    ),
  }
}

/** A provider as results show it: the catalogue's words with its cheapest plan; null where it sells no internet. */
export function foundProvider(id: string, types?: readonly InternetPlanType[]): FoundProvider | null {
  const provider = providerById(id)
  const entry = entryOffering(id, types)
  if (!provider?.connection || !entry) return null
  const { offering, maxDownloadMbps } = entry
  return {
    id,
    name: provider.name,
    speed: upToMbps(maxDownloadMbps),
    price: dollarsFromCents(priceToday(offering.schedule)),
    maxDownload: maxDownloadMbps,
    technology: provider.connection,
    serviceName: offering.serviceName,
    planDownload: offering.downloadMbps ?? 0,
    schedule: offering.schedule,
    page: provider.page,
  }
}

function coveredFoundProvider(
  { id }: Provider,
  { fccProviderId, coverage }: CoveredProvider,
): FoundProvider | null {
  const { technologies } = coverage
  const types = technologies.map(technology => planTypeOf(technology.code))
  const provider = technologies.length > 0 ? foundProvider(id, types) : foundProvider(id)
  if (!provider) return null
  const advertised = Math.max(0, ...technologies.map(technology => technology.download))
  const known = advertised > 0 ? { maxDownload: advertised, speed: upToMbps(advertised) } : {}
  const technology = technologies.length > 0 ? namesOf(coverage) : provider.technology
  return { ...provider, ...known, technology, fccProviderId, coverage }
}

function otherProvider(name: string, { fccProviderId, coverage }: CoveredProvider): OtherProvider {
  const speeds = coverage.technologies.map(technology => technology.download)
  return {
    fccProviderId,
    name,
    technology: namesOf(coverage),
    maxDownload: speeds.length > 0 ? Math.max(...speeds) : null,
    coverage,
  }
}

const namesOf = ({ technologies, likely = [] }: ProviderCoverage) =>
  [...new Set(technologies.length > 0 ? technologies.map(one => one.name) : likely.map(technologyName))].join(
    '/',
  )

const upToMbps = (mbps: number) => `Up to ${mbps.toLocaleString('en-US')} Mbps`
