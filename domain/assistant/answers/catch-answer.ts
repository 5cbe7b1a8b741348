import { guideWords } from '#domain/catalog/guide-words.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { priceConditions } from '#domain/catalog/internet-plan.ts'
import { formatCents } from '#domain/shared/money.ts'
import type { AnswerOf, Asking } from './asking.ts'
import { laterInWords } from './later-answers.ts'
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

/** What is to be known of a plan before it is ordered: its later price, fees, data, contract, and what our guide holds against it. */
function catchInWords(asking: Asking, plan: InternetPlan): string {
  const once = plan.schedule.oneTimeFees.map(fee => `${fee.label.toLowerCase()} ${formatCents(fee.cents)}`)
  const drawbacks = guideWords(asking.catalogue, plan.providerId)?.drawbacks ?? []
  return [
    laterInWords(asking, plan),
    once.length > 0 ? `Once: ${listInWords(once)}.` : 'No one-time fee is in our catalog.',
    capWords[plan.dataCap],
    contractSentence(plan),
    ...priceConditions(plan),
    drawbacks.length > 0 ? `Drawbacks, by our editors: ${drawbacks.join('; ').toLowerCase()}.` : '',
  ]
    .filter(line => line !== '')
    .join(' ')
}

/** What the catch is with a provider or plan that is named. */
export const catchAnswers = {
  catch: asking => {
    const plans = plansInQuestion(asking).slice(0, 2)
    return plans.length === 0
      ? null
      : {
          text: plans.map(plan => catchInWords(asking, plan)).join('\n'),
          links: linksOfPlans(asking.catalogue, plans),
          ...focused(plans),
        }
  },
} satisfies Record<string, AnswerOf>
