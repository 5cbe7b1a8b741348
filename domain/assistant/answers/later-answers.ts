import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { monthlyPrices, monthsAtTodaysPrice, priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { typesInWords, wishesOf } from '../reading/wishes.ts'
import { readTypes } from '../reading/wishes-in.ts'
import { isOfSeveralKinds } from '../understanding/spoken-of.ts'
import {
  type AnswerOf,
  type Asking,
  namedInternet,
  placeNote,
  plansMeant,
  plansOnOffer,
  type Reply,
} from './asking.ts'
import { partsSpokenOf, sumLater } from './bundle-later.ts'
import { likeForLike } from './like-for-like.ts'
import { byGuess, likelyPlans, unconfirmedPlan } from './places/likely-plans.ts'
import { plansThere } from './places/plans-there.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import { focused, isNear, noPlanAt } from './plans-in-question.ts'

/** `After 24 months`, where the last change that is published comes before that. */
function nothingAfter({ asked }: Asking, { schedule }: InternetPlan): string {
  const last = schedule.steps.at(-1)
  const isOfEnd = /\b(?:forever|again|for good|after that|stays? (?:at|there))\b/.test(asked.text)
  const isPast = isOfEnd || (asked.months !== null && last !== undefined && asked.months >= last.fromMonth)
  return isPast && schedule.steps.length === 2 ? '; no change after that is published' : ''
}

/** What is known of a plan's price after today's. */
export function laterInWords(asking: Asking, plan: InternetPlan): string {
  const name = planName(asking.catalogue, plan)
  const today = formatMonthly(priceToday(plan.schedule))
  const stays = monthsAtTodaysPrice(plan.schedule)
  const later = plan.schedule.steps[1]
  if (!later)
    return `${name} is ${today}, with no introductory period; the provider publishes no later price.`
  if (later.monthlyCents !== null)
    return `${name} goes from ${today} to ${formatMonthly(later.monthlyCents)} after the first ${stays} months${nothingAfter(asking, plan)}.`
  if (stays >= 36)
    return `${name} stays at ${today} for at least 36 months; the price after that isn’t published.`
  return `${name} is ${today}; that price is published for ${stays === 1 ? 'the first month only' : `the first ${stays} months`}, and what it costs after that isn’t published.`
}

/** So many plans are told with the price that follows. */
const TOLD = 4

/** The plans whose price in month 13 is published, the cheapest first. */
const pricedLater = (plans: readonly InternetPlan[]) =>
  plans
    .flatMap(plan => {
      const cents = monthlyPrices(plan.schedule, 13).at(-1)?.cents ?? null
      return cents === null ? [] : [{ plan, cents }]
    })
    .toSorted((a, b) => a.cents - b.cents)

/** Which of two costs less after the first year, where that is asked; what is published may still change. */
function cheaperLater({ asked, catalogue }: Asking, plans: readonly InternetPlan[]): string {
  const [least, next] = pricedLater(plans)
  return plans.length === 2 &&
    least &&
    next &&
    least.cents < next.cents &&
    /\b(?:cheaper|less|lower)\b/.test(asked.text)
    ? `By what is published ${planName(catalogue, least.plan)} costs less from month 13: ${formatMonthly(least.cents)} against ${formatMonthly(next.cents)}. `
    : ''
}

/** What plans of a place cost after their first year, the cheapest first, and whose later price nobody knows. */
function laterThere(asking: Asking): Reply {
  const { catalogue, dialogue, place } = asking
  // `Which of those is cheapest after a year`: of those providers, with whatever they sell there.
  const those = new Set(plansOnOffer(asking).map(({ providerId }) => providerId))
  const offered = plansOnOffer({ ...asking, dialogue: { ...dialogue, listed: [] } }).filter(plan =>
    those.has(plan.providerId),
  )
  const types = dialogue.topic === 'availability' ? readTypes(dialogue.type) : []
  // `Compare 1 gig plans`, `which is cheapest after 2 years`: of those.
  const { mbps } = wishesOf(asking)
  const isWished = (plan: InternetPlan) =>
    (types.length === 0 || types.includes(plan.type)) && reachesSpeed(countedMbps(plan), mbps)
  const wanted = offered.filter(isWished)
  const none = wanted.length === 0 && types.length > 0 ? `I find no ${typesInWords(types)} there. ` : ''
  const plans = wanted.length > 0 ? wanted : offered
  const likely = likelyPlans(asking).filter(isWished)
  const priced = pricedLater(plans.filter(plan => !likely.includes(plan)))
  const silent = listInWords([
    ...new Set(
      plans
        .filter(plan => !priced.some(one => one.plan.id === plan.id))
        .map(plan => catalogue.providerName(plan.providerId)),
    ),
  ])
  const shown = priced.slice(0, TOLD)
  const told = shown.map(({ plan, cents }) => `${planName(catalogue, plan)} ${formatMonthly(cents)}`)
  const first =
    shown.length > 0
      ? `From month 13 the cheapest${mbps > 0 && wanted.length > 0 ? ` with ${mbpsInWords(mbps)} or more` : ''} around ${place?.where ?? ''} ${told.length === 1 ? 'is' : 'are'} ${listInWords(told)}.`
      : `Nobody around ${place?.where ?? ''} publishes a price for month 13.`
  const dearest = shown.at(-1)?.cents ?? Number.POSITIVE_INFINITY
  const maybe = byGuess(asking, likely)
    .flatMap(({ own }) => pricedLater(own).slice(0, 1))
    .filter(({ cents }) => cents < dearest)
    .map(({ plan, cents }) =>
      unconfirmedPlan(asking, plan, `${planName(catalogue, plan)} ${formatMonthly(cents)}.`),
    )
  return {
    text: `${none}${first}${maybe.join('')}${silent && ` Not published after the first year for some or all plans: ${silent}.`}\n${placeNote(asking)}`,
    links: [
      planListLink({ sort: 'total' }, 'Plans by 24-month total'),
      ...linksOfPlans(
        catalogue,
        shown.map(({ plan }) => plan),
      ),
    ],
    ...(shown.length > 0
      ? {
          plans: shown.slice(0, 3).map(({ plan }) => plan.id),
          listed: priced.map(({ plan }) => plan.id),
          focus: shown.slice(0, 1).map(({ plan }) => plan.id),
          at: 0,
        }
      : {}),
  }
}

/** What services of several kinds that were put together cost later in all; null where none were, or others are asked about. */
function togetherLater(asking: Asking): Reply | null {
  const { asked, catalogue, dialogue } = asking
  if (asked.providers.length > 0 || !isOfSeveralKinds(catalogue, dialogue)) return null
  const parts = partsSpokenOf(catalogue, dialogue.plans)
  const plans = parts.flatMap(({ planId }) => catalogue.internetPlan(planId) ?? [])
  const each = plans.map(plan => laterInWords(asking, plan)).join(' ')
  return {
    text: `${sumLater(parts, { text: asked.text, budgetCents: asked.budgetCents ?? dialogue.budgetCents })} ${each}`.trim(),
    links: [...linksOfPlans(catalogue, plans), { label: 'Bundles', href: '/bundles' }],
    focus: dialogue.plans,
  }
}

/** TV or alarms that are asked about or were spoken of, and no internet. */
function otherThanInternet({ asked, dialogue, catalogue }: Asking): readonly Provider[] {
  const isOther = ({ kinds }: Provider) => !kinds.includes('internet')
  if (asked.providers.length > 0) return asked.providers.every(isOther) ? asked.providers : []
  const { kind } = dialogue
  if (kind === null || kind === 'internet' || /\b(?:internet|wi-?fi|plans?)\b/.test(asked.text)) return []
  const spoken = dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  return spoken.length > 0 && spoken.every(isOther)
    ? spoken
    : catalogue.providers.filter(one => isOther(one) && one.kinds.includes(kind))
}

/** Our own words beside a price, where somebody asks what they mean. */
const mayChange = /\bmay change any ?time\b/
const MAY_CHANGE =
  '“May change anytime” means that the price is published for the first month only: the provider can raise or lower it after that, and nobody publishes to what. '

/** `Fios 1 gig after the promo`, of a provider that has no such plan here. */
function noneAtSpeed({ asked, catalogue }: Asking): string {
  const [sole, ...others] = asked.providers
  const { mbps } = asked
  if (!sole?.kinds.includes('internet') || others.length > 0 || mbps === null || asked.plans.length > 0)
    return ''
  return catalogue.plansOf(sole.id).some(plan => isNear(plan, mbps)) ? '' : noPlanAt(sole, mbps)
}

const MOST_COMPARED = 3
const whichBetter = /\b(?:better|cheaper|less|lower|best)\b/

const laterPrice: AnswerOf = asking => {
  const together = togetherLater(asking)
  if (together) return together
  const others = otherThanInternet(asking)
  if (others.length > 0)
    return {
      text: `Our catalog has today’s price of ${listInWords(others.map(({ name }) => name))} and no later one: for how long it holds, and what follows, isn’t published. Ask at ${asking.salesPhone} before you order.`,
      links: others.flatMap(({ name, page }) => (page ? [{ label: name, href: page }] : [])),
      focus: asking.dialogue.plans,
    }
  const among =
    /\b(?:which|who|whose|cheapest|lowest|those|them)\b/.test(asking.asked.text) && asking.place !== null
      ? asking.dialogue.listed
      : []
  // `Which one goes up after a year` of two that were held side by side.
  const areCompared = asking.dialogue.lastIntent === 'compare' && among.length <= MOST_COMPARED
  const meant = !areCompared && among.length > 1 && asking.asked.plans.length === 0 ? [] : plansMeant(asking)
  // `Who is cheaper the second year`: of the two spoken of.
  const before = /\b(?:whos?|which)\b/.test(asking.asked.text) ? asking.dialogue.lastPlans : []
  const named = namedInternet(asking).flatMap(({ id }) => plansThere(asking, id))
  const both =
    meant.length === 1 ? [...meant, ...before.flatMap(id => asking.catalogue.internetPlan(id) ?? [])] : meant
  const [nameA, nameB] = namedInternet(asking)
  // `Is Cox better than AT&T after the first year`: what each has at about the same speed.
  const alike =
    nameA && nameB && asking.asked.plans.length === 0 && whichBetter.test(asking.asked.text)
      ? likeForLike(asking, [nameA.id, nameB.id])
      : null
  const plans = alike ?? (both.length > 0 ? both : named).slice(0, 5)
  if (plans.length === 0 && asking.place) return laterThere(asking)
  if (plans.length === 0) {
    const { catalogue } = asking
    const publishing = catalogue.internetProviders.filter(({ id }) =>
      catalogue.plansOf(id).some(plan => plan.schedule.steps[1]?.monthlyCents),
    )
    return {
      text: `${mayChange.test(asking.asked.text) ? MAY_CHANGE : ''}Introductory prices usually last 12 months, and then the price goes up. ${listInWords(publishing.map(({ name }) => name))} publish the price that follows; most others don’t, and our pages say so. Every plan page shows the price over 36 months.`,
      links: [planListLink({ sort: 'total' }, 'Plans by 24-month total')],
    }
  }
  const locked = plans.flatMap(plan =>
    plan.priceLock
      ? [`${planName(asking.catalogue, plan)} ${formatMonthly(priceToday(plan.priceLock.schedule))}`]
      : [],
  )
  const lock =
    locked.length > 0
      ? ` With the price lock it stays for ${asking.catalogue.guides.priceLock.months} months: ${listInWords(locked)}.`
      : ''
  // `Does it stay under $60`: of one plan that is yes or no.
  const [only] = plans.length === 1 && asking.asked.budgetCents !== null ? plans : []
  const held = only ? `${sumLater(partsSpokenOf(asking.catalogue, [only.id]), asking.asked)} ` : ''
  return {
    text: `${noneAtSpeed(asking)}${mayChange.test(asking.asked.text) ? MAY_CHANGE : ''}${held}${cheaperLater(asking, plans)}${plans.map(plan => laterInWords(asking, plan)).join(' ')}${lock}`,
    links: linksOfPlans(asking.catalogue, plans),
    ...focused(plans),
  }
}

/** Questions about what follows an introductory price. */
export const laterAnswers = { later_price: laterPrice } satisfies Record<string, AnswerOf>
