import { z } from 'zod'
import { builderParts } from '#domain/bundles/builder-parts.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { planTypes } from '#domain/catalog/plan-type.ts'
import { combineSchedules } from '#domain/pricing/combine-schedules.ts'
import { priceToday, totalOver } from '#domain/pricing/price-schedule.ts'
import { formatCents, formatMonthly } from '#domain/shared/money.ts'
import type { Log } from '#platform/log.server.ts'
import { writeAnswer } from '../answer.ts'
import type { Answerer } from '../answerer.server.ts'
import { type AvailabilityDeps, availabilityAnswer } from '../answers/availability-answer.server.ts'
import {
  listInWords,
  planListLink,
  priceInWords,
  providerLink,
  withPlanLines,
} from '../answers/plan-words.ts'
import { readQuestion } from '../answers/read-question.ts'
import { sanitizeMessage } from '../sanitize-message.ts'
import type { AssistantTool } from './language-model.server.ts'

const MOST_PLANS = 8
const name = z.string().min(1).max(100)
const service = {
  provider: name.describe('Name of the provider'),
  service: name.describe('Name of the plan or package'),
}

function tool<Input extends z.ZodObject>(
  toolName: string,
  description: string,
  input: Input,
  run: (input: z.infer<Input>) => string | Promise<string>,
): AssistantTool {
  return { name: toolName, description, input, run: async given => run(input.parse(given)) }
}

/** The offering that a provider's and a service's name mean, however they are written. */
function offeringNamed(catalogue: Catalogue, provider: string, serviceName: string): Offering | undefined {
  const ids = readQuestion(catalogue, provider).providers.map(found => found.id)
  const own = catalogue.offerings.filter(one => ids.includes(one.providerId))
  const wanted = serviceName.toLowerCase()
  return (
    own.find(one => one.serviceName.toLowerCase() === wanted || one.planId === wanted) ??
    own.find(one => one.serviceName.toLowerCase().includes(wanted))
  )
}

const notFound = 'The catalog has no such plan. Use find_plans or look_up first.'
const priced = (one: Offering) => `${one.providerName} ${one.serviceName}: ${priceInWords(one.schedule)}`

/** Everything that a language model may look up. `answer` is the embedded answerer. */
export function assistantTools(
  deps: AvailabilityDeps & { catalogue: Catalogue },
  answer: Answerer,
  log: Log,
): AssistantTool[] {
  const { catalogue } = deps
  const linkOf = ({ providerId }: Offering) => {
    const provider = catalogue.provider(providerId)
    return provider ? [providerLink(provider)] : []
  }
  return [
    tool(
      'look_up',
      'Looks a question up in the catalog, guides and policies. Use it for anything that no other tool answers.',
      z.object({ question: z.string().min(1).max(500) }),
      async ({ question }) =>
        writeAnswer(
          await answer({
            ...{ catalogue, message: sanitizeMessage(question), history: [], context: null, log },
          }),
        ),
    ),
    tool(
      'find_plans',
      'Internet plans by what they may cost, how fast they must be, technology and provider; the cheapest first.',
      z.object({
        maxDollars: z.number().positive().max(1000).optional(),
        minMbps: z.number().positive().max(10_000).optional(),
        type: z.enum(planTypes).optional(),
        provider: name.optional(),
      }),
      ({ maxDollars, minMbps = 0, type, provider }) => {
        const ids =
          provider === undefined ? null : readQuestion(catalogue, provider).providers.map(found => found.id)
        const found = catalogue.internetPlans
          .filter(plan => plan.downloadMbps >= minMbps && (type === undefined || plan.type === type))
          .filter(plan => maxDollars === undefined || priceToday(plan.schedule) <= maxDollars * 100)
          .filter(plan => ids === null || ids.includes(plan.providerId))
          .toSorted(cheapestFirst)
        const link = planListLink({ price: maxDollars ?? 0, speed: minMbps, type: type ?? '' })
        return writeAnswer({
          text: withPlanLines(catalogue, `${found.length} plans.`, found.slice(0, MOST_PLANS)),
          links: [link],
        })
      },
    ),
    tool(
      'price_over_time',
      'What one plan or package costs month by month and over 12, 24 and 36 months, one-time fees included.',
      z.object(service),
      ({ provider, service: serviceName }) => {
        const found = offeringNamed(catalogue, provider, serviceName)
        if (!found) return notFound
        const totals = [12, 24, 36].map(
          months => `${formatCents(totalOver(found.schedule, months).cents)} over ${months} months`,
        )
        return writeAnswer({ text: `${priced(found)} ${listInWords(totals)}.`, links: linkOf(found) })
      },
    ),
    tool(
      'check_availability',
      'Which internet providers sell at a 5-digit ZIP code, and how exactly that is known.',
      z.object({ zipCode: z.string().regex(/^\d{5}$/) }),
      async ({ zipCode }) =>
        writeAnswer(await availabilityAnswer(deps, readQuestion(catalogue, ''), zipCode, log)),
    ),
    tool(
      'compare',
      'Two plans or packages side by side, with the difference over 36 months.',
      z.object({ first: z.object(service), second: z.object(service) }),
      ({ first, second }) => {
        const [one, two] = [first, second].map(each => offeringNamed(catalogue, each.provider, each.service))
        if (!one || !two) return notFound
        const difference = totalOver(one.schedule, 36).cents - totalOver(two.schedule, 36).cents
        const cheaper = difference <= 0 ? one : two
        const text = `${priced(one)}\n${priced(two)}\n${cheaper.providerName} ${cheaper.serviceName} costs ${formatCents(Math.abs(difference))} less over 36 months.`
        return writeAnswer({ text, links: [...linkOf(one), ...linkOf(two)] })
      },
    ),
    tool(
      'build_bundle',
      'Adds up internet, home security and TV of the bundle builder; what is left out is not counted.',
      z.object({
        internet: z.object(service).optional(),
        security: z.object(service).optional(),
        tv: z.object(service).optional(),
      }),
      ({ internet, security, tv }) => {
        const inBuilder = new Set(builderParts(catalogue).map(part => part.planId))
        const chosen = [internet, security, tv].flatMap(each =>
          each ? [offeringNamed(catalogue, each.provider, each.service)] : [],
        )
        const found = chosen.flatMap(one => (one && inBuilder.has(one.planId) ? [one] : []))
        if (found.length === 0 || found.length < chosen.length)
          return `${notFound} The builder has: ${listInWords(catalogue.offerings.filter(one => inBuilder.has(one.planId)).map(one => `${one.providerName} ${one.serviceName}`))}.`
        const schedule = combineSchedules(found.map(one => one.schedule))
        return writeAnswer({
          text: `${found.map(priced).join('\n')}\nTogether ${formatMonthly(priceToday(schedule))}: ${priceInWords(schedule)}`,
          links: [{ label: 'Bundles', href: '/bundles' }],
        })
      },
    ),
    tool(
      'suggest_for_cart',
      'Suggests a plan or package for the cart. Nothing is added: the visitor confirms on the page.',
      z.object(service),
      ({ provider, service: serviceName }) => {
        const found = offeringNamed(catalogue, provider, serviceName)
        if (!found) return notFound
        return writeAnswer({
          text: `${priced(found)} To take it, press Add to cart on the page below; nothing is ordered before checkout.`,
          links: linkOf(found),
        })
      },
    ),
  ]
}
