import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { ownershipInWords } from '#domain/catalog/ownership-words.ts'
import { providerPath } from '#domain/catalog/provider-path.ts'
import { CHECKED_FOR_DAYS, daysSince } from '#domain/catalog/stale-plans.ts'
import { feesInWords, totalOfPlan } from '#domain/comparison/total-order.ts'
import { certainMonthlyCents } from '#domain/labels/certain-fees.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { priceRangeInWords } from '#domain/labels/label-price-words.ts'
import { labelPriceRange } from '#domain/labels/label-prices.server.ts'
import { nearestLabel } from '#domain/labels/nearest-label.server.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { wholeLabel } from '#domain/labels/whole-label.server.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { monthsAtTodaysPrice, priceToday } from '#domain/pricing/price-schedule.ts'
import type { PlanAtPlace } from '#domain/public-answers/plan-at-place.operations.server.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { Reader } from '#platform/database.server.ts'

/**
 * A plan's listed price beside everything that its provider's labels say about it. Of labels at the same price, the one
 * of the place is shown.
 */
export async function planLabelView(
  { reads: db, now }: { reads: Reader; now: () => Date },
  catalogue: Catalogue,
  plan: InternetPlan,
  place: { city: string; state: string } | null,
  at: PlanAtPlace,
) {
  const region = place && regionOf(place)
  const state = place?.state
  const provider = catalogue.provider(plan.providerId)
  const cents = priceToday(plan.schedule)
  const names = plan.labels.map(one => one.name)
  const [range, nearest] = await Promise.all([
    labelPriceRange(db, plan.providerId, plan.labels),
    nearestLabel(db, plan, cents, region),
  ])
  const label = nearest === null ? null : await wholeLabel(db, nearest)
  const known = range?.groups ?? []
  const holding = known.filter(group => group.fromCents <= cents && cents <= group.toCents)
  // If several have our price, the one that is promised for as long as ours.
  const months = monthsAtTodaysPrice(plan.schedule)
  const sameTerm = holding.filter(group => group.introductory && group.introMonths === months)
  const ours = sameTerm.length > 0 ? sameTerm : holding
  return {
    plan: { id: plan.id, name: plan.name, price: formatCents(cents), cents },
    provider: {
      id: plan.providerId,
      name: catalogue.providerName(plan.providerId),
      path: (provider && providerPath(catalogue, provider)) ?? '/providers',
    },
    pricesAsOf: catalogue.checkedOn(plan.id),
    ownership: ownershipInWords(catalogue, plan.providerId),
    names,
    range,
    /** The prices of all its labels as one sentence: `AT&T’s label of Jun 4, 2026 says $65.00.` */
    labelSays: range && saysInWords(catalogue.providerName(plan.providerId), range),
    /** Days since the file was last seen, if they are too many. */
    staleDays:
      range && daysSince(range.lastSeen, now()) > CHECKED_FOR_DAYS ? daysSince(range.lastSeen, now()) : null,
    ranges: range
      ? known.map(group => ({
          words: priceRangeInWords(range, group),
          later: laterWords(group),
          holdsOurs: ours.includes(group),
        }))
      : [],
    label,
    /** Whether all of them have our price, so that they confirm it for every address. */
    isOnlyPrice:
      known.length > 0 && known.every(group => group.fromCents === cents && group.toCents === cents),
    /** What it costs over time, as its row in results says it. */
    cost: costInWords(plan, at.labelPrices),
    /** Whether it is sold at the place at all, and how certain that is; empty without a place. */
    doubt: at.doubt,
    /** Whether the label shown has exactly our price: it is the nearest, so otherwise none has. */
    isConfirmed: label?.facts.priceNowCents === cents,
    /** The label's price and its monthly fees, where our price is both together. */
    withFees: label && pricePlusFees(label.facts, cents, state),
  }
}

function pricePlusFees(
  { priceNowCents, monthlyFees }: LabelFacts,
  ours: number,
  state: string | undefined,
): { price: string; fees: string } | null {
  const fees = certainMonthlyCents(monthlyFees, state)
  if (fees === 0 || ours !== priceNowCents + fees) return null
  return { price: formatCents(priceNowCents), fees: formatCents(fees) }
}

/** Its prices over time, and its total with the fees that it includes. */
function costInWords(plan: InternetPlan, there: PlanAtPlace['labelPrices']) {
  const { schedule } = plan
  const labelPrices = there ?? labelsAnywhere(plan).labelPrices
  const priced = labelPrices ? { schedule, labelPrices } : { schedule }
  return {
    prices: scheduleSentence(schedule),
    total: `${totalInWords(totalOfPlan(priced))} over ${TOTAL_MONTHS} months, ${feesInWords(priced, TOTAL_MONTHS)}`,
  }
}

type Range = NonNullable<Awaited<ReturnType<typeof labelPriceRange>>>

/** What the labels say, where it is not our price; null where they name none. */
function saysInWords(providerName: string, { lastSeen, labels, groups }: Range): string | null {
  if (groups.length === 0) return null
  const from = Math.min(...groups.map(group => group.fromCents))
  const to = Math.max(...groups.map(group => group.toCents))
  const prices = from === to ? formatCents(from) : `${formatCents(from)} to ${formatCents(to)}, by address`
  return `${providerName}’s ${labels === 1 ? 'label' : 'labels'} of ${formatDate(lastSeen)} ${labels === 1 ? 'says' : 'say'} ${prices}.`
}

type Group = Range['groups'][number]

/** What follows an introductory price, as far as these labels say. */
function laterWords({
  introductory,
  laterFromCents,
  laterToCents,
  laterNotStated,
  labels,
}: Group): string | null {
  if (!introductory) return null
  const missing =
    laterNotStated > 0
      ? `the later price is not stated in ${laterNotStated === labels ? 'these labels' : `${laterNotStated.toLocaleString('en-US')} of them`}`
      : null
  if (laterFromCents === null || laterToCents === null) return missing
  const span =
    laterFromCents === laterToCents
      ? formatCents(laterFromCents)
      : `${formatCents(laterFromCents)} to ${formatCents(laterToCents)}`
  return [`then ${span}`, missing].filter(Boolean).join('; ')
}
