import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import { boundMonths } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { ofStorms } from '../understanding/shapes.ts'
import { type AnswerOf, type Asking, namedInternet, placeNote, plansOnOffer } from './asking.ts'
import { contractUnsaid } from './contract-words.ts'
import { feesIncluded, totalThere } from './fees-there.ts'
import { movingChecklist, routerSetup, speeds, types } from './page-links.ts'
import { linksOfPlans, planListLink, planName } from './plan-words.ts'
import { focused, plansInQuestion } from './plans-in-question.ts'
import { tvAnswers } from './tv-answers.ts'

/** How each kind of line holds, as a rule: what the education center and the weather answers say of it. */
const steadiness: readonly (readonly [readonly InternetPlanType[], string])[] = [
  [
    ['fiber'],
    'Fiber is mostly the steadiest: its speed doesn’t depend on the neighbors, and rain and snow don’t slow it.',
  ],
  [['cable'], 'Cable holds well too, but is shared with the neighborhood, so evenings can be slower.'],
  [['dsl'], 'DSL gets slower with the distance from the exchange.'],
  [['5g'], '5G varies with the place and the time of day.'],
  [['satellite'], 'Satellite feels heavy rain, snow and trees in the dish’s view.'],
]

const holdsAgainst = /\b(?:which|what) (?:one )?(?:is|are|of)\b|\b(?:more|most) (?:reliable|stable|steady)\b/
const reliability: AnswerOf = asking => {
  const { asked, catalogue, dialogue } = asking
  const named = namedInternet(asking)
  const spoken = dialogue.plans.flatMap(id => catalogue.internetPlan(id) ?? [])
  const own = named.length > 0 ? named.flatMap(({ id }) => catalogue.plansOf(id)) : spoken
  const told = new Set(asked.types.length > 0 ? asked.types : own.map(({ type }) => type))
  // `Which is more reliable` holds kinds against one another: of one alone there is nothing to choose.
  const isHeldAgainst = told.size === 1 && named.length === 0 && holdsAgainst.test(asked.text)
  const kinds: ReadonlySet<string> = isHeldAgainst ? new Set() : told
  const lines = steadiness.flatMap(([of, line]) =>
    kinds.size === 0 || of.some(type => kinds.has(type)) ? [line] : [],
  )
  const who = named.length === 1 && named[0] ? named[0].name : 'a provider'
  const shown = named.length > 0 ? plansInQuestion(asking) : []
  const labeled = shown.filter(plan => plan.labels.length > 0).slice(0, 1)
  const storms = ofStorms.test(asked.text)
    ? ' In a storm all of them need power at home. Water and lightning disturb glass less than copper; what breaks a pole or a trench breaks any line, and a dish needs none.'
    : ''
  return {
    text: `How often ${who} has outages isn’t published, so I don’t know; neighbors on your street do. As a rule: ${lines.join(' ')}${storms}${labeled.length > 0 ? ' Typical speed and latency stand on its broadband label.' : ''}`,
    links: [
      types,
      ...labeled.map(plan => ({
        label: `Label of ${planName(catalogue, plan)}`,
        href: `/plans/${plan.id}/label`,
      })),
      ...linksOfPlans(catalogue, shown),
    ],
    ...(shown.length > 0 ? focused(shown) : { focus: dialogue.plans }),
  }
}

/** What a plan without a contract means for who stops for a while. */
function leavesFreely(asking: Asking, named: Provider | undefined): string {
  if (named && !named.kinds.includes('internet'))
    return `Our catalog has no published term of ${named.name}; TV and security companies often tie equipment to one, so ask what leaving early costs.`
  const own = named ? asking.catalogue.plansOf(named.id) : []
  const told = own.length > 0 ? own : asking.catalogue.internetPlans
  const unsaid = contractUnsaid(asking.catalogue, own)
  if (unsaid) return unsaid
  const bound = told.filter(plan => boundMonths(plan) > 0)
  if (bound.length === told.length) return 'Its plans come with a contract, and leaving early costs a fee.'
  const whose =
    own.length > 0
      ? 'Its plans'
      : told.every(plan => plan.contractMonths === 0)
        ? 'All plans'
        : 'Nearly all plans'
  return `${whose} in our catalog have no contract, so you could also cancel and order again; one-time fees and that day’s price would apply.`
}

