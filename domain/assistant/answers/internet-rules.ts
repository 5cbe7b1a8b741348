import { connectionTypes, speedByActivity } from '#domain/catalog/education.ts'
import type { InternetPlan, InternetPlanType } from '#domain/catalog/internet-plan.ts'
import { entryPlan, internetPlans, plansOf } from '#domain/catalog/internet-plans.ts'
import { providers } from '#domain/catalog/providers.ts'
import { totalOver } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { AnswerRule } from './answer-rule.ts'
import {
  linksOfPlans,
  listInWords,
  planInWords,
  planListLink,
  planName,
  providerLink,
  withPlanLines,
} from './plan-words.ts'
import type { Asked } from './read-question.ts'
import { MBPS_PER_PERSON } from './terms-rules.ts'

const speeds = { label: 'Understanding speeds', href: '/education#speeds' }
const types = { label: 'Connection types', href: '/education#types' }
const onWires = (plan: InternetPlan) => plan.type !== 'satellite' && plan.type !== '5g'
const byPrice = (a: InternetPlan, b: InternetPlan) =>
  a.priceCents - b.priceCents || b.downloadMbps - a.downloadMbps
const tellZip = 'What is sold differs by address: tell me your ZIP code.'
const mbps = (speed: number) => `${speed.toLocaleString('en-US')} Mbps`

/** Whose plans count: those of the named providers, or everybody's. */
const among = ({ providers: named }: Asked) => {
  const ids = new Set(named.map(provider => provider.id))
  return ids.size > 0 ? internetPlans.filter(plan => ids.has(plan.providerId)) : internetPlans
}

const typeAsked = (text: string): InternetPlanType | '' =>
  (['fiber', 'cable', 'dsl', 'satellite', '5g'] as const).find(type => text.includes(type)) ?? ''

const compare: AnswerRule = asked => {
  if (!/\b(?:compare|vs|versus|or|better|difference|between|cheaper|faster|slower)\b/.test(asked.text))
    return null
  const internet = asked.providers.filter(provider => provider.kinds.includes('internet'))
  const plans =
    asked.plans.length >= 2 ? asked.plans : internet.flatMap(provider => entryPlan(provider.id) ?? [])
  const [first, second] = plans
  if (!first || !second) return null
  const months = 36
  const [one, two] = [first, second].map(plan => totalOver(plan.schedule, months).cents)
  const difference = Math.abs((one ?? 0) - (two ?? 0))
  const cheaper = (one ?? 0) <= (two ?? 0) ? first : second
  const sum =
    difference === 0
      ? 'Both cost the same over 36 months.'
      : `${planName(cheaper)} costs ${formatCents(difference)} less over ${months} months, as far as prices are published.`
  return {
    text: `${withPlanLines('Side by side:', [first, second])}\n${sum}`,
    links: [
      planListLink({ picked: [first.id, second.id], view: 'compare' }, 'Both side by side'),
      ...linksOfPlans([first, second]),
    ],
  }
}

const compareTypes: AnswerRule = ({ text, providers: brands }) => {
  if (brands.length > 0) return null
  const named = connectionTypes.filter(type => text.includes(type.name.toLowerCase()))
  const asksAbout =
    /\b(?:difference|vs|versus|compare|better|or|what is|whats|worth|how fast|good|reliable)\b/.test(text)
  if (named.length === 0 || !asksAbout || /\b(?:cheapest|under|plans?)\b/.test(text)) return null
  const lines = named.map(
    type =>
      `${type.name}: ${type.text} Typically ${type.fromMbps} to ${type.toMbps.toLocaleString('en-US')}${type.openEnded ? '+' : ''} Mbps. Good for: ${type.goodFor.toLowerCase()}.`,
  )
  return { text: lines.join(' '), links: [types] }
}

/** 'Fast enough for 4 people', with or without a speed. */
const household: AnswerRule = asked => {
  const asksSpeed = /\b(?:fast|speed|enough|mbps|gig|need|how much|recommend|which|what|best|good)\b/.test(
    asked.text,
  )
  if (asked.people === null || !(asksSpeed || asked.budgetCents !== null)) return null
  const need = Math.max(100, asked.people * MBPS_PER_PERSON)
  const people = asked.people === 1 ? 'one person' : `${asked.people} people`
  const why = `Count about ${mbps(MBPS_PER_PERSON)} for each person, enough for work with video calls or two 4K screens: ${mbps(need)} for ${people}.`
  const verdict =
    asked.mbps === null
      ? ''
      : asked.mbps >= need
        ? `Yes, ${mbps(asked.mbps)} is enough. `
        : `${mbps(asked.mbps)} can get tight when everybody is online at once. `
  return withPlans(`${verdict}${why}`, asked, need, [speeds])
}

