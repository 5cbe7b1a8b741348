import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst, isConfirmed } from '#domain/catalog/internet-plan.ts'
import { countedMbps } from '#domain/catalog/speed-words.ts'
import { centsPerMbps } from '#domain/comparison/compare-plans.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { sortByTotal } from '#domain/comparison/total-order.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, namedInternet, plansMeant, plansOnOffer } from './asking.ts'
import { LIKELY_THERE, likelyPlans, notSoldHere } from './likely-plans.ts'
import { howWeRank } from './page-links.ts'
import { planInWords } from './plan-lines.ts'
import { listOf, onePlan, SHOWN } from './plan-list.ts'
import { listInWords, planListLink, planName } from './plan-words.ts'
import { stayIn } from './stay.ts'
import { canNarrow, fits, typesInWords, wishesInWords, wishesOf } from './wishes.ts'

export const find =
  (order: (a: InternetPlan, b: InternetPlan) => number, words: string): AnswerOf =>
  asking => {
    const { asked, place } = asking
    const wishes = wishesOf(asking)
    const offered = plansOnOffer(asking)
    // `Faster than 1 gig` is not that itself.
    const above = /\b(?:faster|quicker|more|higher) than\b/.test(asked.text) ? (asked.mbps ?? 0) : 0
    const fitting = offered.filter(plan => fits(plan, wishes) && countedMbps(plan) > above)
    const isByTotal = order === cheapestFirst && (ofTotals.test(asked.text) || stayIn(asking) !== null)
    const found = isByTotal ? byTotal(asking, fitting) : fitting.toSorted(order)
    const [named] = namedInternet(asking)
    // Said after all that is certain, where it is what was asked for, or cheaper.
    const [maybe] = named
      ? []
      : likelyPlans(asking)
          .filter(plan => fits(plan, wishes) && countedMbps(plan) > above && !found.includes(plan))
          .filter(({ providerId }) => asked.without.every(({ id }) => id !== providerId))
          .toSorted(order)
    const [first] = found
    // Where nothing fits, what is only likely may be nearer to it than what is certain.
    const [nearby] =
      first || maybe || named
        ? []
        : likelyPlans(asking)
            .filter(plan => fits(plan, { ...wishes, budgetCents: null }) && countedMbps(plan) > above)
            .toSorted(order)
    const likelyToo =
      maybe && (!first || order(maybe, first) < 0)
        ? ` ${LIKELY_THERE} ${planInWords(asking, maybe)}`
        : nearby
          ? ` ${LIKELY_THERE} ${planInWords(asking, nearby)}`
          : ''
    const link = planListLink(
      {
        ...{
          type: wishes.types.length === 1 ? (wishes.types[0] ?? '') : '',
          speed: wishes.mbps,
          price: (wishes.budgetCents ?? 0) / 100,
        },
        provider: named && asked.providers.length === 1 ? named.id : '',
      },
      'Plans that fit',
    )
    const limits = wishesInWords(wishes)
    const typed = wishes.types.length > 0 ? `${typesInWords(wishes.types)} ` : ''
    if (found.length === 0) {
      const byPrice = offered.toSorted(cheapestFirst)
      const nearest = byPrice.find(plan => fits(plan, { ...wishes, budgetCents: null })) ?? byPrice[0]
      const lead = nearest === byPrice[0] ? 'The cheapest is' : 'At any price, the cheapest of these is'
      const instead = nearest ? ` ${lead} ${planInWords(asking, nearest)}` : ''
      return {
        text: `I find no ${typed}internet plan${limits}${place ? ` for ${place.where}` : ' in our catalog'}.${instead}${likelyToo}${notSoldHere(asking)}`,
        links: [planListLink()],
        ...(nearest ? { plans: [nearest.id], focus: [nearest.id], listed: [nearest.id] } : {}),
      }
    }
    const counted = found.length === 1 ? `One ${typed}plan fits` : `${found.length} ${typed}plans fit`
    const which = isByTotal
      ? ` The lowest total over ${asked.months ?? TOTAL_MONTHS} months first, known totals before others:`
      : ' The cheapest:'
    const lead = words || `${counted}${limits}.${found.length > 1 ? which : ''}`
    const list = listOf(asking, lead, found)
    return { ...list, text: `${list.text}${likelyToo}`, links: [link, ...list.links] }
  }

