import { equipmentTips } from '#domain/catalog/education.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.ts'
import { internetPlans, plansOf } from '#domain/catalog/internet-plans.ts'
import { metronetInstallationFee, metronetPriceLock } from '#domain/catalog/metronet-plans.ts'
import { providerName } from '#domain/catalog/providers.ts'
import { monthsAtTodaysPrice, publishedMonths } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { AnswerRule } from './answer-rule.ts'
import { linksOfPlans, listInWords, planListLink, planName } from './plan-words.ts'
import type { Asked } from './read-question.ts'

const metronet = { label: 'Metronet', href: '/metronet' }
const kept = (plan: InternetPlan) => monthsAtTodaysPrice(plan.schedule)
const uniqueProviders = (plans: readonly InternetPlan[]) => [
  ...new Set(plans.map(plan => providerName(plan.providerId))),
]

/** The plans that a question is about: those of the named providers, else all. */
function plansInQuestion({ providers }: Asked): readonly InternetPlan[] {
  const named = providers.flatMap(provider => plansOf(provider.id))
  return named.length > 0 ? named : internetPlans
}

const fees: AnswerRule = asked => {
  if (!/\b(?:fees?|installation|install cost|set ?up cost|activation|hidden)\b/.test(asked.text)) return null
  const about = asked.providers.filter(provider => provider.kinds.includes('internet'))
  const [first] = about
  const withFee = `Metronet charges a one-time ${metronetInstallationFee.label.toLowerCase()} of ${formatCents(metronetInstallationFee.cents)} for every plan; we count it in all totals.`
  if (first && first.id !== 'metronet') {
    const conditions = [...new Set(plansOf(first.id).flatMap(plan => plan.conditions))]
    return {
      text: `Our catalog lists no one-time fee for ${first.name}. ${conditions.join(' ')}`,
      links: linksOfPlans(plansOf(first.id).slice(0, 1)),
    }
  }
  return {
    text: `${withFee}${first ? '' : ' The catalog lists no other one-time fees for internet.'} Taxes and, with some providers, equipment rental come on top.`,
    links: first ? [metronet] : [metronet, planListLink()],
  }
}

const priceLock: AnswerRule = asked => {
  if (
    !/\bprice (?:lock|guarantee|promise)|\block(?:ed)? (?:in|price|rate)|\bguaranteed? price|\bprice (?:stay|for life)|\brate lock/.test(
      asked.text,
    )
  )
    return null
  if (asked.plans.length > 0 && !/lock/.test(asked.text)) return null
  const [first] = asked.providers
  if (first && first.id !== 'metronet') return laterPriceOf(first.id)
  const locked = plansOf('metronet').flatMap(plan =>
    plan.lockedPriceCents ? [`${plan.name} ${formatMonthly(plan.lockedPriceCents)}`] : [],
  )
  const others = internetPlans.filter(plan => kept(plan) >= 36 && plan.providerId !== 'metronet')
  const lockText = `Metronet locks the price of three plans for ${metronetPriceLock.months} months for ${formatCents(metronetPriceLock.extraMonthlyCents)} a month more: ${listInWords(locked)}.`
  return {
    text: first
      ? lockText
      : `${lockText} Today's price is also promised for at least 36 months by ${listInWords(uniqueProviders(others))}.`,
    links: first ? [metronet] : [metronet, ...linksOfPlans(others).slice(0, 3)],
  }
}

/** Who publishes a later price also sells a way around it. */
function lockHint({ providerId }: InternetPlan): string {
  const locked = plansOf(providerId).flatMap(plan =>
    plan.lockedPriceCents ? [`${plan.name} ${formatMonthly(plan.lockedPriceCents)}`] : [],
  )
  return locked.length > 0
    ? ` With the price lock it stays for ${metronetPriceLock.months} months: ${listInWords(locked)}.`
    : ''
}

function laterPriceOf(providerId: string) {
  const plans = plansOf(providerId)
  const lines = plans.map(plan => {
    const published = publishedMonths(plan.schedule)
    return `${planName(plan)} ${formatMonthly(plan.priceCents)} ${published >= 36 ? 'for at least 36 months' : `is published for ${published} ${published === 1 ? 'month' : 'months'}, the later price is not`}`
  })
  return plans.length > 0 ? { text: `${lines.slice(0, 4).join('; ')}.`, links: linksOfPlans(plans) } : null
}

