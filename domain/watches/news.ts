import { isDeepStrictEqual } from 'node:util'
import { movingSteps } from '#domain/moving/moving-steps.ts'
import { differsLater, scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type ListedProvider, newProviders } from './arrivals.ts'
import type { Known, Watch } from './watch.ts'
import { watchTypeWords } from './watch-words.ts'

/** What is known about a ZIP when watches are checked. */
export type PlaceFacts = { there: readonly ListedProvider[] | null; dataDate: string; precision: string }

/** What is known about a plan then. */
export type PriceFacts = {
  name: string
  schedule: PriceSchedule
  path: string
  labelDate: string | null
  labelChanges: readonly string[]
}

/** The result of checking a watch: something to tell, or only something to remember. */
export type News = {
  /** Paragraphs of the email; empty if there is nothing to tell. */
  lines: readonly string[]
  /** What the person knows afterward; `null` if the watch has ended. */
  known: Known | null
}

/** How many label changes are listed one by one. */
const MOST_LABEL_LINES = 5

/** New providers at a ZIP; `null` if no data answered or nobody is new. */
export function arrivalNews(watch: Watch, facts: PlaceFacts, siteUrl: string): News | null {
  const { wish, known } = watch
  if (wish.kind !== 'arrival' || known.kind !== 'arrival' || facts.there === null) return null
  const fresh = newProviders(facts.there, new Set(known.providers))
  if (fresh.length === 0) return null
  const names = fresh.map(({ name, technology }) => (technology ? `${name} (${technology})` : name))
  const where =
    facts.precision === 'county' ? `in parts of the county around ${wish.zipCode}` : `at ${wish.zipCode}`
  const what = wish.planType === 'any' ? 'New' : `New ${watchTypeWords[wish.planType]}`
  return {
    lines: [
      `${what} ${where}: ${names.join('; ')}.`,
      `Listed in the data as of ${formatDate(facts.dataDate)}; not listed when you asked. Not confirmed for your street: check your address.`,
      `${siteUrl}/results?zip=${wish.zipCode}`,
    ],
    known: { kind: 'arrival', providers: [...known.providers, ...fresh.flatMap(one => one.keys)] },
  }
}

/**
 * A changed price of a plan, below the threshold if there is one, with a later price or a one-time fee that changed,
 * and what changed in its labels. A change too small for an email is remembered anyway, so that the next email's old
 * price is the previous one. `null` if nothing changed.
 */
export function priceNews(watch: Watch, facts: PriceFacts | null, siteUrl: string): News | null {
  const { wish, known } = watch
  if (wish.kind !== 'price' || known.kind !== 'price') return null
  if (facts === null) {
    const end = `We don’t list ${known.name} anymore. Its last price here was ${formatMonthly(known.cents)}. This watch has ended.`
    return { lines: [end], known: null }
  }
  const { name, schedule, labelDate } = facts
  const cents = priceToday(schedule)
  const isOther = cents !== known.cents
  const isWanted = wish.belowCents === null || (isOther && cents < wish.belowCents)
  const below = wish.belowCents === null ? '' : ` That is under your ${formatCents(wish.belowCents)}.`
  const price =
    isOther && isWanted
      ? [`${name} now costs ${formatMonthly(cents)}. It was ${formatMonthly(known.cents)}.${below}`]
      : []
  const lines = [
    ...price,
    ...(isWanted ? overTimeLines(name, known.schedule, schedule) : []),
    ...labelLines(facts, cents),
  ]
  const after: Known = { kind: 'price', name, cents, labelDate: labelDate ?? known.labelDate, schedule }
  if (lines.length > 0) return { lines: [...lines, `${siteUrl}${facts.path}`], known: after }
  return isDeepStrictEqual(after, known) ? null : { lines: [], known: after }
}

/** Later prices and one-time fees now and before; nothing where at most today's price is another one. */
function overTimeLines(name: string, before: PriceSchedule | undefined, now: PriceSchedule): string[] {
  if (!before || !differsLater(before, now)) return []
  return [
    `What ${name} costs over time changed, with its one-time fees. Now: ${scheduleSentence(now)} Before: ${scheduleSentence(before)}`,
  ]
}

function labelLines({ name, labelDate, labelChanges }: PriceFacts, cents: number): string[] {
  if (labelChanges.length === 0 || labelDate === null) return []
  const told = labelChanges.slice(0, MOST_LABEL_LINES)
  const more = labelChanges.length - told.length
  return [
    `The broadband label of ${name} changed (the provider’s file of ${formatDate(labelDate)}). Our listed price is ${formatMonthly(cents)}.`,
    ...told.map(line => `- ${line}`),
    ...(more > 0 ? [`- and ${more} more`] : []),
  ]
}

/** The steps of a move that have begun, each once. */
export function movingNews(watch: Watch, today: string, siteUrl: string): News | null {
  const { wish, known } = watch
  if (wish.kind !== 'moving' || known.kind !== 'moving') return null
  const due = movingSteps(wish.movesOn).filter(step => step.from <= today && !known.steps.includes(step.id))
  if (due.length === 0) return null
  const steps = [...known.steps, ...due.map(step => step.id)]
  const query = new URLSearchParams({ date: wish.movesOn, ...(wish.zipCode ? { zip: wish.zipCode } : {}) })
  const current = due.filter(step => step.until >= today)
  // A step that is already over doesn't help anybody anymore.
  if (current.length === 0) return { lines: [], known: { kind: 'moving', steps } }
  return {
    lines: [
      `Your move on ${formatDate(wish.movesOn)}:`,
      ...current.map(({ title, text, until }) => `${title}, by ${formatDate(until)}. ${text}`),
      `${siteUrl}/moving?${query.toString()}#plan`,
    ],
    known: { kind: 'moving', steps },
  }
}
