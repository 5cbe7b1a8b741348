import { reachesSpeed } from '#domain/catalog/speed-words.ts'
import { byTotal, TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { monthlyPrices, priceToday, totalOver, withAddedFee } from '#domain/pricing/price-schedule.ts'
import type { BundleChoice, BundlePart } from './bundle.ts'

/** How many proposals are shown, and over what time they are compared. */
const PROPOSALS = 3
export const WEIGHED_MONTHS = TOTAL_MONTHS

/** What a home needs, in figures. */
export type Needs = {
  /** Download in Mbps. */
  mbps: number
  /** TV channels; 0 if no TV is wanted. */
  channels: number
  /** Whether home security is wanted. */
  security: boolean
  /** The maximum for any of the first 24 monthly bills, one-time fees aside. */
  budgetCents: number
}

/** A price that no label confirms, with what the labels say a month where all of them say more. */
export type UnconfirmedPrice = { label?: { fromCents: number; toCents: number } }

/** A part to compare, with what its labels say at the place: a monthly fee that they add, or that the price is another. */
export type WeighedPart = BundlePart & { unconfirmed?: UnconfirmedPrice }

/** What a bundle lacks of what was asked for. */
type Lack = 'internet' | 'speed' | 'security' | 'tv' | 'channels'

/** A bundle with what it costs and what it lacks. Money is in cents. */
export type Proposal = {
  choice: BundleChoice
  parts: readonly WeighedPart[]
  /** Today's prices together. */
  monthlyCents: number
  /** Today's bill: the prices, or those on labels where they say more, with the fees that labels add. */
  billCents: number
  /** The highest of 24 such bills, as far as prices are published: the budget must bear it. */
  highestCents: number
  /** Everything over 24 months, with all fees. */
  totalCents: number
  /** A month's price is not published, or labels say more than ours: the total is a minimum. */
  assumed: boolean
  /** Labels say less than ours at some addresses: the total isn't even a minimum. */
  isAbout?: true
  lacks: readonly Lack[]
  withinBudget: boolean
}

export type Advice = {
  /** How many combinations were compared. */
  compared: number
  /** False if no combination at all stays within the budget. */
  anyWithinBudget: boolean
  /** False if no internet is among the parts: nobody sells any at the place that can be ordered. */
  anyInternet: boolean
  /** The best, at most three; those whose total is known first, then the cheapest over 24 months. */
  proposals: readonly Proposal[]
  /** The one of them that matches the needs best. */
  best: Proposal | null
}

/** How much each missing item counts: what is given up first on a low budget counts least. */
const lackWeights: Record<Lack, number> = { channels: 1, security: 2, tv: 3, speed: 4, internet: 16 }

/**
 * Compares every combination of the parts. Its inputs are prices, speeds and channels, without any commission, and
 * where a part is sold was decided before: it only gets what is available at the place. TV and security are left out
 * if nobody asked for them. Best are bundles within the budget, then those that lack least, then those with a known
 * total, then the cheapest over 24 months; ties go to the lower price today, then to the plan ids in alphabetical
 * order. If nothing stays within the budget, the lowest bills with internet are proposed, and the answer says so. The
 * order of the parts makes no difference.
 */
export function weighBundles(parts: readonly WeighedPart[], needs: Needs): Advice {
  const wanted = parts.filter(
    ({ kind }) =>
      kind === 'internet' || (kind === 'tv' && needs.channels > 0) || (kind === 'security' && needs.security),
  )
  const all = combinations(wanted).map(combined => proposal(combined, needs))
  const affordable = all.filter(one => one.withinBudget)
  const anyWithinBudget = affordable.length > 0
  const chosen = anyWithinBudget ? firstOf(affordable, bestFirst) : firstOf(all, lowestBillFirst)
  return {
    compared: all.length,
    anyWithinBudget,
    anyInternet: parts.some(part => part.kind === 'internet'),
    proposals: chosen.toSorted(cheapestFirst),
    best: chosen[0] ?? null,
  }
}

/** A part with what the comparison needs of its schedule; `bills` are those of the months in which any price changes. */
type Priced = {
  part: WeighedPart
  todayCents: number
  billCents: number
  bills: readonly number[]
  totalCents: number
  assumed: boolean
  isAbout?: true
}

/** Every way to take at most one part of each kind, except taking nothing. */
function combinations(parts: readonly WeighedPart[]): Priced[][] {
  const changes = new Set(parts.flatMap(part => part.schedule.steps.map(step => step.fromMonth)))
  const months = [...changes].filter(month => month <= WEIGHED_MONTHS)
  const ofKind = (kind: BundlePart['kind']): Priced[][] => [
    [],
    ...parts.filter(part => part.kind === kind).map(part => [priced(part, months)]),
  ]
  const [internet, security, tv] = [ofKind('internet'), ofKind('security'), ofKind('tv')]
  return internet
    .flatMap(first => security.flatMap(second => tv.map(third => [...first, ...second, ...third])))
    .filter(combined => combined.length > 0)
}

function priced(part: WeighedPart, months: readonly number[]): Priced {
  const whole = withAddedFee(part.schedule, part.fee)
  const prices = monthlyPrices(whole, WEIGHED_MONTHS)
  const { cents, assumed, ...about } = totalOver(whole, WEIGHED_MONTHS)
  const todayCents = priceToday(part.schedule)
  const label = part.unconfirmed?.label
  // Whoever is billed what the label says must be able to bear that.
  const moreCents = label ? label.toCents - todayCents : 0
  return {
    part,
    todayCents,
    billCents: priceToday(whole) + moreCents,
    bills: months.map(month => (prices[month - 1]?.countedCents ?? 0) + moreCents),
    totalCents: cents,
    assumed: assumed || moreCents > 0,
    ...about,
  }
}

function proposal(combined: readonly Priced[], needs: Needs): Proposal {
  let highestCents = 0
  let totalCents = 0
  let monthlyCents = 0
  let billCents = 0
  let assumed = false
  const of: Partial<Record<BundlePart['kind'], BundlePart>> = {}
  for (const one of combined) {
    of[one.part.kind] = one.part
    totalCents += one.totalCents
    monthlyCents += one.todayCents
    billCents += one.billCents
    assumed ||= one.assumed
  }
  for (let month = 0; month < (combined[0]?.bills.length ?? 0); month += 1) {
    let bill = 0
    for (const one of combined) bill += one.bills[month] ?? 0
    if (bill > highestCents) highestCents = bill
  }
  const { internet, security, tv } = of
  return {
    choice: {
      internet: internet?.planId ?? null,
      security: security?.planId ?? null,
      tv: tv?.planId ?? null,
    },
    parts: combined.map(one => one.part),
    monthlyCents,
    billCents,
    highestCents,
    totalCents,
    assumed,
    ...(combined.some(one => one.isAbout) ? { isAbout: true } : {}),
    lacks: lacksOf(internet, security, tv, needs),
    withinBudget: highestCents <= needs.budgetCents,
  }
}

function lacksOf(
  internet: BundlePart | undefined,
  security: BundlePart | undefined,
  tv: BundlePart | undefined,
  needs: Needs,
): Lack[] {
  const lacks: Lack[] = []
  if (!internet) lacks.push('internet')
  else if (!reachesSpeed(internet.size, needs.mbps)) lacks.push('speed')
  if (needs.security && !security) lacks.push('security')
  if (needs.channels > 0 && !tv) lacks.push('tv')
  else if (tv && tv.size < needs.channels) lacks.push('channels')
  return lacks
}

type Order = (a: Proposal, b: Proposal) => number

/** The first few by an order, without sorting all the others. */
function firstOf(proposals: readonly Proposal[], order: Order): Proposal[] {
  const first: Proposal[] = []
  for (const one of proposals) {
    const place = first.findIndex(other => order(one, other) < 0)
    if (place === -1 && first.length === PROPOSALS) continue
    first.splice(place === -1 ? first.length : place, 0, one)
    first.length = Math.min(first.length, PROPOSALS)
  }
  return first
}

const lackWeight = ({ lacks }: Proposal) => lacks.reduce((sum, lack) => sum + lackWeights[lack], 0)
const idOf = ({ parts }: Proposal) =>
  parts
    .map(part => part.planId)
    .toSorted()
    .join(' ')
const byId: Order = (a, b) => (idOf(a) < idOf(b) ? -1 : 1)

const totalOf = ({ totalCents, assumed }: Proposal) => ({ cents: totalCents, known: !assumed })

const cheapestFirst: Order = (a, b) =>
  byTotal(totalOf(a), totalOf(b)) || a.monthlyCents - b.monthlyCents || byId(a, b)

const bestFirst: Order = (a, b) => lackWeight(a) - lackWeight(b) || cheapestFirst(a, b)

const lowestBillFirst: Order = (a, b) =>
  Number(a.lacks.includes('internet')) - Number(b.lacks.includes('internet')) ||
  a.highestCents - b.highestCents ||
  cheapestFirst(a, b)
