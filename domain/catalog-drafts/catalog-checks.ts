import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { wordsAbout } from '#domain/catalog/condition.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { isConfirmed } from '#domain/catalog/internet-plan.ts'
import { TOTAL_MONTHS, totalInWords, totalOf } from '#domain/pricing/known-total.ts'
import { type PriceSchedule, priceToday, publishedMonths } from '#domain/pricing/price-schedule.ts'
import { samePrices } from '#domain/pricing/same-prices.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type CatalogRow, nameOfRow, textOf } from './catalog-row.ts'
import { type CatalogSubject, subjectKey } from './catalog-subject.ts'
import { contractFields, isInContract } from './contract-figures.ts'
import type { Companion } from './goes-with.ts'
import { rowChanges } from './row-changes.ts'

/** A finding of a check. The change is published only with a reason. */
export type Finding = { key: string; title: string; found: string }

/** What is to be published for one entry. */
type RowDraft = CatalogSubject & { before: CatalogRow | null; content: CatalogRow | null }

type Facts = {
  after: Catalogue
  drafts: readonly RowDraft[]
  /** What is retired because its provider is. */
  companions: readonly Companion[]
  /** The minimum that a plan's labels add up to over 24 months, in cents, if they say so. */
  labelTotals: ReadonlyMap<string, number>
  /** What a plan's labels say it costs today, in cents; absent where we hold none of them. */
  labelPrices: ReadonlyMap<string, readonly number[]>
  /** The ids of entries that the specification gives. */
  seeded: ReadonlySet<string>
}

/** A price that changes by more than this share is questioned. */
const MOVED_SHARE = 0.3

/**
 * Everything unusual about drafts that otherwise make a valid catalog: large price changes, totals below the label's,
 * a missing later price, plans that are sold nowhere, changed figures from the specification.
 */
export function findOddities({ after, drafts, companions, seeded, ...labels }: Facts): Finding[] {
  const kept = drafts.filter(draft => draft.content !== null)
  return [
    ...kept.flatMap(priceMoved),
    ...kept.flatMap(draft => (draft.kind === 'plan' ? ofPlan(after, draft, labels) : [])),
    ...drafts.flatMap(draft => contractChanged(draft, seeded)),
    ...drafts.flatMap(draft => contractGone(draft, companions, seeded)),
  ]
}

const finding = (check: string, subject: CatalogSubject, title: string, found: string): Finding => ({
  key: `${check}:${subjectKey(subject)}`,
  ...{ title, found },
})

/** Every amount of money in an entry that readers see as its price. */
function pricesOf(row: CatalogRow): Map<string, number> {
  const prices = new Map<string, number>()
  const schedule = row.schedule as PriceSchedule | null | undefined
  if (schedule) {
    prices.set('price today', priceToday(schedule))
    prices.set(`total of ${TOTAL_MONTHS} months`, totalOf(schedule).cents)
  }
  const lock = row.priceLock as { schedule: PriceSchedule } | null | undefined
  if (lock) prices.set('locked price', priceToday(lock.schedule))
  const choices = row.choices as { starter: CatalogRow; kit: CatalogRow } | null | undefined
  for (const part of [row, choices?.starter, choices?.kit]) {
    for (const [key, value] of Object.entries(part ?? {}))
      if (key.endsWith('Cents') && typeof value === 'number') prices.set(key.replace(/Cents$/, ''), value)
  }
  return prices
}

function priceMoved(draft: RowDraft): Finding[] {
  if (!draft.before || !draft.content) return []
  const old = pricesOf(draft.before)
  const moved = [...pricesOf(draft.content)].flatMap(([name, cents]) => {
    const was = old.get(name)
    if (was === undefined || Math.abs(cents - was) <= was * MOVED_SHARE) return []
    const percent = Math.round((100 * (cents - was)) / was)
    return [
      `${name} from ${formatCents(was)} to ${formatCents(cents)} (${percent > 0 ? '+' : ''}${percent}%)`,
    ]
  })
  return moved.length === 0
    ? []
    : [finding('moved', draft, 'A price moved by more than 30%', `${moved.join('; ')}.`)]
}

