import { guideWords } from '#domain/catalog/guide-words.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { priceConditions } from '#domain/catalog/internet-plan.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import { type AnswerOf, type Asking, plansOnOffer } from './asking.ts'
import { laterInWords } from './later-answers.ts'
import { search } from './page-links.ts'
import { linksOfPlans, listInWords } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

const capWords: Record<InternetPlan['dataCap'], string> = {
  none: 'Data is unlimited.',
  'slowed-beyond': 'Beyond the monthly data it gets slower.',
  'charged-beyond': 'Beyond the monthly data it costs extra.',
  'not-published': 'How much data is included isn’t published.',
}

function contractSentence({ contractMonths: months }: InternetPlan): string {
  if (months === null) return 'Whether there is a contract isn’t published.'
  return months > 0
    ? `The contract runs ${months} months, and leaving early costs a fee.`
    : 'There is no annual contract.'
}

/** What is to be known of a plan before it is ordered: its later price, fees, data, router, contract, and what our guide holds against it. */
function catchInWords(asking: Asking, plan: InternetPlan): string {
  const once = plan.schedule.oneTimeFees.map(fee => `${fee.label.toLowerCase()} ${formatCents(fee.cents)}`)
  const drawbacks = guideWords(asking.catalogue, plan.providerId)?.drawbacks ?? []
  return [
    laterInWords(asking, plan),
    once.length > 0 ? `Once: ${listInWords(once)}.` : 'No one-time fee is in our catalog.',
    capWords[plan.dataCap],
    plan.wifiIncluded ? 'Wi-Fi equipment is included.' : 'A router is rented or your own.',
    contractSentence(plan),
    ...priceConditions(plan),
    drawbacks.length > 0 ? `Drawbacks, by our editors: ${drawbacks.join('; ').toLowerCase()}.` : '',
  ]
    .filter(line => line !== '')
    .join(' ')
}

/** `The $30 one in 30318`: the plans that cost that there today. */
const plansAt = (asking: Asking, cents: number): readonly InternetPlan[] =>
  plansOnOffer(asking).filter(({ schedule }) => Math.abs(priceToday(schedule) - cents) < 100)

const seenElsewhere =
  /\b(?:letter|flyers?|fliers?|mailer|postcard|ads?|advert\w*|commercial|billboard|coupon)\b/
/** Before what our catalog says of a plan whose offer somebody saw elsewhere. */
const UNSEEN =
  'I can’t see that offer: look in its small print for how long the price holds, and what comes on top. Our catalog says: '

/** What the catch is with a provider or plan that is named, or told by its price and place. */
export const catchAnswers = {
  catch: asking => {
    const { asked, place } = asking
    const named = plansInQuestion(asking)
    const isByPrice = named.length === 0 && place !== null && asked.budgetCents !== null
    const plans = (isByPrice ? plansAt(asking, asked.budgetCents ?? 0) : named).slice(0, 2)
    if (isByPrice && plans.length === 0)
      return {
        text: `I find no plan at ${formatMonthly(asked.budgetCents ?? 0)} around ${place.where}: name the provider, and I’ll say what is to be known of its plan.`,
        links: [search],
      }
    return plans.length === 0
      ? null
      : {
          text: `${seenElsewhere.test(asked.text) ? UNSEEN : ''}${plans.map(plan => catchInWords(asking, plan)).join('\n')}`,
          links: linksOfPlans(asking.catalogue, plans),
          ...focused(plans),
        }
  },
} satisfies Record<string, AnswerOf>
