import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { centsPerMbps } from '#domain/comparison/compare-plans.ts'
import { rankProviders } from '#domain/comparison/rank-providers.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { canNarrow, fits, typesInWords, type Wishes, wishesInWords, wishesOf } from '../reading/wishes.ts'
import { readTypes } from '../reading/wishes-in.ts'
import { type AnswerOf, type Asking, namedInternet, plansMeant, plansOnOffer, type Reply } from './asking.ts'
import { findPlans, firstOfEachGuess, likelyOfWanted } from './find-plans.ts'
import { linesFirst } from './good-deal-answer.ts'
import { howWeRank } from './page-links.ts'
import { beforeUnconfirmed, byGuess, guessOf, likelyPlans, namesByGuess } from './places/likely-plans.ts'
import { entryThere, plansThere } from './places/plans-there.ts'
import { listOf, onePlan, SHOWN } from './plan-list.ts'
import { listInWords, planListLink, planName } from './plan-words.ts'

const value: AnswerOf = asking => {
  const listed = asking.dialogue.listed.flatMap(id => asking.catalogue.internetPlan(id) ?? [])
  const isOfListed = /\b(?:those|these|them)\b/.test(asking.asked.text) && listed.length > 1
  const among = isOfListed && asking.dialogue.topic !== 'availability' ? listed : plansOnOffer(asking)
  const likely = likelyPlans(asking)
  // What is there for certain, where anything is.
  const sure = among.filter(plan => !likely.includes(plan))
  const most = (a: InternetPlan, b: InternetPlan) => centsPerMbps(a) - centsPerMbps(b)
  const found = (sure.length > 0 ? sure : among).toSorted(most)
  const list = listOf(asking, 'Most speed for the money, by today’s price:', found)
  // What isn't confirmed there may give more.
  const [first] = found
  const maybe = first && sure.length > 0 ? likelyOfWanted(asking).filter(plan => most(plan, first) < 0) : []
  return { ...list, text: `${list.text}${firstOfEachGuess(asking, maybe.toSorted(most))}` }
}

const best: AnswerOf = asking => {
  const { catalogue, place } = asking
  const formula = howWeRank
  // `Which would you pick`, of a home whose needs were told: of what meets them, if anything does.
  const wishes = wishesOf(asking)
  const all = plansOnOffer(asking)
  const meets = (plan: InternetPlan) => fits(plan, wishes)
  const isMet = all.some(meets)
  const offered = isMet ? all.filter(meets) : all
  const limits = isMet ? wishesInWords(wishes) : ''
  const ids = rankProviders(
    catalogue,
    offered.map(plan => plan.providerId),
  )
  const entries = ids.flatMap(
    id => offered.filter(plan => plan.providerId === id).toSorted(cheapestFirst)[0] ?? [],
  )
  // As on the results page: lines that are there first, then what is only likely, then satellites, which are sold almost anywhere.
  const [lines = [], satellites = []] = [false, true].map(isSatellite =>
    entries.filter(plan => (plan.type === 'satellite') === isSatellite),
  )
  const others = likelyPlans(asking).filter(plan => !ids.includes(plan.providerId) && (!isMet || meets(plan)))
  const ranked = rankProviders(
    catalogue,
    others.map(plan => plan.providerId),
  ).flatMap(id => others.filter(plan => plan.providerId === id).toSorted(cheapestFirst)[0] ?? [])
  const maybe = byGuess(asking, ranked).flatMap(({ own }) => own)
  const tops = place ? [...lines, ...maybe, ...satellites] : entries
  const areBoth = maybe.length > 0 && lines.length > 0 && lines.length < SHOWN
  const list = listOf(
    asking,
    place
      ? `${lines.length === 0 && maybe.length > 0 ? 'I find no line confirmed there. ' : ''}By our published formula the first ones there${limits} are${areBoth ? ', what is confirmed before what isn’t' : ''}:`
      : `It depends on your address first. By our published formula (price over 24 months, speed, contract, steady price) the first ones${limits} are:`,
    tops,
    { before: plan => beforeUnconfirmed(asking, plan) },
  )
  const isDishUnsaid =
    place && satellites.length > 0 && !satellites.some(({ id }) => list.plans?.includes(id))
  const dishes = isDishUnsaid
    ? ` By satellite, almost anywhere: ${listInWords(satellites.map(({ providerId }) => catalogue.providerName(providerId)))}.`
    : ''
  const unsaid = maybe.filter(({ id }) => !list.plans?.includes(id)).slice(0, SHOWN)
  return {
    ...list,
    text: `${list.text}${namesByGuess(asking, unsaid, guess => `${capitalized(guess)} there too, but not confirmed:`)}${dishes}`,
    links: [formula, { label: 'Best internet providers', href: '/best-internet-providers' }, planListLink()],
  }
}

