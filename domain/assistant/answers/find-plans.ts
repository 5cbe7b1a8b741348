import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst, labelsAnywhere } from '#domain/catalog/internet-plan.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import { type ResultsQuery, readResultsQuery, writeResultsQuery } from '#domain/comparison/results-query.ts'
import { groupsInWords, sortByTotal } from '#domain/comparison/total-order.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { dollarsFromCents, formatCents } from '#domain/shared/money.ts'
import type { AnswerLink } from '../answer.ts'
import { stayIn, totalMonths } from '../reading/stay.ts'
import { fits, typesInWords, type Wishes, wishesInWords, wishesOf } from '../reading/wishes.ts'
import {
  type AnswerOf,
  type Asking,
  listedInQuestion,
  namedInternet,
  placeNote,
  plansOnOffer,
  type Reply,
} from './asking.ts'
import { totalThere } from './fees-there.ts'
import { fasterThere } from './places/faster-there.ts'
import { byGuess, likelyPlans, notSoldHere, unconfirmed, unconfirmedPlan } from './places/likely-plans.ts'
import { planInWords } from './plan-lines.ts'
import { listOf, SHOWN } from './plan-list.ts'
import { linksOfPlans, planListLink, planName } from './plan-words.ts'

type Order = (a: InternetPlan, b: InternetPlan) => number

const dearest = /\b(?:most expensive|priciest|dearest|highest (?:price|priced))\b/
const dearestFirst: Order = (a, b) => cheapestFirst(b, a)

/** Plans that have what is wished for: those that are there for certain, then what is only likely. */
export const find =
  (order: Order, words: string): AnswerOf =>
  asking => {
    const { asked, place } = asking
    const wishes = wishesOf(asking)
    const above = speedAbove(asking)
    const isFit = (plan: InternetPlan) => fits(plan, wishes) && countedMbps(plan) > above
    const likely = likelyOfWanted(asking)
    const offered = plansOnOffer(asking).filter(plan => !likely.includes(plan))
    const fitting = offered.filter(isFit)
    const isDear = order === cheapestFirst && dearest.test(asked.text)
    const by = isDear ? dearestFirst : order
    const isByTotal =
      order === cheapestFirst && !isDear && (ofTotals.test(asked.text) || stayIn(asking) !== null)
    const found = isByTotal ? plansByTotal(asking, fitting) : fitting.toSorted(by)
    const maybe = likely.filter(isFit).toSorted(by)
    const limits = wishesInWords(wishes)
    const typed = wishes.types.length > 0 ? `${typesInWords(wishes.types)} ` : ''
    const link = fittingLink(asking, wishes)
    if (found.length === 0) {
      const byPrice = offered.toSorted(cheapestFirst)
      const nearest = byPrice.find(plan => fits(plan, { ...wishes, budgetCents: null })) ?? byPrice[0]
      const lead = nearest === byPrice[0] ? 'The cheapest is' : 'At any price, the cheapest of these is'
      const instead = nearest ? ` ${lead} ${planInWords(asking, nearest)}` : ''
      if (maybe.length > 0) return noneConfirmed(asking, { maybe, typed, limits, link })
      // Where nothing fits, what is only likely may be nearer to it than what is certain.
      const nearby = likely
        .filter(plan => fits(plan, { ...wishes, budgetCents: null }) && countedMbps(plan) > above)
        .toSorted(order)
      return {
        text: `I find no ${typed}internet plan${limits}${place ? ` for ${place.where}` : ' in our catalog'}.${fasterThere(asking, wishes.mbps)}${instead}${firstOfEachGuess(asking, nearby)}${notSoldHere(asking)}`,
        links: [planListLink()],
        ...(nearest ? { plans: [nearest.id], focus: [nearest.id], listed: [nearest.id] } : {}),
      }
    }
    const more =
      maybe.length > 0 ? `, and ${maybe.length} more that ${areOrIs(maybe.length)}n’t confirmed there` : ''
    const counted = found.length === 1 ? `One ${typed}plan fits` : `${found.length} ${typed}plans fit`
    const which = isByTotal
      ? ` The lowest total over ${asked.months ?? TOTAL_MONTHS} months first${totalsOrder(asking, found)}:`
      : isDear
        ? ' The most expensive first:'
        : cheapestToday(asking, found)
    const lead = words || `${counted}${limits}${more}.${found.length > 1 ? which : ''}`
    const list = listOf(asking, lead, found)
    // Said after all that is certain, where it would stand among those that are told.
    const last = found[SHOWN - 1]
    const also = maybe.filter(plan => last === undefined || by(plan, last) < 0)
    return {
      ...list,
      text: `${list.text}${firstOfEachGuess(asking, also)}`,
      listed: [...found, ...firstByGuess(asking, also)].map(({ id }) => id),
      links: [link, ...list.links],
    }
  }

/** `Faster than 1 gig` is not that itself. */
export const speedAbove = ({ asked }: Pick<Asking, 'asked'>): number =>
  /\b(?:faster|quicker|more|higher) than\b/.test(asked.text) ? (asked.mbps ?? 0) : 0

const areOrIs = (count: number) => (count === 1 ? 'is' : 'are')

