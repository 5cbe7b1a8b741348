import type { CatalogueContent } from './catalogue-content.ts'
import { frozen } from './frozen.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { cheapestFirst, isConfirmed, isLabeled } from './internet-plan.ts'
import { type Offering, offeringsOf } from './offering.ts'
import type { SecurityPackage, TvPackage } from './packages.schema.ts'
import type { InternetPlanType } from './plan-type.ts'
import { withBuyers } from './price-before-buyer.ts'
import type { Provider } from './provider.schema.ts'
import { mapSchedules } from './scheduled-parts.ts'

/**
 * Everything that is sold and stated, as one immutable value, with functions to query it. Code that needs a fact is
 * handed the catalog; another revision is another value.
 */
export type Catalogue = CatalogueContent & {
  /** The same content as it was read, without what follows from it: for whoever stores or changes it. */
  content: CatalogueContent
  /** Identifies exactly this content: the same content has the same revision in every process. */
  revision: string
  /** Identifies what pages show of it: its content, the dates of its checks and which of them are too long ago. */
  pagesKey: string
  /**
   * The date on which a plan's price was last checked: against its provider's labels if they confirm it, or else with the
   * whole catalog. A price that was published after that is as old as its publication.
   */
  checkedOn(planId: string): string
  /** Prices checked on this date or earlier are out of date; empty if none are. */
  oldUntil: string
  /** For days of checking that are months ago: how many. */
  monthsAgo: Readonly<Record<string, number>>
  /** When prices were checked, as passed in: another catalog of the same day is read with it. */
  priceChecks: PriceChecks
  /** Everything that can be put into the cart. */
  offerings: readonly Offering[]
  /** Providers of home internet, in the order of the catalog. */
  internetProviders: readonly Provider[]
  /** The provider with an id, or `undefined` if the catalog has none with that id. */
  provider(id: string): Provider | undefined
  /** A provider's display name; the id itself if the catalog doesn't have it. */
  providerName(id: string): string
  /** The provider that files its coverage under an FCC number. */
  providerByFccId(id: number): Provider | undefined
  internetPlan(id: string): InternetPlan | undefined
  /** One provider's plans in the order of its page, of one technology if it is given. */
  plansOf(providerId: string, type?: InternetPlanType): readonly InternetPlan[]
  /**
   * The provider's plan that costs least today (the faster of two), of certain technologies if they are given;
   * `undefined` if it sells no such internet.
   */
  entryPlan(providerId: string, types?: readonly InternetPlanType[]): InternetPlan | undefined
  tvPackage(id: string): TvPackage | undefined
  /** One security provider's packages in the order of its page. */
  packagesOf(providerId: string): readonly SecurityPackage[]
  /** The offering behind a plan, package or builder choice. */
  offering(planId: string): Offering | undefined
  /** A provider's offering with exactly this service name, to match carts and orders without a plan id. */
  findOffering(providerId: string, serviceName: string): Offering | undefined
}

/**
 * When prices were checked: the date on which each provider's label file was last seen, and which dates are too long
 * ago.
 */
export type PriceChecks = {
  filesSeen: ReadonlyMap<string, string>
  oldUntil: string
  /** How many whole months ago prices were checked, by the day, where that is two or more. */
  monthsAgo?: Readonly<Record<string, number>>
}

const UNCHECKED: PriceChecks = { filesSeen: new Map(), oldUntil: '' }

/** The catalog of content that its schema has read. */
export function createCatalogue(
  read: CatalogueContent,
  revision: string,
  priceChecks: PriceChecks = UNCHECKED,
): Catalogue {
  const { filesSeen, oldUntil, monthsAgo = {} } = priceChecks
  const { providers, tvPackages, securityPackages } = read
  const providerById = new Map(providers.map(one => [one.id, one]))
  const providerByFccId = new Map(providers.flatMap(one => one.fccProviderIds.map(id => [id, one] as const)))
  const provider: Catalogue['provider'] = id => providerById.get(id)
  /** By the id of the plan and of the plan with its price locked. */
  const planBySold = new Map(
    read.internetPlans.flatMap(plan => [plan.id, plan.priceLock?.id].map(id => [id, plan] as const)),
  )
  const checkedOn: Catalogue['checkedOn'] = id => {
    const plan = planBySold.get(id)
    const seen = (plan && isConfirmed(plan) && filesSeen.get(plan.providerId)) || ''
    const priced = plan?.pricedOn ?? ''
    return (seen > priced ? seen : priced) || read.asOf
  }
  const content = withBuyers(withUnknownFees(read), { provider, checkedOn })
  const { internetPlans } = content
  const planById = new Map(internetPlans.map(one => [one.id, one]))
  const offerings = offeringsOf(content)
  const tvById = new Map(tvPackages.map(one => [one.id, one]))
  const offeringById = new Map(offerings.map(one => [one.planId, one]))
  const offeringByName = new Map(offerings.map(one => [nameKey(one.providerId, one.serviceName), one]))
  const plansOf: Catalogue['plansOf'] = (providerId, type) =>
    internetPlans.filter(plan => plan.providerId === providerId && (type === undefined || plan.type === type))
  return frozen({
    ...content,
    content: read,
    revision,
    pagesKey: JSON.stringify([revision, oldUntil, monthsAgo, [...filesSeen].toSorted()]),
    oldUntil,
    monthsAgo,
    priceChecks,
    checkedOn,
    offerings,
    internetProviders: providers.filter(one => one.kinds.includes('internet')),
    provider,
    providerName: id => providerById.get(id)?.name ?? id,
    providerByFccId: id => providerByFccId.get(id),
    internetPlan: id => planById.get(id),
    plansOf,
    entryPlan: (providerId, types) =>
      plansOf(providerId)
        .filter(plan => types === undefined || types.includes(plan.type))
        .toSorted(cheapestFirst)[0],
    tvPackage: id => tvById.get(id),
    packagesOf: providerId => securityPackages.filter(one => one.providerId === providerId),
    offering: planId => offeringById.get(planId),
    findOffering: (providerId, serviceName) => offeringByName.get(nameKey(providerId, serviceName)),
  } satisfies Catalogue)
}

/**
 * Which fees come on top of a price only a label says: without one, whatever is added up is a minimum. A plan with its price
 * locked has the labels of its plan.
 */
function withUnknownFees(content: CatalogueContent): CatalogueContent {
  const labeled = new Set(
    content.internetPlans.filter(isLabeled).flatMap(({ id, priceLock }) => [id, priceLock?.id]),
  )
  return mapSchedules(content, (id, schedule) =>
    labeled.has(id) ? schedule : { ...schedule, feesUnknown: true },
  )
}

const nameKey = (providerId: string, serviceName: string) => JSON.stringify([providerId, serviceName])
