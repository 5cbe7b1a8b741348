import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { linesOf } from '#domain/catalog/connection-lines.ts'
import { cheapestFirst, isConfirmed } from '#domain/catalog/internet-plan.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { downloadInWords } from '#domain/catalog/speed-words.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { labelSources } from '#domain/labels/label-sources.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { type BrandNames, providerNamed } from './coverage-data/provider-named.ts'
import type {
  CoveredProvider,
  FoundProvider,
  LikelyOffer,
  LikelyProvider,
  OtherProvider,
  ProviderCoverage,
} from './lookup-result.ts'
import { certaintyOf, typesAtPlace } from './plans-at-place.ts'
import { importedTechnologies, planTypeOf, technologyName } from './technology.ts'

export type JoinedProviders = { providers: FoundProvider[]; otherProviders: OtherProvider[] }

const isSatellite = (provider: Provider) => linesOf(provider).includes('satellite')
const satellite: ProviderCoverage = { technologies: [], shareServed: null, shareOf: null, nationwide: true }

/**
 * The catalog providers that sell anywhere in a state, by their own lists or because coverage data name them there:
 * the answer if nothing more is known about a place.
 */
export function providersOfState(
  catalogue: Catalogue,
  state: string,
  named: readonly string[] = [],
): JoinedProviders {
  const ids = [...new Set([...internetProvidersIn(catalogue, state).map(one => one.id), ...named])]
  const providers = rankProviders(catalogue, ids).flatMap(id => foundProvider(catalogue, id) ?? [])
  return { providers, otherProviders: [] }
}

/**
 * Matches what coverage data found with the catalog. A provider with a plan of ours for a technology at the place
 * comes with name, price and page in the published order. All others come without a price, fastest first, including a
 * catalog provider that serves the place only by a technology for which we list no plan. Satellite providers that
 * sell in the state are always there, marked as nationwide.
 */
export function joinCatalogue(
  catalogue: Catalogue,
  covered: readonly CoveredProvider[],
  state: string,
  brands: BrandNames = new Map(),
): JoinedProviders {
  const found = new Map<string, FoundProvider>()
  const otherProviders: OtherProvider[] = []
  for (const one of covered) {
    const provider = providerOf(catalogue, one, brands)
    if (provider && isSatellite(provider)) continue
    const priced = provider && coveredFoundProvider(catalogue, provider, one)
    if (priced) found.set(priced.id, priced)
    else otherProviders.push(otherProvider(provider?.name ?? one.name, one))
  }
  for (const one of internetProvidersIn(catalogue, state)) {
    if (!isSatellite(one)) continue
    const provider = foundProvider(catalogue, one.id)
    if (provider) found.set(one.id, { ...provider, coverage: satellite })
  }
  return {
    providers: rankProviders(catalogue, [...found.keys()]).flatMap(id => found.get(id) ?? []),
    otherProviders: otherProviders.toSorted(
      (a, b) =>
        byDownload(b) - byDownload(a) ||
        byReach(a.coverage) - byReach(b.coverage) ||
        (a.name < b.name ? -1 : 1),
    ),
  }
}

const byDownload = (one: OtherProvider) => one.maxDownload ?? -1
const byReach = ({ reach }: ProviderCoverage) => (reach ? ['most', 'parts', 'few'].indexOf(reach) : 0)

/** By its id if the data have one; figures without ids name a local provider by one of its names. */
function providerOf(
  catalogue: Catalogue,
  { providerId, fccProviderId, name }: CoveredProvider,
  brands: BrandNames,
) {
  if (providerId !== undefined) return catalogue.provider(providerId)
  if (fccProviderId !== undefined) return catalogue.providerByFccId(fccProviderId)
  return providerNamed(catalogue.internetProviders, name, brands)
}

/**
 * Providers that say they sell in a ZIP code where coverage data don't name them: with every technology they have a
 * plan for.
 */
export function saidToServe(
  catalogue: Catalogue,
  zipCode: string,
  { providers }: Pick<JoinedProviders, 'providers'>,
): LikelyOffer[] {
  const found = new Set(providers.map(one => one.id))
  return catalogue.internetProviders
    .filter(({ id, zipCodes }) => zipCodes.includes(zipCode) && !found.has(id))
    .map(({ id }) => {
      const types = new Set(catalogue.plansOf(id).map(plan => plan.type))
      const likely = importedTechnologies.filter(code => types.has(planTypeOf(code)))
      const coverage = { technologies: [], likely, shareServed: null, shareOf: null, nationwide: false }
      return { providerId: id, reason: 'provider_says', coverage }
    })
}