const pauseService: AnswerOf = asking => {
  const { asked, catalogue, dialogue } = asking
  const [only, ...others] = dialogue.providers.flatMap(id => catalogue.provider(id) ?? [])
  // `How much is it, and can I pause it`: of the one that was just told of.
  const isSpokenOf = others.length === 0 && /\b(?:it|that|them|service)\b/.test(asked.text)
  const named = asked.providers[0] ?? (isSpokenOf ? only : undefined)
  return {
    text: `Whether ${named ? named.name : 'your provider'} lets you pause for some months I don’t know: labels don’t say. Ask ${named ? named.name : 'it'} for a seasonal or vacation hold, what it costs and how long it may last. ${leavesFreely(asking, named)}`,
    links: [
      named?.page ? { label: named.name, href: named.page } : planListLink({}, 'Plans and their terms'),
    ],
    focus: dialogue.plans,
  }
}

const payAhead: AnswerOf = asking => {
  const { catalogue, salesPhone } = asking
  const [plan] = plansInQuestion(asking)
  const year = plan ? totalThere(asking, plan, 12) : null
  const sum =
    plan && year
      ? ` ${planName(catalogue, plan)} costs ${totalInWords(year)} over the first 12 months, ${feesIncluded(asking, plan, 12)}.`
      : ''
  return {
    text: `Prices here are by the month. I know of no provider in our catalog that takes less for a year paid at once: ask the provider, or us at ${salesPhone}.${sum}`,
    links: plan
      ? linksOfPlans(catalogue, [plan])
      : [planListLink({ sort: 'total' }, `Plans by ${TOTAL_MONTHS}-month total`)],
    ...(plan ? focused([plan]) : {}),
  }
}

/** The price in the middle: half of the plans cost as much or less today. */
function middleOf(plans: readonly InternetPlan[]): number {
  const prices = plans.map(plan => priceToday(plan.schedule)).toSorted((a, b) => a - b)
  return prices[Math.floor((prices.length - 1) / 2)] ?? 0
}

const usualPrice: AnswerOf = asking => {
  const { asked } = asking
  if (/\b(?:tv|streaming)\b|\bcable bills?\b/.test(asked.text)) return tvAnswers.cord_cutting(asking)
  const all = plansOnOffer(asking)
  const wanted = all.filter(
    plan =>
      (asked.types.length === 0 || asked.types.includes(plan.type)) &&
      reachesSpeed(countedMbps(plan), asked.mbps ?? 0),
  )
  const told = wanted.length > 0 ? wanted : all
  if (told.length === 0) return null
  const prices = told.map(plan => priceToday(plan.schedule))
  const where = asking.place ? `found for ${asking.place.where}` : 'in our catalog'
  return {
    text: `What people pay on average I don’t know. Of ${told.length} plans ${where} half cost ${formatMonthly(middleOf(told))} or less today; they go from ${formatMonthly(Math.min(...prices))} to ${formatMonthly(Math.max(...prices))}. Many cost more after the first year, and taxes come on top.\n${placeNote(asking)}`,
    links: [planListLink({ sort: 'total' }, `Plans by ${TOTAL_MONTHS}-month total`)],
    listed: told
      .toSorted((a, b) => priceToday(a.schedule) - priceToday(b.schedule))
      .slice(0, 12)
      .map(({ id }) => id),
  }
}

/** Questions about how a service holds over time, and what it costs others. */
export const upkeepAnswers = {
  reliability,
  pause_service: pauseService,
  pay_ahead: payAhead,
  usual_price: usualPrice,
  power_cut: ({ dialogue }) => ({
    text: 'Every kind needs power at home for modem and router; a small battery backup (UPS) keeps both on for a while. Whether the provider’s network around you stays up then I don’t know: ask it. A phone’s mobile data is the usual way through a long outage.',
    links: [routerSetup],
    focus: dialogue.plans,
  }),
  two_services: ({ place }) => ({
    text: `Yes, a home can have two services at once, as a rule each with equipment and a bill of its own. That’s how to switch safely: keep the old one until the new one works. As a backup take another kind of line, such as 5G beside cable, so that one fault doesn’t take both.${place ? '' : ' Tell me your ZIP code and I’ll say who is there.'}`,
    links: [speeds, movingChecklist],
  }),
} satisfies Record<string, AnswerOf>
