import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { formatCents } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import { type AnswerOf, type Asking, plansOnOffer } from './asking.ts'
import { routerSetup } from './page-links.ts'
import { linksOfPlans, listInWords } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'

const paysFor = /\b(?:charg\w+|pay|cost\w*|fees?|free)\b/

/** What is charged once with all plans of a provider. */
function onceOf({ catalogue }: Pick<Asking, 'catalogue'>, own: readonly InternetPlan[]): string {
  const [first] = own
  const fees = (first?.schedule.oneTimeFees ?? []).filter(fee =>
    own.every(({ schedule }) =>
      schedule.oneTimeFees.some(one => one.label === fee.label && one.cents === fee.cents),
    ),
  )
  return fees.length > 0 && first
    ? ` ${catalogue.providerName(first.providerId)} charges once: ${listInWords(fees.map(({ label, cents }) => `${label.toLowerCase()} of ${formatCents(cents)}`))}.`
    : ''
}

/** Whether a plan comes with Wi-Fi equipment, and which router somebody may bring. */
export const equipment: AnswerOf = asking => {
  const { catalogue } = asking
  const plans = plansInQuestion(asking)
  const rent = catalogue.guides.education.equipmentTips.find(tip => tip.id === 'rent-or-buy')?.text ?? ''
  const links = [routerSetup]
  if (
    /\brouters?\b.*\b(?:supports?|handles?|fast enough|keep up|good enough)\b|\b(?:what|which) (?:kind of |type of |sort of )?(?:wi-?fi )?(?:router|modem)s?\b/.test(
      asking.asked.text,
    )
  ) {
    const { mbps } = asking.asked
    return {
      text: `I can’t name a model: we compare plans, not routers. Its ports and its Wi-Fi must both be at least as fast as the plan${mbps === null ? '' : ` (${mbpsInWords(mbps)})`}; the box names both. Ask ${asking.asked.providers[0]?.name ?? 'the provider'} which ones work on its line before you buy: many publish a list. ${rent}`,
      links,
      focus: plans.map(({ id }) => id),
    }
  }
  const who = [...new Set(plans.map(plan => plan.providerId))].slice(0, 3)
  if (who.length > 0) {
    const lines = who.map(id => {
      const own = catalogue.plansOf(id)
      const name = catalogue.providerName(id)
      const including = own.filter(plan => plan.wifiIncluded)
      if (including.length === own.length)
        return `Wi-Fi equipment is included with ${name}.${paysFor.test(asking.asked.text) ? onceOf(asking, own) : ''}`
      return including.length > 0
        ? `${name} includes Wi-Fi equipment with some plans: ${listInWords(including.map(plan => plan.name))}.`
        : `${name} doesn’t include Wi-Fi equipment: you rent or buy a router.`
    })
    const isAllIncluded = who.every(id => catalogue.plansOf(id).every(plan => plan.wifiIncluded))
    const worth = isAllIncluded ? 'There a router of your own saves nothing.' : rent
    return {
      text: `${lines.join(' ')} ${worth} Whether your own router works with it, ask the provider before you order.`,
      links: [...links, ...linksOfPlans(catalogue, plans)],
      ...focused(plans),
    }
  }
  const offered = plansOnOffer(asking)
  const included = [...Map.groupBy(offered, plan => plan.providerId)].flatMap(([id, own]) => {
    const including = own.filter(plan => plan.wifiIncluded)
    const name = catalogue.providerName(id)
    if (including.length === own.length) return name
    return including.length > 0 ? `${name} (only with ${listInWords(including.map(plan => plan.name))})` : []
  })
  return {
    text: `${included.length > 0 ? `${asking.place ? `Around ${asking.place.where} ` : ''}Wi-Fi equipment is included with ${listInWords(included)}.` : 'Nobody who sells there includes Wi-Fi equipment.'} Elsewhere it is rented or bought, and you can often use your own router. ${rent}`,
    links,
  }
}