/** What is only likely or possible at the place, of the providers that are wanted. */
export function likelyOfWanted(asking: Asking): InternetPlan[] {
  const named = namedInternet(asking).map(({ id }) => id)
  const without = asking.asked.without.map(({ id }) => id)
  // A list counts what is only likely as well; what was made cheaper names all that it means.
  const listed = asking.dialogue.topic === 'make_cheaper' ? listedInQuestion(asking) : null
  return likelyPlans(asking).filter(
    plan =>
      !without.includes(plan.providerId) &&
      (named.length === 0 || named.includes(plan.providerId)) &&
      (listed === null || listed.includes(plan)),
  )
}

/** The first that is likely and the first that is possible, each with what is said before it; after a space, or nothing. */
export const firstOfEachGuess = (asking: Asking, plans: readonly InternetPlan[]): string =>
  firstByGuess(asking, plans)
    .map(plan => unconfirmedPlan(asking, plan, planInWords(asking, plan, totalMonths(asking))))
    .join('')

const firstByGuess = (asking: Asking, plans: readonly InternetPlan[]): InternetPlan[] =>
  byGuess(asking, plans).flatMap(({ own }) => own.slice(0, 1))

/** What fits where nothing of it is confirmed at the place. */
function noneConfirmed(
  asking: Asking,
  {
    maybe,
    typed,
    limits,
    link,
  }: { maybe: readonly InternetPlan[]; typed: string; limits: string; link: AnswerLink },
): Reply {
  const groups = byGuess(asking, maybe)
  const ordered = groups.flatMap(({ own }) => own)
  const firsts = [...Map.groupBy(ordered, plan => plan.providerId).values()].flatMap(own => own.slice(0, 1))
  const told = new Set([...new Set([...firsts, ...ordered])].slice(0, SHOWN))
  const shown = ordered.filter(plan => told.has(plan))
  const lines = groups.flatMap(({ guess, own }) =>
    own
      .filter(plan => shown.includes(plan))
      .map(plan => `- ${unconfirmed(guess)} ${planInWords(asking, plan, totalMonths(asking))}`),
  )
  const lead =
    maybe.length === 1
      ? `One ${typed}plan fits${limits}, but it isn’t confirmed there:`
      : `${maybe.length} ${typed}plans fit${limits}, but none of them is confirmed there:`
  return {
    text: [lead, ...lines, placeNote(asking)].join('\n'),
    links: [link, ...linksOfPlans(asking.catalogue, shown)],
    plans: shown.map(({ id }) => id),
    listed: ordered.map(({ id }) => id),
    focus: shown.slice(0, 1).map(({ id }) => id),
    at: 0,
  }
}

/** The page that lists what fits; where no page can leave out all that doesn't, it isn't said to. */
export function fittingLink(
  asking: Asking,
  wishes: Wishes,
  sort: ResultsQuery['sort'] = 'recommended',
): AnswerLink {
  const { asked, place } = asking
  const [named] = namedInternet(asking)
  const { types, mbps: speed, musts } = wishes
  const type = types.length === 1 ? (types[0] ?? '') : ''
  const price = dollarsFromCents(wishes.budgetCents ?? 0)
  const label = types.length > 1 || musts.includes('no-fees') ? 'Compare plans' : 'Plans that fit'
  if (place && !named)
    return {
      label,
      href: `/results${writeResultsQuery(place.zipCode, {
        ...{ ...readResultsQuery(''), type, speed, price, sort },
        noContract: musts.includes('no-contract'),
        noCap: musts.includes('no-caps'),
        router: musts.includes('wifi'),
      })}`,
    }
  const provider = named && asked.providers.length === 1 ? named.id : ''
  return planListLink({ type, speed, price, provider }, musts.length > 0 ? 'Compare plans' : label)
}

/** What all of it costs, not what it costs today. */
const ofTotals =
  /\b(?:totals?|over (?:\w+ )?(?:years?|months|time)|in the long run|long term|(?:12|24|36) months|(?:two|2|three|3) years|(?:two|2|three|3)[ -]years? (?:costs?|prices?|totals?)|(?:24|36)[ -]months? (?:costs?|prices?|totals?))\b/

/** What stands before those that are cheapest today; where another one's total is lower than the first's, that is said. */
function cheapestToday(asking: Asking, found: readonly InternetPlan[]): string {
  const months = totalMonths(asking)
  const totals = found.map(plan => ({ plan, ...totalThere(asking, plan, months) }))
  const [least] = totals.filter(({ known }) => known).toSorted((a, b) => a.cents - b.cents)
  const [first] = totals
  if (!first || !least || least.cents >= first.cents) return ' The cheapest:'
  return ` ${planName(asking.catalogue, least.plan)} has the lowest known total over ${months} months, ${formatCents(least.cents)}. The cheapest today:`
}

/** In the results' order by total: known ones first. */
export const plansByTotal = (asking: Asking, plans: readonly InternetPlan[]): InternetPlan[] =>
  sortByTotal(pricedThere(asking, plans), asking.asked.months ?? TOTAL_MONTHS)

/** What that order puts before what, of plans that it ordered, to follow 'first'. */
export const totalsOrder = (asking: Asking, plans: readonly InternetPlan[]): string =>
  groupsInWords(pricedThere(asking, plans), asking.asked.months ?? TOTAL_MONTHS)

function pricedThere({ place }: Asking, plans: readonly InternetPlan[]) {
  const there = new Map(place?.result.plans.map(plan => [plan.id, plan]))
  return plans.map(plan => ({ ...(there.get(plan.id) ?? labelsAnywhere(plan)), ...plan }))
}

export const fastestFirst: Order = (a, b) => countedMbps(b) - countedMbps(a) || cheapestFirst(a, b)
export const findPlans = find(cheapestFirst, '')
