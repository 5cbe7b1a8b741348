import { z } from 'zod'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { builderParts } from '#domain/bundles/builder-parts.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { cheapestFirst, countedAnywhere } from '#domain/catalog/internet-plan.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { countedMbps, reachesSpeed } from '#domain/catalog/speed-words.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import type { Answer } from '../answer.ts'
import type { Answerer } from '../answerer.server.ts'
import { availabilityAnswer } from '../answers/places/availability-answer.server.ts'
import { withPlanLines } from '../answers/plan-lines.ts'
import {
  cheaperInWords,
  listInWords,
  planListLink,
  priceInWords,
  providerLink,
} from '../answers/plan-words.ts'
import { readQuestion } from '../reading/read-question.ts'
import { sanitizeMessage } from '../sanitize-message.ts'

const MOST_PLANS = 8
const name = z.string().min(1).max(100)
const service = {
  provider: name.describe('Name of the provider'),
  service: name.describe('Name of the plan or package'),
}
const answer: z.ZodType<Answer> = z.object({
  text: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
})

/** The catalogue of the exchange. */
type Known = { catalogue: Catalogue }

/** What every question of a language model has in common: it reads, for anyone, within the limits of the chat. */
const question = { output: answer, refusals: [], lane: 'assistant' } as const

/** The offering that a provider's and a service's name mean, however they are written. */
function offeringNamed(catalogue: Catalogue, provider: string, serviceName: string): Offering | undefined {
  const ids = readQuestion(catalogue, provider).providers.map(found => found.id)
  const own = catalogue.offerings.filter(one => ids.includes(one.providerId))
  const wanted = serviceName.toLowerCase()
  const found =
    own.find(one => one.serviceName.toLowerCase() === wanted || one.planId === wanted) ??
    own.find(one => one.serviceName.toLowerCase().includes(wanted))
  const plan = found && catalogue.internetPlan(found.planId)
  return plan ? { ...found, schedule: countedAnywhere(plan) } : found
}

const notFound: Answer = { text: 'The catalog has no such plan. Use find_plans or look_up first.', links: [] }
const priced = (one: Offering) =>
  `${fullName(one.providerName, one.serviceName)}: ${priceInWords(one.schedule)}`
const linkOf = (catalogue: Catalogue, one: Offering) => {
  const provider = catalogue.provider(one.providerId)
  return provider ? [providerLink(provider)] : []
}

export const lookUp = operation({
  ...question,
  name: 'look_up',
  summary:
    'Looks a question up in the catalog, guides and policies. Use it for anything that no other tool answers.',
  input: z.object({ question: z.string().min(1).max(500) }),
  async run({ catalogue, embedded }: Known & { embedded: Answerer }, { log }: Caller, { question }) {
    const message = sanitizeMessage(question)
    return succeeded(await embedded({ catalogue, message, history: [], context: null, log }))
  },
})

export const findPlans = operation({
  ...question,
  name: 'find_plans',
  summary:
    'Internet plans by what they may cost, how fast they must be, technology and provider; the cheapest first.',
  input: z.object({
    maxDollars: z.number().positive().max(1000).optional(),
    minMbps: z.number().positive().max(10_000).optional(),
    type: z.enum(planTypes).optional(),
    provider: name.optional(),
  }),
  async run({ catalogue }: Known, _: Caller, { maxDollars, minMbps = 0, type, provider }) {
    const ids =
      provider === undefined ? null : readQuestion(catalogue, provider).providers.map(found => found.id)
    const found = catalogue.internetPlans
      .filter(plan => reachesSpeed(countedMbps(plan), minMbps) && (type === undefined || plan.type === type))
      .filter(plan => maxDollars === undefined || priceToday(plan.schedule) <= maxDollars * 100)
      .filter(plan => ids === null || ids.includes(plan.providerId))
      .toSorted(cheapestFirst)
    const link = planListLink({ price: maxDollars ?? 0, speed: minMbps, type: type ?? '' })
    const text = withPlanLines(
      { catalogue, place: null },
      `${found.length} plans.`,
      found.slice(0, MOST_PLANS),
    )
    return succeeded({ text, links: [link] })
  },
})

