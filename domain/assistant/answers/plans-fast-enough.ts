import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { typesInWords } from '../reading/wishes.ts'
import { type Asking, placeNote, plansOnOffer, type Reply } from './asking.ts'
import { fastestFirst, plansByTotal, totalsOrder } from './find-plans.ts'
import { speeds } from './page-links.ts'
import { fasterThere } from './places/faster-there.ts'
import { guessOf, likelyPlans, notSoldHere, unconfirmed, unconfirmedPlan } from './places/likely-plans.ts'
import { planInWords, withPlanLines } from './plan-lines.ts'
import { planListLink } from './plan-words.ts'
import { fliesLow } from './satellites.ts'
import { asksForPlan, fastestWithin, firstAndLower, onWires, uploadLine } from './which-plan.ts'

const sendsMuch =
  /\b(?:work\w*|wfh|remote|zoom|teams|video calls?|uploads?|cameras?|cams|school|class(?:es)?)\b/
const isSlowUp = (plan: InternetPlan): boolean =>
  plan.type === 'satellite' ? !fliesLow(plan) : plan.type !== 'fiber'

/** An answer with the two cheapest wired plans of at least some speed, within the budget where one is named. */
export function withPlansFor(asking: Asking, text: string, atLeast: number): Reply {
  const { asked } = asking
  const budget = asked.budgetCents
  const isOfKind = (plan: InternetPlan) =>
    asked.types.length > 0 ? asked.types.includes(plan.type) : onWires(plan)
  const isFit = (plan: InternetPlan) =>
    isOfKind(plan) &&
    reachesSpeed(countedMbps(plan), atLeast) &&
    (budget === null || priceToday(plan.schedule) <= budget)
  // Calls, cameras and uploads are better off with fiber, and by satellite with the one that flies low.
  const isUp = sendsMuch.test(asked.text) || (asked.people !== null && sendsMuch.test(asking.dialogue.use))
  const ofKind = (a: InternetPlan, b: InternetPlan) => (isUp ? Number(isSlowUp(a)) - Number(isSlowUp(b)) : 0)
  const first = (a: InternetPlan, b: InternetPlan) => ofKind(a, b) || cheapestFirst(a, b)
  // `Which plan` for so many: the one that is fast enough at the lowest total, and not only at the lowest price today.
  const isChoice = asksForPlan.test(asked.text)
  const offered = plansOnOffer(asking).filter(isFit)
  const found = (isChoice ? plansByTotal(asking, offered) : offered.toSorted(cheapestFirst)).toSorted(ofKind)
  // What is there for certain, where that does.
  const likely = likelyPlans(asking).filter(isFit).toSorted(first)
  const sure = found.filter(plan => !likely.includes(plan))
  const fitting = sure.length > 0 ? sure : found
  const shown = isChoice ? firstAndLower(asking, fitting) : fitting.slice(0, 2)
  const lowest = `the lowest total${totalsOrder(asking, fitting)}`
  const kind = asked.types.length > 0 ? typesInWords(asked.types) : 'wired'
  const [maybe] = likely
  const slower = shown.length > 0 || maybe || budget !== null ? null : fastestOf(asking, isOfKind)
  const instead = `${maybe ? unconfirmedPlan(asking, maybe, planInWords(asking, maybe)) : (slower?.words ?? '')}${notSoldHere(asking)}`
  const none =
    budget === null
      ? `I find no ${kind} plan with ${mbpsInWords(atLeast)} or more${asking.place ? ' there' : ' in our catalog'}.${fasterThere(asking, atLeast)}${instead}`
      : `No ${kind} plan ${asking.place ? 'there' : 'in our catalog'} fits both that speed and that budget.${instead}`
  const nearest =
    shown.length > 0 ? [] : budget === null ? (slower ? [slower.plan] : []) : fastestWithin(asking, budget)
  return {
    text: `${shown.length > 0 ? withPlanLines(asking, `${text} ${isUp && shown.some(plan => !isSlowUp(plan)) ? `For that I take fiber first, which uploads fastest; ${isChoice ? lowest : 'the cheapest'}:` : isChoice ? `Of those that fit, ${lowest}:` : 'The cheapest that fit:'}`, shown) : `${text} ${none}${budget !== null && nearest.length > 0 ? withPlanLines(asking, ' The fastest within the budget:', nearest) : ''}`}${uploadLine(asking, shown)}\n${placeNote(asking)}`,
    links: [
      speeds,
      nearest.length > 0 && budget !== null
        ? planListLink({ price: dollarsFromCents(budget) }, 'Plans within the budget')
        : slower
          ? planListLink({ sort: 'speed' }, 'All plans, the fastest first')
          : planListLink({ speed: atLeast, price: dollarsFromCents(budget ?? 0) }, 'Plans that fit'),
    ],
    ...{
      plans: [...shown, ...nearest].map(({ id }) => id),
      listed: [...found, ...nearest].map(({ id }) => id),
      focus: [...shown, ...nearest].slice(0, 1).map(({ id }) => id),
      at: 0,
      needMbps: atLeast,
    },
  }
}

/** The fastest plan of a kind where none is fast enough, for certain or not, with what is said of it; after a space. */
function fastestOf(asking: Asking, isOfKind: (plan: InternetPlan) => boolean) {
  const { place } = asking
  const [sure] = plansOnOffer(asking).filter(isOfKind).toSorted(fastestFirst)
  const [likely] = likelyPlans(asking).filter(isOfKind).toSorted(fastestFirst)
  const plan = likely && (!sure || countedMbps(likely) > countedMbps(sure)) ? likely : sure
  if (!plan) return null
  const isLikely = plan === likely && place !== null
  const lead = isLikely
    ? `Slower, and ${unconfirmed(guessOf(place.result, plan.providerId)).toLowerCase()}`
    : 'The fastest is'
  return { plan, words: ` ${lead} ${planInWords(asking, plan)}` }
}
