import { priceConditions } from '#domain/catalog/internet-plan.ts'
import type { AnswerOf } from './asking.ts'
import { linksOfPlans } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

/** Whether prices hold with AutoPay, without it or before what it takes off. */
export const autopay: AnswerOf = asking => {
  const plans = plansInQuestion(asking)
  const told = plans.length > 0 ? plans : asking.catalogue.internetPlans
  const isWithout = told.every(plan => !priceConditions(plan).some(one => /auto-?pay/i.test(one)))
  const lines = [...Map.groupBy(told, plan => plan.providerId)].flatMap(([id, own]) => {
    const [condition] = [
      ...new Set(own.flatMap(plan => priceConditions(plan).filter(one => /auto-?pay/i.test(one)))),
    ]
    return condition
      ? [
          `${asking.catalogue.providerName(id)}: ${condition.toLowerCase().replace('autopay', 'AutoPay').replace(/\.$/, '')}`,
        ]
      : plans.length > 0
        ? [`${asking.catalogue.providerName(id)}: our catalog names no AutoPay condition`]
        : []
  })
  // A price before the discount is what is paid without AutoPay.
  const areBefore = !isWithout && told.every(({ beforeAutopay }) => beforeAutopay)
  if (areBefore)
    return {
      text: `${lines.join('; ')}: the price shown is the one without AutoPay. What AutoPay takes off the label of each plan or the provider says.`,
      links: linksOfPlans(asking.catalogue, told).slice(0, 3),
      ...(plans.length > 0 ? focused(plans) : {}),
    }
  return {
    text: `${isWithout ? '' : 'The prices shown are those on these terms. '}${lines.join('; ')}${isWithout ? ', so the listed price holds with AutoPay and without.' : '. Without it the bill is usually higher; the label of each plan says by how much where the provider tells it.'}`,
    links: linksOfPlans(asking.catalogue, told).slice(0, 3),
    ...(plans.length > 0 ? focused(plans) : {}),
  }
}