export const priceOverTime = operation({
  ...question,
  name: 'price_over_time',
  summary:
    'What one plan or package costs month by month and over 12, 24 and 36 months, with the one-time fees that are published.',
  input: z.object(service),
  async run({ catalogue }: Known, _: Caller, { provider, service: serviceName }) {
    const found = offeringNamed(catalogue, provider, serviceName)
    if (!found) return succeeded(notFound)
    const totals = [12, 24, 36].map(months => `${totalWords(found.schedule, months)} over ${months} months`)
    return succeeded({ text: `${priced(found)} ${listInWords(totals)}.`, links: linkOf(catalogue, found) })
  },
})

export const checkAvailability = operation({
  ...question,
  name: 'check_availability',
  summary: 'Which internet providers sell at a 5-digit ZIP code, and how exactly that is known.',
  input: z.object({ zipCode: z.string().regex(/^\d{5}$/) }),
  async run(deps: LookUpDeps, { log }: Caller, { zipCode }) {
    return succeeded(await availabilityAnswer(deps, readQuestion(deps.catalogue, ''), zipCode, log))
  },
})

export const compare = operation({
  ...question,
  name: 'compare',
  summary: 'Two plans or packages side by side, with the difference over 24 months.',
  input: z.object({ first: z.object(service), second: z.object(service) }),
  async run({ catalogue }: Known, _: Caller, { first, second }) {
    const [one, two] = [first, second].map(each => offeringNamed(catalogue, each.provider, each.service))
    if (!one || !two) return succeeded(notFound)
    const named = (each: Offering) => ({
      name: fullName(each.providerName, each.serviceName),
      schedule: each.schedule,
    })
    const text = `${priced(one)}\n${priced(two)}\n${cheaperInWords(named(one), named(two))}`
    return succeeded({ text, links: [...linkOf(catalogue, one), ...linkOf(catalogue, two)] })
  },
})

export const buildBundle = operation({
  ...question,
  name: 'build_bundle',
  summary: 'Adds up internet, home security and TV of the bundle builder; what is left out is not counted.',
  input: z.object({
    internet: z.object(service).optional(),
    security: z.object(service).optional(),
    tv: z.object(service).optional(),
  }),
  async run({ catalogue }: Known, _: Caller, { internet, security, tv }) {
    const inBuilder = new Set(builderParts(catalogue).map(part => part.planId))
    const chosen = [internet, security, tv].flatMap(each =>
      each ? [offeringNamed(catalogue, each.provider, each.service)] : [],
    )
    const found = chosen.flatMap(one => (one && inBuilder.has(one.planId) ? [one] : []))
    if (found.length === 0 || found.length < chosen.length) {
      const known = catalogue.offerings
        .filter(one => inBuilder.has(one.planId))
        .map(one => fullName(one.providerName, one.serviceName))
      return succeeded({ text: `${notFound.text} The builder has: ${listInWords(known)}.`, links: [] })
    }
    const schedule = combineSchedules(found.map(one => one.schedule))
    return succeeded({
      text: `${found.map(priced).join('\n')}\nTogether ${formatMonthly(priceToday(schedule))}: ${priceInWords(schedule)}`,
      links: [{ label: 'Bundles', href: '/bundles' }],
    })
  },
})

export const suggestForCart = operation({
  ...question,
  name: 'suggest_for_cart',
  summary: 'Suggests a plan or package for the cart. Nothing is added: the visitor confirms on the page.',
  input: z.object(service),
  async run({ catalogue }: Known, _: Caller, { provider, service: serviceName }) {
    const found = offeringNamed(catalogue, provider, serviceName)
    if (!found) return succeeded(notFound)
    const text = `${priced(found)} To take it, press Add to cart on the page below; nothing is ordered before checkout.`
    return succeeded({ text, links: linkOf(catalogue, found) })
  },
})
