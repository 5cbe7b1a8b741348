import { sql } from 'drizzle-orm'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { addedAnywhere, isConfirmed, isLabeled } from '#domain/catalog/internet-plan.ts'
import { certainMonthlyCents, isCertain } from '#domain/labels/certain-fees.ts'
import type { LabelFee } from '#domain/labels/label.ts'
import { editionsMark } from '#domain/labels/label-editions.server.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { type TiedFees, tiedFees } from '#domain/labels/tied-fees.server.ts'
import { type TiedPrices, tiedPrices } from '#domain/labels/tied-prices.server.ts'
import { labelSays } from '#domain/pricing/added-fee.ts'
import { otherPriceOf, withOtherPrice } from '#domain/pricing/other-price.ts'
import { type AddedFee, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { Database } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { LookupPlace } from './lookup-result.ts'
import type { OfferedPlan } from './offered-plans.ts'

type Deps = { catalogue: Catalogue; db: Database; log: Log }
type Place = Pick<LookupPlace, 'city' | 'state'>

/**
 * The same plans with what their providers' labels say they cost at a place, where that isn't simply our price. Labels
 * of which none can mean our price don't confirm it, whatever plan they name. `labels` is the mark of the labels there are
 * (`editionsMark`). If they can't be read, what was read of them before holds, or else totals are minimums.
 */
export async function withLabelPrices<
  Plan extends Pick<OfferedPlan, 'id' | 'providerId' | 'schedule' | 'hasLabel'>,
>(
  { catalogue, db, log }: Deps,
  plans: readonly Plan[],
  { labels, place }: { labels: string | null; place: Place },
): Promise<(Plan & Pick<OfferedPlan, 'labelPrices'>)[]> {
  const labeled = await labeledNow({ catalogue, db, log }, labels)
  return plans.map(plan => {
    if (!labeled) return withUnreadFees(catalogue, plan)
    const found = labeled.get(plan.id)
    if (!found) return withCatalogFees(catalogue, plan)
    const ours = priceToday(plan.schedule)
    const fee = feeAt(place, found.fees)
    const words = wordsOf(ours, found.prices, fee)
    if (words === null) return { ...plan, hasLabel: true }
    const hasLabel = plan.hasLabel ? canBe(ours, found.prices, fee) : isStated(ours, found.prices, fee)
    const seen = hasLabel ? undefined : catalogue.priceChecks.filesSeen.get(plan.providerId)
    return {
      ...plan,
      hasLabel,
      labelPrices: {
        ...{ fromCents: found.prices.fromCents, toCents: found.prices.toCents },
        // What contradicts our price is as old as the label, and our price is not.
        words: seen ? `(checked ${formatDate(seen)}) ${words}` : words,
        ...feesBeside(ours, found.prices, fee),
      },
    }
  })
}

/** What labels say now, or what was read of them last; null if they can't be read and never were. */
async function labeledNow({ catalogue, db, log }: Deps, mark: string | null): Promise<Labeled | null> {
  try {
    if (mark !== null) return await labeledPrices(db, catalogue, mark)
  } catch (error) {
    log.error({ err: describeError(error) }, 'label prices not read')
  }
  return lastRead.get(catalogue) ?? null
}

/** A plan of which no label is at hand: what the catalog knows of them holds. */
function withCatalogFees<Plan extends Pick<OfferedPlan, 'id'>>(
  catalogue: Catalogue,
  plan: Plan,
): Plan & Pick<OfferedPlan, 'labelPrices'> {
  const known = catalogue.internetPlan(plan.id)
  const added = known && addedAnywhere(known)
  return added ? { ...plan, labelPrices: { words: labelSays(added), added } } : plan
}

/** A plan whose label can't be read: a fee may come on top at the place, besides the one that comes on top anywhere. */
function withUnreadFees<Plan extends Pick<OfferedPlan, 'id'>>(
  catalogue: Catalogue,
  plan: Plan,
): Plan & Pick<OfferedPlan, 'labelPrices'> {
  const known = catalogue.internetPlan(plan.id)
  if (!known || !isLabeled(known)) return plan
  const added = { cents: 0, upTo: false, unstated: 'fees we can’t read right now', ...addedAnywhere(known) }
  return { ...plan, labelPrices: { words: 'can’t be read right now', added } }
}

/** What the labels of one plan say at a place, as a lookup there says it; nothing if it is simply our price. */
export async function labelPricesAt(
  deps: Deps,
  plan: InternetPlan,
  place: Place,
): Promise<Partial<Pick<OfferedPlan, 'hasLabel' | 'labelPrices'>>> {
  const { rows } = await deps.db.execute(sql`select ${editionsMark} as labels`)
  const [mark] = rows as { labels: string }[]
  const [priced] = await withLabelPrices(deps, [{ ...plan, hasLabel: isConfirmed(plan) }], {
    ...{ labels: mark?.labels ?? null, place },
  })
  if (!priced) return {}
  const { hasLabel, labelPrices } = priced
  return { hasLabel, ...(labelPrices ? { labelPrices } : {}) }
}

type Labeled = ReadonlyMap<string, { prices: TiedPrices; fees: readonly TiedFees[] }>

/**
 * Every lookup needs them, and only an import of labels changes them: read once for a catalog, and again when there
 * is another edition.
 */
const kept = new WeakMap<Catalogue, { mark: string; labeled: Promise<Labeled> }>()
/** What is told while none of it can be read. */
const lastRead = new WeakMap<Catalogue, Labeled>()

function labeledPrices(db: Database, catalogue: Catalogue, mark: string): Promise<Labeled> {
  const known = kept.get(catalogue)
  if (known?.mark === mark) return known.labeled
  const mine = { mark, labeled: readLabeled(db, catalogue) }
  kept.set(catalogue, mine)
  mine.labeled.then(
    labeled => lastRead.set(catalogue, labeled),
    () => kept.delete(catalogue),
  )
  return mine.labeled
}

async function readLabeled(db: Database, catalogue: Catalogue): Promise<Labeled> {
  const tied = catalogue.internetPlans.filter(({ labels }) => labels.length > 0)
  const prices = await tiedPrices(db, tied)
  // Where the price itself depends on the address, its range says so, and there are thousands of labels.
  const single = tied.map((plan, index) => (isSingle(prices[index]) ? plan : { ...plan, labels: [] }))
  const fees = await tiedFees(db, single)
  return new Map(
    tied.flatMap(({ id }, index) => {
      const found = prices[index]
      return found ? [[id, { prices: found, fees: fees[index] ?? [] }]] : []
    }),
  )
}

const isSingle = (prices: TiedPrices | null | undefined) => prices?.fromCents === prices?.toCents

/**
 * Which fees of the labels come on top of our price, and what of them is in it. Where it is another price, nobody knows,
 * and no total is sure.
 */
function feesBeside(
  ours: number,
  prices: TiedPrices,
  { cents, upTo, ...besides }: AddedFee,
): Pick<NonNullable<OfferedPlan['labelPrices']>, 'added' | 'includedCents'> {
  const { unstated } = besides
  if (isOurs(ours, prices)) return cents > 0 || unstated ? { added: { cents, upTo, ...besides } } : {}
  if (!isIncluded(ours, prices, { cents, upTo })) {
    const otherPrice = otherPriceOf(ours, prices)
    return otherPrice ? { added: withOtherPrice(otherPrice) } : {}
  }
  return { includedCents: cents, ...(unstated ? { added: { cents: 0, upTo, ...besides } } : {}) }
}

/** The fee on the labels of a place, or on all of them if none names it. */
function feeAt(place: Place, all: readonly TiedFees[]): AddedFee {
  const there = all.filter(one => one.region === regionOf(place))
  const meant = there.length > 0 ? there : all
  const cents = meant.map(one => certainMonthlyCents(one.fees, place.state))
  const withoutAmount = (fee: LabelFee) => fee.cents === null && isCertain(fee, place.state)
  const monthly = meant.flatMap(one => one.fees).find(withoutAmount)
  const unstated = monthly ?? meant.flatMap(one => one.once).find(withoutAmount)
  return {
    ...{ cents: Math.max(0, ...cents), upTo: new Set(cents).size > 1 },
    ...(unstated ? { unstated: withoutDollars(unstated) } : {}),
    ...(unstated && !monthly ? { once: true } : {}),
  }
}

/** A fee without an amount in dollars: `the 0.749% Recovery Fee (TX only)`, `Shipping and Handling (varies by location)`. */
const withoutDollars = ({ name, text }: LabelFee) =>
  /^\d/.test(text) ? `the ${text} ${name}` : `${name} (${text.toLowerCase() || 'no amount'})`

/** Whether labels give our price and nothing but our price, so that a fee of theirs is not in it. */
const isOurs = (ours: number, { fromCents, toCents }: TiedPrices) => fromCents === ours && toCents === ours

/** Whether our price is the labels' with the fee on top: others leave theirs out, so it must be said beside it. */
const isIncluded = (ours: number, prices: TiedPrices, { cents, upTo }: AddedFee) =>
  !upTo && cents > 0 && isOurs(ours - cents, prices)

/** Whether our price is among those on labels, with or without their fee. */
const canBe = (ours: number, { fromCents, toCents }: TiedPrices, fee: AddedFee) =>
  fromCents <= ours && ours <= toCents + fee.cents

/** Whether a label states just our price, with or without its fee: what a price needs that nobody matched with them by hand. */
const isStated = (ours: number, { cents }: TiedPrices, fee: AddedFee) =>
  cents.some(one => one === ours || one + fee.cents === ours)

/** What labels say a plan costs, to follow 'Broadband label': `null` if that is our price and nothing else. */
function wordsOf(ours: number, prices: TiedPrices, fee: AddedFee): string | null {
  const { fromCents, toCents } = prices
  const range = fromCents === toCents ? '' : ` to ${formatMonthly(toCents)} by address`
  const price = isOurs(ours, prices) ? null : `says ${formatMonthly(fromCents)}${range}`
  const amount = fee.upTo
    ? `up to ${formatMonthly(fee.cents)} in fees, by address`
    : `a monthly fee of ${formatCents(fee.cents)}${isIncluded(ours, prices, fee) ? ' (our price includes it)' : ''}`
  const added = [fee.cents > 0 ? amount : '', fee.unstated].filter(Boolean).join(' and ')
  if (added === '') return price
  return price === null ? `adds ${added}` : `${price} plus ${added}`
}