/**
 * Likely offers with the catalog's plans for their technologies, in the published order. An offer based on the state
 * or on wireless is included only if the catalog says that the provider sells in the state.
 */
export function joinLikely(
  catalogue: Catalogue,
  likely: readonly LikelyOffer[],
  state: string,
): LikelyProvider[] {
  const inState = new Set(internetProvidersIn(catalogue, state).map(one => one.id))
  const found = likely
    .filter(
      ({ providerId, reason }) =>
        reason === 'fiber_in_county' || reason === 'provider_says' || inState.has(providerId),
    )
    .flatMap(({ providerId, reason, coverage }) => {
      const provider = catalogue.provider(providerId)
      const priced = provider && coveredFoundProvider(catalogue, provider, { name: provider.name, coverage })
      return priced ? [{ ...priced, reason }] : []
    })
  const byId = new Map(found.map(one => [one.id, one]))
  return rankProviders(catalogue, [...byId.keys()]).flatMap(id => byId.get(id) ?? [])
}

/** A provider as results show it: the catalog's words with one plan, usually its cheapest; null if it sells no internet. */
export function foundProvider(
  catalogue: Catalogue,
  id: string,
  plan = catalogue.entryPlan(id),
): FoundProvider | null {
  const provider = catalogue.provider(id)
  if (!provider?.connection || !provider.maxDownloadMbps || !plan) return null
  const { maxDownloadMbps } = provider
  return {
    id,
    name: provider.name,
    // Of the plan that the price is of; what the provider reaches at most is maxDownload.
    speed: downloadInWords(plan),
    price: dollarsFromCents(priceToday(plan.schedule)),
    maxDownload: maxDownloadMbps,
    technology: provider.connection,
    planId: plan.id,
    serviceName: plan.name,
    planDownload: plan.downloadMbps,
    hasLabel: isConfirmed(plan),
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
  const fccId = fccProviderId === undefined ? {} : { fccProviderId }
  const kinds = typesAtPlace(coverage, fccProviderId)
  const types = kinds ? [...kinds.listed, ...kinds.likely] : undefined
  const measured = technologies.some(technology => technology.download !== null)
  // Its price is that of a plan that the data bear there, where there is one, and not of a cheaper one that is only likely.
  const listed = catalogue.plansOf(id).filter(plan => certaintyOf({ coverage, ...fccId }, plan) === 'listed')
  const plan = listed.toSorted(cheapestFirst)[0] ?? catalogue.entryPlan(id, types)
  const provider = plan && foundProvider(catalogue, id, plan)
  if (!provider) return null
  const fastest = measured
    ? Math.max(0, ...technologies.map(technology => technology.download ?? 0))
    : fastestOfSlowLines(catalogue, id, types ?? [])
  return {
    ...provider,
    ...(fastest > 0 ? { maxDownload: fastest } : {}),
    technology: kinds ? namesOf(coverage) : provider.technology,
    ...fccId,
    coverage,
  }
}

/** Where there is only DSL, the speed that a provider advertises for its fiber says nothing; 0 if there are other lines. */
function fastestOfSlowLines(catalogue: Catalogue, id: string, types: readonly InternetPlanType[]): number {
  if (types.length === 0 || types.some(type => type !== 'dsl')) return 0
  return Math.max(0, ...catalogue.plansOf(id, 'dsl').map(plan => plan.downloadMbps))
}

function otherProvider(name: string, { fccProviderId, coverage }: CoveredProvider): OtherProvider {
  const speeds = coverage.technologies.flatMap(technology => technology.download ?? [])
  const source = labelSources.find(one => one.name === name)
  return {
    ...(fccProviderId === undefined ? {} : { fccProviderId }),
    name,
    technology: namesOf(coverage),
    maxDownload: speeds.length > 0 ? Math.max(...speeds) : null,
    ...(source ? { labelsPage: labelsPath(source.providerId) } : {}),
    coverage,
  }
}

const namesOf = ({ technologies, likely = [] }: ProviderCoverage) =>
  [...new Set(technologies.length > 0 ? technologies.map(one => one.name) : likely.map(technologyName))].join(
    '/',
  )

/** Providers of home internet that sell anywhere in a state. */
export const internetProvidersIn = ({ internetProviders }: Catalogue, state: string) =>
  internetProviders.filter(provider => provider.states.some(code => code === state))
