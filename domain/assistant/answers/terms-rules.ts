import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import {
  monthsAtTodaysPrice,
  oneTimeTotal,
  priceToday,
  publishedMonths,
} from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { AnswerRule } from './answer-rule.ts'
import {
  countInWords,
  linksOfPlans,
  listInWords,
  planListLink,
  planName,
  providerLink,
} from './plan-words.ts'
import type { Asked } from './read-question.ts'

const stays = (plan: InternetPlan) => monthsAtTodaysPrice(plan.schedule)
const uniqueProviders = (catalogue: Catalogue, plans: readonly InternetPlan[]) => [
  ...new Set(plans.map(plan => catalogue.providerName(plan.providerId))),
]

/** The plans that a question is about: those of the named providers, else all. */
function plansInQuestion(catalogue: Catalogue, { providers }: Asked): readonly InternetPlan[] {
  const named = providers.flatMap(provider => catalogue.plansOf(provider.id))
  return named.length > 0 ? named : catalogue.internetPlans
}

/** What a provider charges once, where it does so for every plan: `Metronet charges a one-time …`. */
function feesOf(catalogue: Catalogue, { id, name }: Provider): string[] {
  const plans = catalogue.plansOf(id)
  const labels = new Set(plans.flatMap(plan => plan.schedule.oneTimeFees.map(fee => fee.label)))
  return [...labels].map(label => {
    const charged = plans.flatMap(plan => plan.schedule.oneTimeFees.filter(fee => fee.label === label))
    const amounts = [...new Set(charged.map(fee => fee.cents))].toSorted((a, b) => a - b)
    const whom = charged.length === plans.length ? 'every plan' : `${charged.length} of its plans`
    const sum = amounts.map(formatCents).join(' or ')
    return `${name} charges a one-time ${label.toLowerCase()} of ${sum} for ${whom}; we count it in all totals.`
  })
}

const fees: AnswerRule = (asked, { catalogue }) => {
  if (!/\b(?:fees?|installation|install cost|set ?up cost|activation|hidden)\b/.test(asked.text)) return null
  const [first] = asked.providers.filter(provider => provider.kinds.includes('internet'))
  const charging = catalogue.internetProviders.filter(({ id }) =>
    catalogue.plansOf(id).some(plan => oneTimeTotal(plan.schedule) > 0),
  )
  if (first && !charging.includes(first)) {
    const plans = catalogue.plansOf(first.id)
    const conditions = [...new Set(plans.flatMap(plan => plan.conditions))]
    return {
      text: `Our catalog lists no one-time fee for ${first.name}. ${conditions.join(' ')}`,
      links: linksOfPlans(catalogue, plans.slice(0, 1)),
    }
  }
  const told = first ? [first] : charging
  const others = first ? '' : ' The catalog lists no other one-time fees for internet.'
  return {
    text: `${told.flatMap(one => feesOf(catalogue, one)).join(' ')}${others} Taxes and, with some providers, equipment rental come on top.`,
    links: [...told.map(providerLink), ...(first ? [] : [planListLink()])],
  }
}

/** The plans of a provider that can be had with a price lock, each with the locked price. */
function lockedPlans(catalogue: Catalogue, providerId: string): string[] {
  return catalogue
    .plansOf(providerId)
    .flatMap(({ name, priceLock }) =>
      priceLock ? [`${name} ${formatMonthly(priceToday(priceLock.schedule))}`] : [],
    )
}

const priceLock: AnswerRule = (asked, { catalogue }) => {
  if (
    !/\bprice (?:lock|guarantee|promise)|\block(?:ed)? (?:in|price|rate)|\bguaranteed? price|\bprice (?:stay|for life)|\brate lock/.test(
      asked.text,
    )
  )
    return null
  if (asked.plans.length > 0 && !/lock/.test(asked.text)) return null
  const [first] = asked.providers
  const lock = catalogue.guides.priceLock
  const provider = catalogue.provider(lock.providerId)
  if (first && first.id !== lock.providerId) return laterPriceOf(catalogue, first.id)
  if (!provider) return null
  const locked = lockedPlans(catalogue, provider.id)
  const others = catalogue.internetPlans.filter(plan => stays(plan) >= 36 && plan.providerId !== provider.id)
  const lockText = `${provider.name} locks the price of ${countInWords(locked.length)} plans for ${lock.months} months for ${formatCents(lock.extraMonthlyCents)} a month more: ${listInWords(locked)}.`
  return {
    text: first
      ? lockText
      : `${lockText} Today's price is also promised for at least 36 months by ${listInWords(uniqueProviders(catalogue, others))}.`,
    links: first
      ? [providerLink(provider)]
      : [providerLink(provider), ...linksOfPlans(catalogue, others).slice(0, 3)],
  }
}

/** Who publishes a later price also sells a way around it. */
function lockHint(catalogue: Catalogue, { providerId }: InternetPlan): string {
  const locked = lockedPlans(catalogue, providerId)
  return locked.length > 0
    ? ` With the price lock it stays for ${catalogue.guides.priceLock.months} months: ${listInWords(locked)}.`
    : ''
}

