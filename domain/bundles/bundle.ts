import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { type AddedFee, type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'

/** The services of a bundle in the order in which the builder asks for them. */
export const bundleKinds = ['internet', 'security', 'tv'] as const satisfies readonly ServiceKind[]

/** One choice of the builder: a plan with its provider and its price over time. */
export type BundlePart = {
  kind: ServiceKind
  planId: string
  providerId: string
  providerName: string
  plan: string
  /** Its name in cart and order. */
  serviceName: string
  /** Speed, tier or channels in words. */
  detail: string
  schedule: PriceSchedule
  /** What can be counted on of an internet plan’s download, in Mbps; channels of a TV plan; 0 if the figure has no meaning. */
  size: number
  /**
   * What decides where an internet plan is sold; `null` for plans that only the builder has, which follow their
   * provider.
   */
  line: Pick<InternetPlan, 'type' | 'speed' | 'soldIn'> | null
  /** What its label says beyond its price: at a place if one is known, or else anywhere. */
  fee?: AddedFee
  /** Whether the builder lists it everywhere (specification, section 9), or only if an answer supports it. */
  inBuilder: boolean
}

/** The chosen plan of each service by its id; null for a service that is left out. */
export type BundleChoice = Record<ServiceKind, string | null>

export const NOTHING_CHOSEN: BundleChoice = { internet: null, security: null, tv: null }

/** The parts that a choice names, in the builder's order. Ids that the catalog does not have are left out. */
export function chosenParts<Part extends BundlePart>(parts: readonly Part[], choice: BundleChoice): Part[] {
  return bundleKinds.flatMap(
    kind => parts.find(part => part.kind === kind && part.planId === choice[kind]) ?? [],
  )
}

/** The sum of the chosen prices today, in cents a month (specification, section 9). */
export function bundleTotalCents(parts: readonly Pick<BundlePart, 'schedule'>[]): number {
  return parts.reduce((sum, part) => sum + priceToday(part.schedule), 0)
}

/** `Metronet 1 Gig + ADT Pro`. */
export function bundleName(
  parts: readonly Pick<BundlePart, 'providerName' | 'plan'>[],
  joint = ' + ',
): string {
  return parts.map(part => fullName(part.providerName, part.plan)).join(joint)
}

/** How the sum of the parts compares with an advertised price: the same, or the difference. */
export function besideAdvertised(totalCents: number, advertisedCents: number): string {
  const difference = totalCents - advertisedCents
  if (difference === 0) return 'exactly the advertised price'
  return `${formatCents(Math.abs(difference))} ${difference < 0 ? 'less' : 'more'} than advertised`
}

/** How much more a part costs once its first price is over, as far as that is published; begins with a blank. */
export function riseInWords({ schedule }: Pick<BundlePart, 'schedule'>): string {
  const [first, later] = schedule.steps
  const more = (later?.monthlyCents ?? 0) - (first?.monthlyCents ?? 0)
  return later && more > 0 ? ` From month ${later.fromMonth}, ${formatMonthly(more)} more.` : ''
}
