import type { ListedPlan } from '#domain/catalog/listed-plan.ts'
import { dependsOnAddress, hasFeature, type PlanFeature } from '#domain/catalog/plan-features.ts'
import { type InternetPlanType, isPlanType } from '#domain/catalog/plan-type.ts'
import { countedMbps, downloadInWords, middleMbps, uploadInWords } from '#domain/catalog/speed-words.ts'
import { countedCents, uncountedInWords } from '#domain/pricing/added-fee.ts'
import { LATER_PRICE_NOT_PUBLISHED } from '#domain/pricing/describe-schedule.ts'
import { NO_CHANGE_PUBLISHED, totalInWords } from '#domain/pricing/known-total.ts'
import { type AddedFee, oneTimeTotal, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { MAX_PICKED } from './pick-plans.ts'
import { plansThatFit } from './plans-that-fit.ts'
import { type PricedPlan, sortByTotal, totalOfPlan } from './total-order.ts'

/** An internet plan on the page of all plans: as text where the page only shows it. */
export type ComparedPlan = ListedPlan & {
  providerName: string
  /** For a column head: `1 Gig`. */
  speedName: string
  /** Whether its provider has a label for it, whatever that says. */
  isLabeled?: boolean
  /** What price it is, inside a sentence: `before autopay`. */
  pricedFor?: readonly string[]
} & Pick<PricedPlan, 'labelPrices'>

/** The sort orders of the list, with their names. */
export const planOrders = {
  total: 'Total over 24 months',
  price: 'Price today',
  speed: 'Fastest download',
  'per-mbps': 'Cost per Mbps',
} as const

export type PlanOrder = keyof typeof planOrders

/** Everything in the page's address. Empty and 0 mean any; `price` is dollars a month at most. */
export type PlanQuery = {
  /** The ZIP code to show plans for, as it was typed. */
  zip: string
  provider: string
  type: InternetPlanType | ''
  speed: number
  price: number
  sort: PlanOrder
  picked: readonly string[]
  view: 'list' | 'compare'
  onlyDifferent: boolean
  /** Whether a long list is shown in full. */
  all: boolean
}

const ORDER: PlanOrder = 'total'

const isOrder = (value: string | null): value is PlanOrder =>
  value !== null && Object.hasOwn(planOrders, value)

/** How many plans a list shows before somebody asks for all. */
export const PLANS_AT_FIRST = 20

/** Reads the address. Anything unknown counts as not given; plans beyond the fourth are left out. */
export function readPlanQuery(search: string): PlanQuery {
  const from = new URLSearchParams(search)
  const atLeastZero = (name: string) => Math.max(0, Number(from.get(name)) || 0)
  const type = from.get('type')
  const sort = from.get('sort')
  return {
    // As it was typed: the lookup checks a state that stands before it.
    zip: (from.get('zip') ?? '').trim().slice(0, ZIP_FIELD_MAX_LENGTH),
    provider: from.get('provider') ?? '',
    type: isPlanType(type) ? type : '',
    speed: atLeastZero('speed'),
    price: atLeastZero('price'),
    sort: isOrder(sort) ? sort : ORDER,
    picked: [...new Set(from.getAll('pick'))].slice(0, MAX_PICKED),
    view: from.get('view') === 'compare' ? 'compare' : 'list',
    onlyDifferent: from.get('different') === '1',
    all: from.get('all') === '1',
  }
}

/** The same as an address, with a leading `?` unless it is empty. */
export function writePlanQuery(query: PlanQuery): string {
  const to = new URLSearchParams()
  if (query.zip) to.set('zip', query.zip)
  if (query.provider) to.set('provider', query.provider)
  if (query.type) to.set('type', query.type)
  if (query.speed) to.set('speed', String(query.speed))
  if (query.price) to.set('price', String(query.price))
  if (query.sort !== ORDER) to.set('sort', query.sort)
  for (const id of query.picked) to.append('pick', id)
  if (query.view === 'compare') to.set('view', 'compare')
  if (query.onlyDifferent) to.set('different', '1')
  if (query.all) to.set('all', '1')
  const text = to.toString()
  return text ? `?${text}` : ''
}

/** Today's cents a month per Mbps of download, at the lower end of a range. */
export function centsPerMbps({
  schedule,
  ...speed
}: Pick<ComparedPlan, 'schedule' | 'downloadMbps' | 'downloadFromMbps'>): number {
  return priceToday(schedule) / countedMbps(speed)
}

/** `25.0¢`: small amounts, with one decimal. */
export function formatPerMbps(
  plan: Pick<ComparedPlan, 'schedule' | 'downloadMbps' | 'downloadFromMbps'>,
): string {
  return `${centsPerMbps(plan).toFixed(1)}¢`
}

const order: Record<Exclude<PlanOrder, 'total'>, (plan: ComparedPlan) => number> = {
  price: plan => priceToday(plan.schedule),
  speed: plan => -middleMbps(plan),
  'per-mbps': centsPerMbps,
}

/** The plans that the query asks for, in its order; ties by price, then by id. */
export function selectPlans(plans: readonly ComparedPlan[], query: PlanQuery): ComparedPlan[] {
  const found = plansThatFit(plans, query)
  if (query.sort === 'total') return sortByTotal(found)
  const key = order[query.sort]
  return found.toSorted(
    (a, b) => key(a) - key(b) || order.price(a) - order.price(b) || (a.id < b.id ? -1 : 1),
  )
}

const NOT_PUBLISHED = 'not published'

/**
 * A row of the comparison; `null` is a dash. Feature rows say yes, no or 'not published'. `equal` if all plans say the same.
 * What is neither a short figure nor a feature is told by `kind`: the price that counts, or whole sentences.
 */
export type ComparisonRow = {
  label: string
  kind?: 'price' | 'sentences'
  cells: (string | boolean | null)[]
  equal: boolean
}

/** The plans row by row: money, speed, terms, then the features that at least one of them has, in the given order. */
export function comparisonRows(
  plans: readonly ComparedPlan[],
  typeNames: Record<InternetPlanType, string>,
  features: readonly PlanFeature[],
): ComparisonRow[] {
  const row = (label: string, read: (plan: ComparedPlan) => string | boolean | null): ComparisonRow => {
    const cells = plans.map(read)
    return { label, cells, equal: plans.length > 1 && cells.every(cell => cell === cells[0]) }
  }
  const cents = (value: number | null, format = formatCents) => (value ? format(value) : null)
  return [
    { ...row('Price today', plan => formatMonthly(priceToday(plan.schedule))), kind: 'price' as const },
    row('Later price', laterPrice),
    row('3-year lock price', plan => cents(plan.lockedCents, formatMonthly)),
    ...(plans.some(plan => onceInWords(plan) !== null)
      ? [row('One-time fees', plan => onceInWords(plan) ?? 'None counted')]
      : []),
    row('Reward card value', plan => cents(plan.rewardCardCents)),
    // Where no place is known, a label may charge one that our price includes or that one state adds: conditions say so.
    ...(plans.some(plan => monthlyFeesInWords(plan) !== null)
      ? [row('Monthly fees on the label', plan => monthlyFeesInWords(plan) ?? 'None counted')]
      : []),
    ...[12, 24, 36].map(months =>
      row(`${months}-month total`, plan => totalInWords(totalOfPlan(plan, months))),
    ),
    row('Download speed', downloadInWords),
    row('Upload speed', plan => uploadInWords(plan) ?? NOT_PUBLISHED),
    row('Cost per Mbps', formatPerMbps),
    row('Technology', plan => typeNames[plan.type]),
    row('Contract', contractCell),
    ...features
      .filter(feature => plans.some(plan => plan.features.includes(feature)))
      .map(feature => row(feature, plan => hasFeature(plan, feature) ?? whyUnknown(plan, feature))),
    { ...row('Conditions', plan => plan.conditions.join(' ')), kind: 'sentences' as const },
  ].filter(({ cells }) => cells.some(cell => cell !== null && cell !== false))
}

function contractCell({ contractMonths: months }: ComparedPlan): string {
  if (months === null) return NOT_PUBLISHED
  return months ? `${months} months` : 'None'
}

const whyUnknown = (plan: ComparedPlan, feature: PlanFeature) =>
  dependsOnAddress(plan, feature) ? 'Depends on the address' : NOT_PUBLISHED

function laterPrice({ schedule }: ComparedPlan): string {
  const later = schedule.steps[1]
  if (!later) return NO_CHANGE_PUBLISHED
  if (later.monthlyCents === null) return LATER_PRICE_NOT_PUBLISHED
  return `${formatMonthly(later.monthlyCents)} from month ${later.fromMonth}`
}

/** What of a fee comes every month. */
const monthlyPart = ({ cents, upTo, unstated, once }: AddedFee): AddedFee => ({
  ...{ cents, upTo },
  ...(unstated && !once ? { unstated } : {}),
})

/** What is paid once for a plan, and what its label adds to that without an amount; `null` if nothing is known. */
function onceInWords({ schedule, labelPrices }: Pick<PricedPlan, 'schedule' | 'labelPrices'>): string | null {
  const cents = oneTimeTotal(schedule)
  const { once, unstated } = labelPrices?.added ?? {}
  const words = [cents > 0 ? formatCents(cents) : '', once && unstated ? `Not counted: ${unstated}` : '']
  return words.filter(Boolean).join('. ') || null
}

/** What a plan's label charges each month besides its own price: on top of ours, or in it; `null` if nothing is known. */
export function monthlyFeesInWords({ labelPrices = {} }: Pick<PricedPlan, 'labelPrices'>): string | null {
  const { added, includedCents = 0 } = labelPrices
  const counted = added ? countedCents(added) : 0
  const uncounted = added ? uncountedInWords(monthlyPart(added)) : ''
  const words = [
    includedCents > 0 ? `${formatMonthly(includedCents)}, included in the price` : '',
    counted > 0 ? formatMonthly(counted) : '',
    uncounted ? `Not counted: ${uncounted}` : '',
  ]
  return words.filter(Boolean).join('. ') || null
}