function laterPriceOf(catalogue: Catalogue, providerId: string) {
  const plans = catalogue.plansOf(providerId)
  const lines = plans.map(plan => {
    const published = publishedMonths(plan.schedule)
    return `${planName(catalogue, plan)} ${formatMonthly(priceToday(plan.schedule))} ${published >= 36 ? 'for at least 36 months' : `is published for ${published} ${published === 1 ? 'month' : 'months'}, the later price is not`}`
  })
  return plans.length > 0
    ? { text: `${lines.slice(0, 4).join('; ')}.`, links: linksOfPlans(catalogue, plans) }
    : null
}

const laterPrice: AnswerRule = (asked, { catalogue }) => {
  if (
    !/\bafter (?:the )?(?:promo|intro|first year|12 months|a year|24 months)|\blater price|\bregular price|\brack rate|\bstandard rate|\bpromo(?:tional)? (?:price|rate|period)|\bintroductory|\bprices? (?:increase|go up|goes up|hike|rise)|\bgo up\b/.test(
      asked.text,
    )
  )
    return null
  const [plan] = asked.plans
  if (plan || asked.providers.length > 0) {
    const plans = plan ? [plan] : plansInQuestion(catalogue, asked)
    const known = plans.flatMap(one => {
      const laterCents = one.schedule.steps[1]?.monthlyCents
      return laterCents ? [{ plan: one, laterCents }] : []
    })
    const [firstKnown] = known
    if (firstKnown) {
      const lines = known.map(
        one =>
          `${planName(catalogue, one.plan)} goes from ${formatMonthly(priceToday(one.plan.schedule))} to ${formatMonthly(one.laterCents)}`,
      )
      return {
        text: `After the first ${stays(firstKnown.plan)} months ${lines.join('; ')}.${lockHint(catalogue, firstKnown.plan)}`,
        links: linksOfPlans(
          catalogue,
          known.map(one => one.plan),
        ),
      }
    }
    return laterPriceOf(catalogue, plans[0]?.providerId ?? '')
  }
  const publishing = catalogue.internetProviders.filter(({ id }) =>
    catalogue.plansOf(id).some(one => one.schedule.steps[1]?.monthlyCents),
  )
  const names = listInWords(publishing.map(one => one.name))
  return {
    text: `Introductory prices usually last 12 months. ${names} ${publishing.length === 1 ? 'publishes' : 'publish'} the rate that follows; most providers do not, and our price line then turns dashed and says so. Every plan page shows the price over 36 months.`,
    links: [
      ...publishing.slice(0, 3).map(providerLink),
      planListLink({ sort: 'total' }, 'Plans by 24-month total'),
    ],
  }
}

const contract: AnswerRule = (asked, { catalogue }) => {
  if (!/\bcontracts?\b|\bcommitment|\bmonth.to.month|\btermination/.test(asked.text)) return null
  const plans = plansInQuestion(catalogue, asked)
  const bound = plans.filter(plan => plan.contractMonths > 0)
  const names = bound.map(plan => `${planName(catalogue, plan)} (${plan.contractMonths} months)`)
  const [first] = asked.providers
  if (first && plans !== catalogue.internetPlans) {
    return {
      text:
        bound.length > 0
          ? `${listInWords(names)} comes with a contract.`
          : `${first.name} internet has no annual contract in our catalog: you can cancel without an early termination fee.`,
      links: linksOfPlans(catalogue, plans.slice(0, 1)),
    }
  }
  if (first) return null
  return {
    text:
      names.length === 0
        ? 'All internet plans in our catalog come without a contract.'
        : `All internet plans in our catalog but ${countInWords(names.length)} come without a contract; ${names.length === 1 ? 'the exception is' : 'the exceptions are'} ${listInWords(names)}.`,
    links: [planListLink()],
  }
}

const dataCap: AnswerRule = (asked, { catalogue }) => {
  if (!/\bdata (?:caps?|limit|plan|allowance)|\bunlimited\b/.test(asked.text)) return null
  const plans = plansInQuestion(catalogue, asked)
  const limited = plans.filter(plan => plan.dataCap !== 'none')
  const [first] = asked.providers
  const text =
    limited.length === 0 && first
      ? `${first.name} plans come with unlimited data.`
      : `Unlimited data comes with every plan in our catalog except those of ${listInWords(uniqueProviders(catalogue, limited))}.`
  return {
    text,
    links:
      first && plans !== catalogue.internetPlans
        ? linksOfPlans(catalogue, plans.slice(0, 1))
        : [planListLink()],
  }
}

const equipment: AnswerRule = (asked, { catalogue }) => {
  if (/^what (?:is|are|does)\b/.test(asked.text)) return null
  if (
    !/\b(?:router|modem|gateway|equipment rental|own equipment|wi-?fi (?:included|equipment))\b/.test(
      asked.text,
    )
  )
    return null
  const included = uniqueProviders(
    catalogue,
    catalogue.internetPlans.filter(plan => plan.wifiIncluded),
  )
  const rent = catalogue.guides.education.equipmentTips.find(tip => tip.id === 'rent-or-buy')?.text ?? ''
  return {
    text: `Wi-Fi equipment is included with ${listInWords(included)}. Elsewhere it is rented or bought. ${rent}`,
    links: [{ label: 'Router setup', href: '/education#equipment' }],
  }
}

/** Questions about fees, price locks, later prices, contracts, data limits and equipment. */
export const termsRules: readonly AnswerRule[] = [fees, priceLock, laterPrice, contract, dataCap, equipment]