type Activity = { pattern: RegExp; name: string; mbps: number; advice: string }
const activities: readonly Activity[] = [
  {
    pattern: /\bgam(?:es?|ing|er)\b|\bxbox|\bplaystation/,
    name: 'Online games',
    mbps: 100,
    advice:
      'Short delays matter more than speed, so take fiber or cable and connect the console by wire; satellite is too slow to answer.',
  },
  {
    pattern: /\bwork(?:ing)? (?:from|at) home|\bremote work|\bwfh\b|\bhome office|\bzoom\b|\bvideo calls?/,
    name: 'Working from home',
    mbps: 100,
    advice: 'Upload counts as much as download; fiber has both equal.',
  },
  {
    pattern: /\b4k\b|\bnetflix|\bstream(?:ing)?\b|\bmovies/,
    name: '4K video',
    mbps: 100,
    advice: 'Count each screen that plays at the same time.',
  },
  {
    pattern: /\bbrows(?:e|ing)|\be-?mail\b|\bfacebook/,
    name: 'E-mail and browsing',
    mbps: 0,
    advice: 'Any plan in our catalog is fast enough.',
  },
]

const activity: AnswerRule = asked => {
  const found = activities.filter(one => one.pattern.test(asked.text))
  if (found.length === 0 || /\bdirec?tv|\bcable (?:vs|or)|\bchannels/.test(asked.text)) return null
  const text = found
    .map(one => {
      const line = speedByActivity.find(({ activity }) => activity === one.name)
      return `${one.name}: about ${line?.recommendedMbps ?? ''} Mbps, ${line?.note.toLowerCase() ?? ''}. ${one.advice}`
    })
    .join(' ')
  return withPlans(text, asked, Math.max(...found.map(one => one.mbps)), [speeds])
}

/** An answer with the two cheapest wired plans of at least some speed, within the budget where one is named. */
function withPlans(
  text: string,
  asked: Asked,
  atLeast: number,
  links: readonly { label: string; href: string }[],
) {
  const found = among(asked)
    .filter(
      plan =>
        onWires(plan) &&
        plan.downloadMbps >= atLeast &&
        (asked.budgetCents === null || plan.priceCents <= asked.budgetCents),
    )
    .toSorted(byPrice)
    .slice(0, 2)
  const none = 'No plan in our catalog fits both that speed and that budget.'
  return {
    text: `${found.length > 0 ? withPlanLines(`${text} The cheapest that fit:`, found) : `${text} ${none}`}
${tellZip}`,
    links: [
      ...links,
      planListLink({ speed: atLeast, price: (asked.budgetCents ?? 0) / 100 }, 'Plans that fit'),
    ],
  }
}

/** The cheapest, the fastest, a budget, a speed, a technology. */
const finder: AnswerRule = asked => {
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
  const fits = among(asked).filter(
    plan =>
      plan.downloadMbps >= wanted &&
      (type === '' || plan.type === type) &&
      (asked.budgetCents === null || plan.priceCents <= asked.budgetCents),
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
    wanted ? ` with ${mbps(wanted)} or more` : '',
  ].join('')
  if (fits.length === 0) {
    const [nearest] = among(asked).toSorted(byPrice)
    return {
      text: `Our catalog has no internet plan${limits}. ${nearest ? `The cheapest is ${planInWords(nearest)}` : ''}`,
      links: [planListLink()],
    }
  }
  const sorted = fastest
    ? fits.toSorted((a, b) => b.downloadMbps - a.downloadMbps || byPrice(a, b))
    : fits.toSorted(byPrice)
  const shown = asked.plans.length === 1 ? asked.plans : sorted.slice(0, 3)
  const counted = fits.length === 1 ? 'One plan fits' : `${fits.length} plans fit`
  const lead =
    asked.plans.length === 1
      ? ''
      : fastest
        ? 'The fastest in our catalog:'
        : `${counted}${limits}.${shown.length > 1 ? ' The cheapest:' : ''}`
  return {
    text: `${withPlanLines(lead, shown).trim()}
${tellZip}`,
    links: [link, ...linksOfPlans(shown)],
  }
}

/** A provider by its name: what it is, and its plans. */
const provider: AnswerRule = asked => {
  const [first] = asked.providers
  if (!first?.kinds.includes('internet')) return null
  const plans = plansOf(first.id).toSorted(byPrice)
  const [cheapest] = plans
  if (!cheapest) return null
  const list = plans.map(plan => `${plan.name} ${formatMonthly(plan.priceCents)}`)
  const others = plans.length > 1 ? ` Plans: ${listInWords(list)}.` : ''
  return {
    text: `${withPlanLines(`${first.description}${others}`, [cheapest])}\nFastest advertised download: ${mbps(first.maxDownloadMbps ?? cheapest.downloadMbps)}.`,
    links: [providerLink(first)],
  }
}

const whoIsThere: AnswerRule = ({ text }) => {
  if (
    !/\b(?:which|what|list|all) (?:internet )?(?:providers|companies|brands)\b|\bproviders do you\b/.test(
      text,
    )
  )
    return null
  const names = providers.filter(one => one.kinds.includes('internet')).map(one => one.name)
  return {
    text: `We compare ${names.length} internet providers: ${listInWords(names)}; Vivint and ADT for home security, and DIRECTV for TV. Which of them sell at your address I can tell you by your ZIP code.`,
    links: [{ label: 'Compare providers', href: '/providers' }, planListLink()],
  }
}

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
  household,
  activity,
  compareTypes,
  finder,
  whoIsThere,
  best,
  provider,
]