/** `The other one`, where nothing was listed that one could be of. */
const pointsAtOne =
  /\b(?:the|that|this) (?:other|next|last|1st|first|2nd|second|3rd|third) (?:one|plan|provider|option)\b/
const whichOne = ({ dialogue }: Asking): Reply => ({
  text: `Which one do you mean? Tell me the provider or the plan by name${dialogue.zipCode === null ? ', or your ZIP code, and I’ll list what’s sold there' : ''}.`,
  links: [planListLink()],
  kind: 'asks',
})

/** The next of what was listed. */
const more: AnswerOf = asking => {
  const { dialogue, catalogue } = asking
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  if (listed.length === 0) return pointsAtOne.test(asking.asked.text) ? whichOne(asking) : findPlans(asking)
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

/** The same as an index into a list: its last one is the last that was told. */
export const placeAmong = (text: string, length: number): number | null =>
  placeNamed(text) === -1 ? Math.min(length, SHOWN) - 1 : placeNamed(text)

const pick: AnswerOf = asking => {
  const listed = asking.dialogue.listed.flatMap(id => asking.catalogue.internetPlan(id) ?? [])
  const at = placeAmong(asking.asked.text, listed.length) ?? 0
  // `The 2nd one`, where only the first plan of a provider was told: of those that it has there.
  const [only, other] = asking.dialogue.providers
  const ofOnly = other || !only ? [] : plansThere(asking, only).toSorted(cheapestFirst)
  const plan = listed[at] ?? ofOnly[at]
  if (!plan) return more(asking)
  return onePlan(asking, plan, { listed: asking.dialogue.listed, at })
}

/** Said behind a plan that isn't confirmed at the place, or isn't sold there. */
function ifNotThere({ place }: Pick<Asking, 'place'>, { id, providerId }: InternetPlan): string {
  if (!place) return ''
  const found = place.result.plans.find(plan => plan.id === id)
  if (!found) return ', which I don’t find there'
  return found.certainty === 'likely'
    ? `, which is ${guessOf(place.result, providerId)} there but not confirmed`
    : ''
}

const forGames: Wishes['types'] = ['fiber', 'cable']

/** The kind of line that was wished for, where all that was listed since is of it. */
function kindListed({ asked, dialogue, catalogue }: Asking): { types?: Wishes['types'] } {
  // What was listed for games answers soon enough for them.
  const types = dialogue.use === 'gaming' ? forGames : readTypes(dialogue.type)
  const listed = dialogue.listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  const areOfKind = listed.length > 1 && listed.every(({ type }) => types.includes(type))
  return areOfKind && asked.types.length + asked.providers.length === 0 ? { types } : {}
}

/** Said before what is cheaper and lacks what was wished for; empty where nothing was. */
function nothingFits(wishes: Wishes, end: string): string {
  const limits = wishesInWords(wishes)
  const typed = wishes.types.length > 0 ? `${typesInWords(wishes.types)} ` : ''
  if (!limits && !typed) return ''
  return `No cheaper ${typed}plan${limits} ${end}. `
}

const makeCheaper: AnswerOf = asking => {
  const [named] = namedInternet(asking)
  const entry = named ? entryThere(asking, named.id) : undefined
  // `cheaper than Spectrum`: than what it costs at least, by others.
  const own = asking.asked.plans.find(plan => plan.providerId === named?.id)
  // `What's cheaper`, after a bill was told: than that bill, not than what was listed beside it.
  const isOfBill = asking.dialogue.topic === 'good_deal' && !named && asking.asked.plans.length === 0
  const bill = isOfBill ? asking.dialogue.budgetCents : null
  const [meant] = bill !== null ? [] : own ? [own] : entry ? [entry] : plansMeant(asking)
  const offer = plansOnOffer({
    ...asking,
    asked: { ...asking.asked, providers: [] },
    // `They won’t lower it`: by others.
    dialogue: { ...asking.dialogue, providers: [] },
  })
  const limit = bill ?? (meant ? priceToday(meant.schedule) : Number.POSITIVE_INFINITY)
  const theirId = named?.id ?? (bill === null ? undefined : asking.dialogue.own)
  const below = offer
    .filter(plan => plan.providerId !== theirId && priceToday(plan.schedule) < limit)
    .toSorted(bill === null ? cheapestFirst : linesFirst)
  // What was wished for before still counts, where anything cheaper has it.
  const wishes = { ...wishesOf(asking), budgetCents: null, ...kindListed(asking) }
  const wished = below.filter(plan => fits(plan, wishes))
  const less = wished.length > 0 ? wished : below
  const likely = likelyPlans(asking)
    .filter(plan => plan.providerId !== theirId && priceToday(plan.schedule) < limit)
    .filter(({ providerId }) => asking.asked.without.every(({ id }) => id !== providerId))
    .toSorted(cheapestFirst)
  const likelyWished = likely.filter(plan => fits(plan, wishes))
  const notFound = likelyWished.length > 0 ? 'is confirmed there' : `fits${asking.place ? ' there' : ''}`
  const isLacking = wished.length === 0 && (canNarrow(asking.dialogue) || wishes.types.length > 0)
  const lacks = isLacking ? nothingFits(wishes, notFound) : ''
  const [spoken] = plansMeant(asking)
  const isOfSpoken = !named && spoken && /\b(?:plan|they|them)\b/.test(asking.asked.text)
  const ownCheaper = isOfSpoken
    ? plansThere(asking, spoken.providerId).filter(plan => priceToday(plan.schedule) < limit)
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
  // What is only likely there may be cheaper still.
  const maybe = firstOfEachGuess(asking, wished.length > 0 || likelyWished.length > 0 ? likelyWished : likely)
  if (less.length > 0) {
    const list = listOf(
      asking,
      `${noOwn}${meant ? lacks : ''}${meant ? `Cheaper than ${planName(asking.catalogue, meant)}:` : bill === null ? 'The cheapest plans:' : `For less than ${formatMonthly(bill)}:`}`,
      less,
    )
    return { ...list, text: `${list.text}${maybe}` }
  }
  const [nearest] = offer.toSorted(cheapestFirst)
  const lead =
    meant && nearest && meant.id !== nearest.id
      ? `Nothing there is cheaper than ${planName(asking.catalogue, meant)} at ${formatMonthly(priceToday(meant.schedule))}${ifNotThere(asking, meant)}. The cheapest I find:`
      : 'That’s already the cheapest I know:'
  if (!nearest) return null
  const list = listOf(asking, lead, [nearest])
  return { ...list, text: `${list.text}${maybe}` }
}

/** Questions about which plan there is. */
export const planAnswers = {
  ...{ find_plans: findPlans, cheapest: findPlans, value, best, more_options: more, pick_listed: pick },
  make_cheaper: makeCheaper,
} satisfies Record<string, AnswerOf>