/** What all of it costs, not what it costs today. */
const ofTotals =
  /\b(?:totals?|over (?:\w+ )?(?:years?|months|time)|in the long run|long term|(?:12|24|36) months|(?:two|2|three|3) years)\b/

/** In the results' order by total: known ones first. */
function byTotal({ asked, place }: Asking, plans: readonly InternetPlan[]): InternetPlan[] {
  const there = new Map(place?.result.plans.map(plan => [plan.id, plan]))
  const priced = plans.map(plan => ({ hasLabel: isConfirmed(plan), ...there.get(plan.id), ...plan }))
  return sortByTotal(priced, asked.months ?? TOTAL_MONTHS)
}

export const fastestFirst = (a: InternetPlan, b: InternetPlan) =>
  countedMbps(b) - countedMbps(a) || cheapestFirst(a, b)
export const findPlans = find(cheapestFirst, '')
const cheapest = find(cheapestFirst, '')
const value: AnswerOf = asking => {
  const listed = asking.dialogue.listed.flatMap(id => asking.catalogue.internetPlan(id) ?? [])
  const among =
    /\b(?:those|these|them)\b/.test(asking.asked.text) && listed.length > 1 ? listed : plansOnOffer(asking)
  const per = (plan: InternetPlan) => centsPerMbps(plan)
  return listOf(
    asking,
    'Most speed for the money, by today’s price:',
    among.toSorted((a, b) => per(a) - per(b)),
  )
}

const best: AnswerOf = asking => {
  const { catalogue, place } = asking
  const formula = howWeRank
  const offered = plansOnOffer(asking)
  const ids = rankProviders(
    catalogue,
    offered.map(plan => plan.providerId),
  )
  const entries = ids.flatMap(
    id => offered.filter(plan => plan.providerId === id).toSorted(cheapestFirst)[0] ?? [],
  )
  // As on the results page: lines that are there first, then satellites, which are sold almost anywhere.
  const [lines, satellites] = [false, true].map(isSatellite =>
    entries.filter(plan => (plan.type === 'satellite') === isSatellite),
  )
  const tops = place ? [...(lines ?? []), ...(satellites ?? [])] : entries
  const likely = place?.result.likelyProviders.map(({ name }) => name).slice(0, SHOWN) ?? []
  const list = listOf(
    asking,
    place
      ? 'By our published formula the first ones there are:'
      : 'It depends on your address first. By our published formula (price over 24 months, speed, contract, steady price) the first ones are:',
    tops,
  )
  return {
    ...list,
    text: `${list.text}${likely.length > 0 ? ` Likely there too, but not confirmed: ${listInWords(likely)}.` : ''}`,
    links: [formula, { label: 'Best internet providers', href: '/best-internet-providers' }, planListLink()],
  }
}

/** The next of what was listed. */
const more: AnswerOf = asking => {
  const { dialogue, catalogue } = asking
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  if (listed.length === 0) return findPlans(asking)
  const next = listed.slice(dialogue.place + 1, dialogue.place + 1 + SHOWN)
  const one = /\b(?:one|2nd|next choice|second)\b/.test(asking.asked.text) ? next.slice(0, 1) : next
  if (one.length === 0)
    return {
      text: 'That was all that fits. Change the price, speed or ZIP code and I’ll look again.',
      links: [planListLink()],
    }
  return listOf(asking, one.length > 1 ? 'Next in line:' : 'The next one:', one, {
    listed: dialogue.listed,
    at: dialogue.place + one.length,
    focus: one.slice(0, 1).map(({ id }) => id),
  })
}

