import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import type { CoveredProvider, FoundProvider, OtherProvider, ProviderCoverage } from './lookup-result.ts'
import { planTypeOf, technologyName } from './technology.ts'

export type JoinedProviders = { providers: FoundProvider[]; otherProviders: OtherProvider[] }

const satellite: ProviderCoverage = { technologies: [], shareServed: null, shareOf: null, nationwide: true }

/** The providers of the catalogue that sell somewhere in a state: the answer where no coverage data are at hand. */
export function providersOfState(catalogue: Catalogue, state: string): JoinedProviders {
  const ids = internetProvidersIn(catalogue, state).map(one => one.id)
  const providers = rankProviders(catalogue, ids).flatMap(id => foundProvider(catalogue, id) ?? [])
  return { providers, otherProviders: [] }
}

/**
 * Puts what coverage data found beside the catalogue. Whoever has a plan of ours for a technology at the place comes
 * with name, price and page in the published order; everybody else comes without a price, fastest first, also a
 * provider of the catalogue that serves the place only by a technology of which we list no plan. Satellite providers
 * that sell in the state are always there, marked as nationwide.
 */
export function joinCatalogue(
  catalogue: Catalogue,
  covered: readonly CoveredProvider[],
  state: string,
): JoinedProviders {
  const found = new Map<string, FoundProvider>()
  const otherProviders: OtherProvider[] = []
  for (const one of covered) {
    const provider = catalogue.providerByFccId(one.fccProviderId)
    if (provider?.connection === 'Satellite') continue
    const priced = provider && coveredFoundProvider(catalogue, provider, one)
    if (priced) found.set(priced.id, priced)
    else otherProviders.push(otherProvider(provider?.name ?? one.name, one))
  }
  for (const { id, connection } of internetProvidersIn(catalogue, state)) {
    if (connection !== 'Satellite') continue
    const provider = foundProvider(catalogue, id)
    if (provider) found.set(id, { ...provider, coverage: satellite })
  }
  const byDownload = (one: OtherProvider) => one.maxDownload ?? -1
  return {
    providers: rankProviders(catalogue, [...found.keys()]).flatMap(id => found.get(id) ?? []),
    otherProviders: otherProviders.toSorted(
      (a, b) => byDownload(b) - byDownload(a) || (a.name < b.name ? -1 : 1),
    ),
  }
}

/** A provider as results show it: the catalogue's words with its cheapest plan; null where it sells no internet. */
export function foundProvider(
  catalogue: Catalogue,
  id: string,
  types?: readonly InternetPlanType[],
): FoundProvider | null {
  const provider = catalogue.provider(id)
  const plan = catalogue.entryPlan(id, types)
  if (!provider?.connection || !provider.maxDownloadMbps || !plan) return null
  const { maxDownloadMbps } = provider
  return {
    id,
    name: provider.name,
    speed: upToMbps(maxDownloadMbps),
    price: dollarsFromCents(priceToday(plan.schedule)),
    maxDownload: maxDownloadMbps,
    technology: provider.connection,
    planId: plan.id,
    serviceName: plan.name,
    planDownload: plan.downloadMbps,
    schedule: plan.schedule,
    page: provider.page,
  }
}

function coveredFoundProvider(
  catalogue: Catalogue,
  { id }: Provider,
  { fccProviderId, coverage }: CoveredProvider,
): FoundProvider | null {
  const { technologies } = coverage
  const types = technologies.map(technology => planTypeOf(technology.code))
  const provider = foundProvider(catalogue, id, technologies.length > 0 ? types : undefined)
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

/** Providers of home internet that sell somewhere in a state. */
const internetProvidersIn = ({ internetProviders }: Catalogue, state: string) =>
  internetProviders.filter(provider => provider.states.some(code => code === state))

const upToMbps = (mbps: number) => `Up to ${mbps.toLocaleString('en-US')} Mbps`
