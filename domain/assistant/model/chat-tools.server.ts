import { z } from 'zod'
import { builderParts } from '#domain/bundles/builder-parts.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { countedAnywhere } from '#domain/catalog/internet-plan.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import type { Answer } from '../answer.ts'
import type { Answerer, Question } from '../answerer.server.ts'
import { listInWords, priceInWords, providerLink } from '../answers/plan-words.ts'
import { readQuestion } from '../reading/read-question.ts'
import { sanitizeMessage } from '../sanitize-message.ts'

const name = z.string().min(1).max(100)
const service = {
  provider: name.describe('Name of the provider'),
  service: name.describe('Name of the plan or package'),
}
const answer: z.ZodType<Answer> = z.object({
  text: z.string(),
  links: z.array(z.object({ label: z.string(), href: z.string() })),
  plans: z.array(z.string()).exactOptional(),
  choices: z.array(z.string()).exactOptional(),
})

/** The exchange that a model answers in, and whoever answers without one. */
export type ChatToolDeps = Pick<Question, 'catalogue' | 'dialogue' | 'staffed' | 'visitor'> & {
  embedded: Answerer
}

type Known = Pick<Question, 'catalogue'>

/** What every question of a language model to the chat itself has in common: it reads, for anyone, within the limits of the chat. */
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

const notFound: Answer = {
  text: 'The catalog has no such plan. Use search_plans or look_up first.',
  links: [],
}
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
  async run(
    { embedded, catalogue, dialogue, staffed, visitor = '' }: ChatToolDeps,
    { log }: Caller,
    { question },
  ) {
    const said = { message: sanitizeMessage(question), history: [], context: null }
    const known = { ...(dialogue ? { dialogue } : {}), ...(staffed ? { staffed } : {}) }
    return succeeded(await embedded({ ...said, ...known, catalogue, visitor, log }))
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
      plans: found.map(({ planId }) => planId),
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
    return succeeded({ text, links: linkOf(catalogue, found), plans: [found.planId] })
  },
})
