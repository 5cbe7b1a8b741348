import { autopayConditions } from '#domain/catalog/internet-plan.ts'
import type { AnswerOf } from './asking.ts'
import { linksOfPlans, listInWords } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

/** Whether prices hold with AutoPay, without it or before what it takes off. */
export const autopay: AnswerOf = asking => {
  const plans = plansInQuestion(asking)
  const told = plans.length > 0 ? plans : asking.catalogue.internetPlans
  const isWithout = told.every(plan => autopayConditions(plan).length === 0)
  const lines = [...Map.groupBy(told, plan => plan.providerId)].flatMap(([id, own]) => {
    const [condition] = own.flatMap(autopayConditions)
    return condition
      ? [
          `${asking.catalogue.providerName(id)}: ${condition.toLowerCase().replace('autopay', 'AutoPay').replace(/\.$/, '')}`,
        ]
      : plans.length > 0
        ? [`${asking.catalogue.providerName(id)}: our catalog names no AutoPay condition`]
        : []
  })
  const names = listInWords([
    ...new Set(told.map(({ providerId }) => asking.catalogue.providerName(providerId))),
  ])
  // A price before the discount is what is paid without AutoPay.
  const words = isWithout
    ? `${lines.join('; ')}, so the listed price holds with AutoPay and without.`
    : told.every(({ beforeAutopay }) => beforeAutopay)
      ? `The price shown for ${names} is the one without AutoPay. What AutoPay takes off the label of each plan or the provider says.`
      : `The prices shown are those on these terms. ${lines.join('; ')}. Without it the bill is usually higher; the label of each plan says by how much where the provider tells it.`
  // Other prices than ours may be meant: a label states discounts apart.
  const ofLabels = /\blabels?\b/.test(asking.asked.text)
    ? 'A broadband label states the price before discounts such as AutoPay and names those beside it. '
    : ''
  return {
    text: `${ofLabels}${words}`,
    links: linksOfPlans(asking.catalogue, told).slice(0, 3),
    ...(plans.length > 0 ? focused(plans) : {}),
  }
}
