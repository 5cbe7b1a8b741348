import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { type InternetPlanType, planTypes } from '#domain/catalog/plan-type.ts'
import type { ServiceKind } from '#domain/catalog/provider.schema.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { mbpsInWords } from '#domain/speed-needs/speed-needs.ts'
import type { AnswerRule } from './answer-rule.ts'
import { plansAmong, TELL_ZIP } from './plan-choice.ts'
import {
  cheaperInWords,
  linksOfPlans,
  listInWords,
  planInWords,
  planListLink,
  planName,
  providerLink,
  withPlanLines,
} from './plan-words.ts'
import { speedRules } from './speed-rules.ts'

const typeAsked = (text: string): InternetPlanType | '' => planTypes.find(type => text.includes(type)) ?? ''

const compare: AnswerRule = (asked, { catalogue }) => {
  if (!/\b(?:compare|vs|versus|or|better|difference|between|cheaper|faster|slower)\b/.test(asked.text))
    return null
  const internet = asked.providers.filter(provider => provider.kinds.includes('internet'))
  const plans =
    asked.plans.length >= 2
      ? asked.plans
      : internet.flatMap(provider => catalogue.entryPlan(provider.id) ?? [])
  const [first, second] = plans
  if (!first || !second) return null
  const named = (plan: InternetPlan) => ({ name: planName(catalogue, plan), schedule: plan.schedule })
  const sum = cheaperInWords(named(first), named(second))
  return {
    text: `${withPlanLines(catalogue, 'Side by side:', [first, second])}\n${sum}`,
    links: [
      planListLink({ picked: [first.id, second.id], view: 'compare' }, 'Both side by side'),
      ...linksOfPlans(catalogue, [first, second]),
    ],
  }
}

/** The cheapest, the fastest, a budget, a speed, a technology. */
const finder: AnswerRule = (asked, { catalogue }) => {
  const cheapest = /\b(?:cheap|cheapest|lowest|affordable|least expensive|inexpensive|save money)\b/.test(
    asked.text,
  )
  const fastest = /\b(?:fastest|quickest|highest speed|top speed)\b/.test(asked.text)
  const type = typeAsked(asked.text)
  const about =
    /\b(?:internet|plans?|wi-?fi|broadband|deals?|provider|fiber|cable|dsl|satellite|5g|mbps|gig|speed|monthly|month)\b/.test(
      asked.text,
    )
  const [first] = asked.providers
  if (first && !first.kinds.includes('internet')) return null
  if (!(cheapest || fastest || asked.budgetCents !== null || asked.mbps !== null || (type && about)))
    return null
  const wanted = asked.mbps ?? 0
  const fits = plansAmong(catalogue, asked).filter(
    plan =>
      plan.downloadMbps >= wanted &&
      (type === '' || plan.type === type) &&
      (asked.budgetCents === null || priceToday(plan.schedule) <= asked.budgetCents),
  )
  const link = planListLink(
    {
      type,
      speed: wanted,
      price: (asked.budgetCents ?? 0) / 100,
      provider: asked.providers.length === 1 && first ? first.id : '',
    },
    'Plans that fit',
  )
  const limits = [
    asked.budgetCents === null ? '' : ` at ${formatMonthly(asked.budgetCents)} or less`,
    wanted ? ` with ${mbpsInWords(wanted)} or more` : '',
  ].join('')
  if (fits.length === 0) {
    const [nearest] = plansAmong(catalogue, asked).toSorted(cheapestFirst)
    return {
      text: `Our catalog has no internet plan${limits}. ${nearest ? `The cheapest is ${planInWords(catalogue, nearest)}` : ''}`,
      links: [planListLink()],
    }
  }
  const sorted = fastest
    ? fits.toSorted((a, b) => b.downloadMbps - a.downloadMbps || cheapestFirst(a, b))
    : fits.toSorted(cheapestFirst)
  const shown = asked.plans.length === 1 ? asked.plans : sorted.slice(0, 3)
  const counted = fits.length === 1 ? 'One plan fits' : `${fits.length} plans fit`
  const lead =
    asked.plans.length === 1
      ? ''
      : fastest
        ? 'The fastest in our catalog:'
        : `${counted}${limits}.${shown.length > 1 ? ' The cheapest:' : ''}`
  return {
    text: `${withPlanLines(catalogue, lead, shown).trim()}
${TELL_ZIP}`,
    links: [link, ...linksOfPlans(catalogue, shown)],
  }
}

/** A provider by its name: what it is, and its plans. */
const provider: AnswerRule = (asked, { catalogue }) => {
  const [first] = asked.providers
  if (!first?.kinds.includes('internet')) return null
  const plans = catalogue.plansOf(first.id).toSorted(cheapestFirst)
  const [cheapest] = plans
  if (!cheapest) return null
  const list = plans.map(plan => `${plan.name} ${formatMonthly(priceToday(plan.schedule))}`)
  const others = plans.length > 1 ? ` Plans: ${listInWords(list)}.` : ''
  return {
    text: `${withPlanLines(catalogue, `${first.description}${others}`, [cheapest])}\nFastest advertised download: ${mbpsInWords(first.maxDownloadMbps ?? cheapest.downloadMbps)}.`,
    links: [providerLink(first)],
  }
}

const whoIsThere: AnswerRule = ({ text }, { catalogue }) => {
  if (
    !/\b(?:which|what|list|all) (?:internet )?(?:providers|companies|brands)\b|\bproviders do you\b/.test(
      text,
    )
  )
    return null
  const names = catalogue.internetProviders.map(one => one.name)
  return {
    text: `We compare ${names.length} internet providers: ${listInWords(names)}; ${namesOf(catalogue, 'security')} for home security, and ${namesOf(catalogue, 'tv')} for TV. Which of them sell at your address I can tell you by your ZIP code.`,
    links: [{ label: 'Compare providers', href: '/providers' }, planListLink()],
  }
}

/** Those who sell a service, by name. */
const namesOf = ({ providers }: Catalogue, kind: ServiceKind) =>
  listInWords(providers.filter(one => one.kinds.includes(kind)).map(one => one.name))

const best: AnswerRule = ({ text }) => {
  if (
    !/\b(?:best|recommend|top)\b.*\b(?:internet|provider|isp|plan|wi-?fi)\b|\b(?:internet|provider|isp|plan)\b.*\b(?:best|recommend)\b/.test(
      text,
    )
  )
    return null
  return {
    text: 'That depends on your address first: our buying guide ranks ten providers by a published formula of price over 24 months, speed, contract and price promise. Tell me your ZIP code, how many people live there and what a month may cost, and I narrow it down.',
    links: [
      { label: 'Best internet providers', href: '/best-internet-providers' },
      { label: 'How we rank', href: '/how-we-rank' },
    ],
  }
}

/** Questions about internet plans and providers. */
export const internetRules: readonly AnswerRule[] = [
  compare,
  ...speedRules,
  finder,
  whoIsThere,
  best,
  provider,
]
