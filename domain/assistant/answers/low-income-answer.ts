import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { qualifyingPlans } from '#domain/catalog/qualifying-plans.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type AnswerOf, placeNote, plansOnOffer } from './asking.ts'
import { noneForKind, ofWhom } from './discount-groups.ts'
import { discountsPage } from './page-links.ts'
import { likelyPlans, unconfirmedPlan } from './places/likely-plans.ts'
import { planInWords } from './plan-lines.ts'
import { listInWords } from './plan-words.ts'

const asksWhoTakesPart =
  /\b(?:which|what|who)\b.*\b(?:providers?|compan(?:y|ies)|takes?|accepts?|offers?)\b|\b(?:does|do|will|is|are)\b.*\b(?:take|accept|offer|do|part)\b/

const asksHow =
  /\b(?:papers?|paperwork|documents?|proof|prove|show|forms?|come to|go some|in person|by mail|online|drive|apply|sign up)\b/
/** How Lifeline is applied for. */
const HOW_TO_APPLY =
  ' You apply online or by mail, and nobody comes to the house; it asks for proof of income or of the program, such as a benefit letter, and of who you are.'

/** So many of the cheapest are told where a limit is named. */
const OTHERS = 2

/** Lifeline, and who takes part in it. */
export const lowIncome: AnswerOf = asking => {
  const { catalogue, asked } = asking
  const { lifeline } = catalogue.guides.discounts
  const asksPlans =
    asked.budgetCents !== null ||
    asked.zipCode !== null ||
    /\bcheap|lowest|least|\bonly\b|\bbest\b/.test(asked.text)
  // Who sells there was told before this, and not what it costs.
  const areTold = asking.isBeside && asking.dialogue.lastIntent !== 'availability'
  const cheapest = asksPlans && !areTold ? [...plansOnOffer(asking)].toSorted(cheapestFirst) : []
  const [least] = cheapest
  const budget = asked.budgetCents
  const told = cheapest.slice(0, budget === null ? 1 : OTHERS)
  const noneFits = budget !== null && least && priceToday(least.schedule) > budget
  const [maybe] = likelyPlans(asking).toSorted(cheapestFirst)
  const likelyToo =
    maybe && least && cheapestFirst(maybe, least) < 0
      ? unconfirmedPlan(asking, maybe, planInWords(asking, maybe))
      : ''
  const cheap =
    told.length > 0
      ? `\n${noneFits ? `For ${formatMonthly(budget)} or less I find no plan that is open to all. ` : ''}The cheapest internet I find: ${told.map(plan => planInWords(asking, plan)).join(' ')}${likelyToo} ${placeNote(asking)}`
      : ''
  // `A senior discount on that` after TV.
  const of = ofWhom(asking)
  const isOfOther = of.length > 0 && of.every(({ kinds }) => !kinds.includes('internet'))
  const isForAge = /\b(?:seniors?|elderly|aarp|retired|over 6\d)\b/.test(asked.text)
  const none =
    isForAge && of.length > 0
      ? `I know of no discount for seniors of ${listInWords(of.map(({ name }) => name))}. `
      : ''
  const who =
    asked.providers.length > 0
      ? `Whether ${listInWords(asked.providers.map(({ name }) => name))} takes part`
      : 'Which of our providers take part'
  const takers = asksWhoTakesPart.test(asked.text)
    ? `${who} I don’t know: lifelinesupport.org lists who does near a ZIP code. `
    : ''
  // Of those that were found at the place that was just named.
  const foundThere =
    asked.zipCode === null
      ? []
      : (asking.place?.result.providers.flatMap(({ id }) => qualifyingPlans[id] ?? []) ?? [])
  const there =
    asking.place && foundThere.length > 0
      ? `For ${asking.place.where}, for households that qualify: ${listInWords(foundThere)}. `
      : ''
  const ownPlan = asked.providers.flatMap(({ id }) => qualifyingPlans[id] ?? [])
  const plans =
    ownPlan.length > 0
      ? `${listInWords(ownPlan)} is a plan for households that qualify: it has a broadband label of its own. Ask for it at the provider. `
      : ''
  const morePlans =
    asked.providers.length === 0 && there === '' && !isOfOther
      ? ` Cheaper plans for households that qualify have labels, too: ${listInWords(Object.values(qualifyingPlans))}. Ask the provider which of them it has where you live.`
      : ''
  const medicare = /\bmedicare\b/.test(asked.text)
    ? 'Medicare alone isn’t among the programs that count for it; a low income is. '
    : ''
  return {
    text: `${medicare}${/\bfree\b/.test(asked.text) ? 'I know of no internet plan that costs nothing for all. ' : ''}${noneForKind(asked.text)}${none}${there}${plans}${takers}${lifeline.name} takes ${formatCents(lifeline.monthlyCents)} a month off phone or internet (${formatCents(lifeline.tribalMonthlyCents)} on Tribal lands). It depends on income or on programs such as SNAP, Medicaid or SSI, not on age. Apply at lifelinesupport.org; our discounts page checks if you qualify.${asksHow.test(asked.text) ? HOW_TO_APPLY : ''}${morePlans}${cheap}`,
    links: [discountsPage],
    ...(least
      ? { plans: told.map(({ id }) => id), focus: [least.id], listed: told.map(({ id }) => id), at: 0 }
      : {}),
  }
}