function ofPlan(
  after: Catalogue,
  draft: RowDraft,
  { labelTotals, labelPrices }: Pick<Facts, 'labelTotals' | 'labelPrices'>,
): Finding[] {
  const plan = after.content.internetPlans.find(one => one.id === draft.id)
  if (!plan) return []
  const isPriced = !draft.before || !samePrices(draft.before.schedule as PriceSchedule, plan.schedule)
  return [
    ...(isPriced ? belowLabel(plan, draft, labelTotals.get(plan.id)) : []),
    ...(isPriced ? onNoLabel(plan, draft, labelPrices.get(plan.id)) : []),
    ...(isPriced ? laterMissing(plan, draft) : []),
    ...introLeft(plan, draft),
    ...soldNowhere(after, plan, draft),
  ]
}

function belowLabel({ schedule }: InternetPlan, draft: RowDraft, labelCents: number | undefined): Finding[] {
  const total = totalOf(schedule)
  if (labelCents === undefined || !total.known || total.cents >= labelCents) return []
  const found = `Ours comes to ${totalInWords(total)} over ${TOTAL_MONTHS} months, the cheapest of its labels to ${formatCents(labelCents)}.`
  return [finding('below-label', draft, 'The total is lower than the label’s', found)]
}

/** Pages say of a plan with this box ticked that a label confirms its price. */
function onNoLabel(plan: InternetPlan, draft: RowDraft, prices: readonly number[] | undefined): Finding[] {
  const today = priceToday(plan.schedule)
  if (!isConfirmed(plan) || prices === undefined || prices.includes(today)) return []
  const found = `“A label states this price” is ticked, but none of its labels says ${formatMonthly(today)}. Untick it, and pages say that the price isn’t confirmed, or say which label means this price.`
  return [finding('no-label', draft, 'No label states this price', found)]
}

function introLeft({ schedule, conditions }: InternetPlan, draft: RowDraft): Finding[] {
  const left = wordsAbout(conditions, 'introduction')
  if (schedule.steps.length > 1 || left.length === 0) return []
  const found = `The price lasts, but a condition says: ${left.map(words => `“${words}”`).join(' ')} Change the condition or add the later price.`
  return [finding('intro-left', draft, 'A condition speaks of an introductory price', found)]
}

function laterMissing({ schedule }: InternetPlan, draft: RowDraft): Finding[] {
  if (publishedMonths(schedule, TOTAL_MONTHS) === TOTAL_MONTHS) return []
  const found = `Pages will say “at least ${formatCents(totalOf(schedule).cents)}”, and the plan stands after known totals. Today it costs ${formatMonthly(priceToday(schedule))}.`
  return [finding('later', draft, 'A later price is missing', found)]
}

function soldNowhere(after: Catalogue, plan: InternetPlan, draft: RowDraft): Finding[] {
  const provider = after.provider(plan.providerId)
  if (!provider) return []
  const { fccProviderIds, states, zipCodes } = provider
  if ([fccProviderIds, states, zipCodes].some(places => places.length > 0)) return []
  const found = `${provider.name} has no ZIP code, no state and no FCC provider ID, so no address will ever be offered the plan.`
  return [finding('nowhere', draft, 'The plan has no place where it is sold', found)]
}

function contractChanged(draft: RowDraft, seeded: ReadonlySet<string>): Finding[] {
  const { kind, before, content } = draft
  if (!before) return []
  const providerId = textOf(before, 'providerId')
  if (!isInContract(draft, seeded, providerId)) return []
  const fields = contractFields(draft, providerId)
  const changed = rowChanges(kind, before, content).filter(({ path }) =>
    fields.some(field => path === field || path.startsWith(`${field}.`)),
  )
  if (content !== null && changed.length === 0) return []
  const found =
    content === null
      ? 'The specification lists it, and it is to be retired.'
      : changed.map(one => `${one.label}: ${withoutPeriod(one.before)} → ${one.after}`).join('; ')
  return [finding('contract', draft, 'A figure of the specification (contract) changes', found)]
}

/** Words that go on after what was a sentence of its own. */
const withoutPeriod = (words: string): string => words.replace(/\.$/, '')

/** One question for everything of the specification that is retired with its provider. */
function contractGone(
  draft: RowDraft,
  companions: readonly Companion[],
  seeded: ReadonlySet<string>,
): Finding[] {
  const names = companions.flatMap(({ row, ...subject }) => {
    const providerId = textOf(row, 'providerId')
    return draft.kind === 'provider' && draft.id === providerId && isInContract(subject, seeded, providerId)
      ? [nameOfRow(row, subject.id)]
      : []
  })
  if (names.length === 0) return []
  const found = `The specification lists ${names.join(', ')}, to be retired with the provider.`
  return [finding('contract-with', draft, 'Figures of the specification (contract) are retired', found)]
}
