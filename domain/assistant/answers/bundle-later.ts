import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import {
  HORIZON_MONTHS,
  monthlyPrices,
  type PriceSchedule,
  priceToday,
  publishedMonths,
} from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { listInWords } from './plan-words.ts'

/** A service with what it costs over time. */
type Priced = { name: string; schedule: PriceSchedule }

const pricedParts = (parts: readonly Offering[]): Priced[] =>
  parts.map(one => ({ name: fullName(one.providerName, one.serviceName), schedule: one.schedule }))

/** The offerings by their ids, those that the catalog still has. */
export const partsSpokenOf = (catalogue: Pick<Catalogue, 'offering'>, ids: readonly string[]): Offering[] =>
  ids.flatMap(id => catalogue.offering(id) ?? [])

/** Each month in which the sum of some services changes, as far as it is published; a part's last published price stands for what nobody tells. */
function changesOf(parts: readonly Priced[]): { month: number; cents: number }[] {
  const months = monthlyPrices(combineSchedules(parts.map(({ schedule }) => schedule)), HORIZON_MONTHS)
  return months.flatMap(({ month, countedCents }, index) => {
    const before = months[index - 1]?.countedCents
    return before === undefined || before === countedCents ? [] : [{ month, cents: countedCents }]
  })
}

/** That a sum counts today's price of those whose later one nobody publishes; after a space, or nothing. */
function countedSo(parts: readonly Priced[], months: number): string {
  const silent = parts.filter(({ schedule }) => publishedMonths(schedule, months) < months)
  if (silent.length === 0) return ''
  const isOne = silent.length === 1
  return ` That counts the last published price of ${listInWords(silent.map(({ name }) => name))}: what ${isOne ? 'it costs' : 'they cost'} later isn’t published.`
}

/** A sum is looked at for so long against a budget: the months of our totals. */
const WATCHED_MONTHS = 24

/** Whether some services together fit into a budget, today and after the steps that are published. */
export function fitsBudget(parts: readonly Priced[], budgetCents: number): string {
  const sum = parts.reduce((all, { schedule }) => all + priceToday(schedule), 0)
  const budget = formatMonthly(budgetCents)
  if (sum > budgetCents) return ` That is more than ${budget}.`
  const breaks = changesOf(parts).find(({ cents }) => cents > budgetCents)
  const until = breaks
    ? ` through month ${breaks.month - 1} only: from month ${breaks.month} it’s ${formatMonthly(breaks.cents)}`
    : ''
  return ` That fits into ${budget}${until}.${countedSo(parts, WATCHED_MONTHS)}`
}

/** `Does it`, `will that`: what is answered with yes or no. */
const isWhether = /^(?:and |so |but |ok )*(?:do|does|will|would|is|are|can|could)\b/

/** What services that were put together cost later in all, and whether a budget still holds then. */
export function sumLater(
  offerings: readonly Offering[],
  { text, budgetCents }: { text: string; budgetCents: number | null },
): string {
  const parts = pricedParts(offerings)
  const today = parts.reduce((all, { schedule }) => all + priceToday(schedule), 0)
  const changes = changesOf(parts)
  const highest = Math.max(today, ...changes.map(({ cents }) => cents))
  const over = [{ month: 1, cents: today }, ...changes].find(({ cents }) => cents > (budgetCents ?? highest))
  const unsaid = countedSo(parts, WATCHED_MONTHS)
  const steps = changes.map(({ month, cents }) => `${formatMonthly(cents)} from month ${month}`)
  const told = ` In all it’s ${formatMonthly(today)} today${steps.length > 0 ? ` and ${listInWords(steps)}` : ', and no later change is published'}.`
  if (budgetCents === null) return `${told}${unsaid}`.trim()
  const budget = formatMonthly(budgetCents)
  // What one plan costs over time follows by itself.
  const all = parts.length > 1 ? told : ''
  const asPublished = `As far as prices are published it stays within ${budget}.`
  if (isWhether.test(text)) {
    const verdict = over
      ? `No: ${formatMonthly(over.cents)} ${over.month === 1 ? 'today' : `from month ${over.month}`}, which is more than ${budget}.`
      : unsaid
        ? asPublished
        : `Yes, it stays within ${budget}.`
    return `${verdict}${all}${unsaid}`
  }
  const verdict = !over
    ? asPublished
    : over.month === 1
      ? `That is more than ${budget}.`
      : `From month ${over.month} that is more than ${budget}.`
  return `${told} ${verdict}${unsaid}`.trim()
}