const laterPrice: AnswerRule = asked => {
  if (
    !/\bafter (?:the )?(?:promo|intro|first year|12 months|a year|24 months)|\blater price|\bregular price|\brack rate|\bstandard rate|\bpromo(?:tional)? (?:price|rate|period)|\bintroductory|\bprices? (?:increase|go up|goes up|hike|rise)|\bgo up\b/.test(
      asked.text,
    )
  )
    return null
  const [plan] = asked.plans
  if (plan || asked.providers.length > 0) {
    const plans = plan ? [plan] : plansInQuestion(asked)
    const known = plans.filter(one => one.rackRateCents !== undefined)
    const [firstKnown] = known
    if (firstKnown) {
      const lines = known.map(
        one =>
          `${planName(one)} goes from ${formatMonthly(one.priceCents)} to ${formatMonthly(one.rackRateCents ?? 0)}`,
      )
      return {
        text: `After the first ${kept(firstKnown)} months ${lines.join('; ')}.${lockHint(firstKnown)}`,
        links: linksOfPlans(known),
      }
    }
    return laterPriceOf(plans[0]?.providerId ?? '')
  }
  return {
    text: 'Introductory prices usually last 12 months. Metronet publishes the rate that follows; most providers do not, and our price line then turns dashed and says so. Every plan page shows the price over 36 months.',
    links: [metronet, planListLink({ sort: 'total' }, 'Plans by 24-month total')],
  }
}

const contract: AnswerRule = asked => {
  if (!/\bcontracts?\b|\bcommitment|\bmonth.to.month|\btermination/.test(asked.text)) return null
  const plans = plansInQuestion(asked)
  const bound = plans.filter(plan => plan.contractMonths > 0)
  const names = bound.map(plan => `${planName(plan)} (${plan.contractMonths} months)`)
  const [first] = asked.providers
  if (first && plans !== internetPlans) {
    return {
      text:
        bound.length > 0
          ? `${listInWords(names)} comes with a contract.`
          : `${first.name} internet has no annual contract in our catalog: you can cancel without an early termination fee.`,
      links: linksOfPlans(plans.slice(0, 1)),
    }
  }
  if (first) return null
  return {
    text: `All internet plans in our catalog but one come without a contract; the exception is ${listInWords(names)}.`,
    links: [planListLink()],
  }
}

const dataCap: AnswerRule = asked => {
  if (!/\bdata (?:caps?|limit|plan|allowance)|\bunlimited\b/.test(asked.text)) return null
  const plans = plansInQuestion(asked)
  const limited = plans.filter(plan => !plan.features.includes('Unlimited data'))
  const [first] = asked.providers
  const text =
    limited.length === 0 && first
      ? `${first.name} plans come with unlimited data.`
      : `Unlimited data comes with every plan in our catalog except those of ${listInWords(uniqueProviders(limited))}.`
  return {
    text,
    links: first && plans !== internetPlans ? linksOfPlans(plans.slice(0, 1)) : [planListLink()],
  }
}

const equipment: AnswerRule = asked => {
  if (/^what (?:is|are|does)\b/.test(asked.text)) return null
  if (
    !/\b(?:router|modem|gateway|equipment rental|own equipment|wi-?fi (?:included|equipment))\b/.test(
      asked.text,
    )
  )
    return null
  const included = uniqueProviders(
    internetPlans.filter(plan => plan.features.includes('Wi-Fi equipment included')),
  )
  const rent = equipmentTips.find(tip => tip.title === 'Rent or buy')?.text ?? ''
  return {
    text: `Wi-Fi equipment is included with ${listInWords(included)}. Elsewhere it is rented or bought. ${rent}`,
    links: [{ label: 'Router setup', href: '/education#equipment' }],
  }
}

/** Questions about fees, price locks, later prices, contracts, data limits and equipment. */
export const termsRules: readonly AnswerRule[] = [fees, priceLock, laterPrice, contract, dataCap, equipment]