const places: readonly (readonly [RegExp, number])[] = [
  [/\b(?:first|1st|number one|1)\b/, 0],
  [/\b(?:second|2nd|number two|middle|2)\b/, 1],
  [/\b(?:third|3rd|number three|3)\b/, 2],
  [/\b(?:fourth|4th|number four|4)\b/, 3],
  [/\blast\b/, -1],
]

/** The place in a list that some words name, from the end where it is below 0; null where they name none. */
export const placeNamed = (text: string): number | null =>
  places.find(([pattern]) => pattern.test(text))?.[1] ?? null

const pick: AnswerOf = asking => {
  const listed = asking.dialogue.listed.flatMap(id => asking.catalogue.internetPlan(id) ?? [])
  const place = placeNamed(asking.asked.text) ?? 0
  const at = place === -1 ? Math.min(listed.length, SHOWN) - 1 : place
  const plan = listed[at]
  if (!plan) return more(asking)
  return onePlan(asking, plan, { listed: asking.dialogue.listed, at })
}

const makeCheaper: AnswerOf = asking => {
  const [named] = namedInternet(asking)
  const entry = named ? asking.catalogue.plansOf(named.id).toSorted(cheapestFirst)[0] : undefined
  // `cheaper than Spectrum`: than what it costs at least, by others.
  const own = asking.asked.plans.find(plan => plan.providerId === named?.id)
  const [meant] = own ? [own] : entry ? [entry] : plansMeant(asking)
  const offer = plansOnOffer({
    ...asking,
    asked: { ...asking.asked, providers: [] },
    // `They won’t lower it`: by others.
    dialogue: { ...asking.dialogue, providers: [] },
  })
  const limit = meant ? priceToday(meant.schedule) : Number.POSITIVE_INFINITY
  const below = offer
    .filter(plan => plan.providerId !== named?.id && priceToday(plan.schedule) < limit)
    .toSorted(cheapestFirst)
  // What was wished for before still counts, where anything cheaper has it.
  const wished = below.filter(plan => fits(plan, { ...wishesOf(asking), budgetCents: null }))
  const less = wished.length > 0 ? wished : below
  const lacks = wished.length === 0 && canNarrow(asking.dialogue) ? wishesInWords(wishesOf(asking)) : ''
  const [spoken] = plansMeant(asking)
  const isOfSpoken = !named && spoken && /\b(?:plan|they|them)\b/.test(asking.asked.text)
  const ownCheaper = isOfSpoken
    ? asking.catalogue.plansOf(spoken.providerId).filter(plan => priceToday(plan.schedule) < limit)
    : []
  const noOwn =
    isOfSpoken && ownCheaper.length === 0
      ? `${asking.catalogue.providerName(spoken.providerId)} has no cheaper plan in our catalog. `
      : ''
  if (ownCheaper.length > 0)
    return listOf(
      asking,
      `Cheaper plans of ${asking.catalogue.providerName(ownCheaper[0]?.providerId ?? '')}:`,
      ownCheaper.toSorted(cheapestFirst),
    )
  if (less.length > 0)
    return listOf(
      asking,
      `${noOwn}${lacks && meant ? `Nothing cheaper fits${lacks}. ` : ''}${meant ? `Cheaper than ${planName(asking.catalogue, meant)}:` : 'The cheapest plans:'}`,
      less,
    )
  const [nearest] = offer.toSorted(cheapestFirst)
  const lead =
    meant && nearest && meant.id !== nearest.id
      ? `Nothing there is cheaper than ${planName(asking.catalogue, meant)} at ${formatMonthly(priceToday(meant.schedule))}${asking.place && !offer.some(({ id }) => id === meant.id) ? ', which I don’t find there' : ''}. The cheapest I find:`
      : 'That’s already the cheapest I know:'
  return nearest ? listOf(asking, lead, [nearest]) : null
}

/** Questions about which plan there is. */
export const planAnswers = {
  ...{ find_plans: findPlans, cheapest, value, best, more_options: more, pick_listed: pick },
  make_cheaper: makeCheaper,
} satisfies Record<string, AnswerOf>
