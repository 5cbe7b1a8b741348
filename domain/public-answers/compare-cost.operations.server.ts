import { z } from 'zod'
import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { lookupRefusal, lookupRefusals } from '#domain/availability/lookup-refusal.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { Bill } from '#domain/billing/bill.ts'
import { chargeInWords } from '#domain/billing/charge-words.ts'
import { taxesInWords, unknownsInWords } from '#domain/billing/cost-words.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import { wholeCost } from '#domain/billing/whole-cost.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { conditionsOfPrice } from '#domain/catalog/internet-plan.ts'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'
import { cheaperInWords } from '#domain/pricing/cheaper-words.ts'
import { type Total, totalInWords, totalOf } from '#domain/pricing/known-total.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Log } from '#platform/log.server.ts'
import { answerFacts, answerWith, peoplesPages, zip } from './answer-facts.ts'
import { NOT_AT_A_PLACE, planId, standingAt } from './plan-standing.server.ts'
import { planLine, tellPlan, toldPlan } from './told-plan.ts'

type Deps = LookUpDeps & { siteUrl: string; planCharges: PlanCharges }

const total = z.object({
  cents: z.int(),
  known: z.boolean(),
  isAbout: z.literal(true).exactOptional(),
})
const comparedPlan = z.object({
  plan: toldPlan,
  firstBill: total,
  thirteenthBill: total,
  totals: z.object({ months12: total, months24: total, months36: total }),
  notCounted: z.array(z.string()).describe('What nobody publishes, and fees that depend on a choice.'),
})

const PLANS_WANTED = `Give one to ${MAX_PICKED} different ids of plans, such as metronet-500`

/** Plans side by side, with the fees that everybody pays according to their labels; at a ZIP code with those of the labels there. */
export const compareCost = operation({
  name: 'compareCost',
  summary:
    'What one to four plans cost in all over 12, 24 and 36 months, with the fees of their labels, the first and the thirteenth bill, and what is not published.',
  input: z.strictObject({
    plans: z
      .union([z.array(planId).min(1).max(MAX_PICKED), z.string().max(400)], PLANS_WANTED)
      // Of what is sent: what is transformed has none in a schema of inputs.
      .meta({ examples: ['metronet-500,spectrum-internet'] })
      .transform(given => (typeof given === 'string' ? given.split(',').map(id => id.trim()) : given))
      .refine(
        ids => !ids.includes('') && new Set(ids).size === ids.length && ids.length <= MAX_PICKED,
        PLANS_WANTED,
      )
      .describe('The ids of plans; in an address with commas between them.'),
    zip: zip
      .optional()
      .describe('Where the home is: whether they are sold there, and what their labels add there.'),
  }),
  output: z.object({ ...answerFacts, plans: z.array(comparedPlan) }),
  refusals: ['plan_not_listed', ...lookupRefusals],
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: Deps, { log }: Caller, input) {
    const found = input.plans.map(id => deps.catalogue.internetPlan(id))
    const missing = input.plans.find((_id, index) => !found[index])
    if (missing !== undefined) {
      return { ...refused('plan_not_listed'), field: 'plans', message: `We don’t list the plan ${missing}.` }
    }
    const looked = input.zip === undefined ? null : await lookUpProviders({ ...deps, log }, input.zip)
    if (looked && !looked.ok) return lookupRefusal(looked, 'zip')
    const result = looked?.value.result ?? null
    const plans = await Promise.all(
      found.flatMap(plan => (plan ? [compared({ ...deps, log }, plan, result)] : [])),
    )
    return succeeded(
      answerWith(
        deps,
        {
          summary: [...plans.flatMap(comparedLines), ...differenceOf(plans)].join('\n'),
          certainty: `Totals count published prices and the fees that everybody pays by the provider’s label; “at least” where a price or a fee is not published, “about” where the label’s price depends on the address. ${result ? certaintyInShort(result) : NOT_AT_A_PLACE}`,
          plans: plans.map(one => one.plan),
          pages: [
            {
              label: 'Compare side by side',
              path: `/internet-plans?${new URLSearchParams([...(input.zip ? [['zip', input.zip]] : []), ...plans.map(({ plan }) => ['pick', plan.id]), ['view', 'compare']])}`,
            },
            ...peoplesPages(input.zip),
          ],
        },
        { plans },
      ),
    )
  },
})

async function compared(
  { catalogue, siteUrl, planCharges, db, log }: Deps & { log: Log },
  plan: InternetPlan,
  result: LookupAnswer | null,
): Promise<z.output<typeof comparedPlan>> {
  const { schedule } = plan
  const service = {
    providerName: catalogue.providerName(plan.providerId),
    serviceName: plan.name,
    quantity: 1,
    schedule,
    charges: await planCharges(catalogue, { planId: plan.id, schedule }, result?.place ?? null),
    conditions: conditionsOfPrice(plan),
  }
  const cost = wholeCost([service])
  const [first, thirteenth] = cost.bills
  const told = tellPlan(catalogue, siteUrl, plan, await standingAt({ catalogue, db, log }, plan, result))
  const months24 = totalOf(cost.schedule, 24)
  return {
    // One answer doesn't call a total known in one place and uncertain in another.
    plan: months24.known
      ? told
      : { ...told, total24Months: { ...months24, cents: told.total24Months.cents } },
    firstBill: totalOfBill(first),
    thirteenthBill: totalOfBill(thirteenth),
    totals: {
      months12: totalOf(cost.schedule, 12),
      months24,
      months36: totalOf(cost.schedule, 36),
    },
    notCounted: [
      ...unknownsInWords(cost),
      ...cost.labels.flatMap(({ depending }) =>
        depending.map(charge => `${charge.name}: ${chargeInWords(charge)}`),
      ),
      taxesInWords(cost),
    ],
  }
}

/** Who compares two wants to know which costs less: no program has to do the sum. */
function differenceOf(plans: readonly z.output<typeof comparedPlan>[]): string[] {
  const [one, two, ...more] = plans.map(({ plan, totals }) => ({
    name: fullName(plan.provider.name, plan.name),
    total: totals.months24,
  }))
  return one && two && more.length === 0 ? [cheaperInWords(one, two)] : []
}

const totalOfBill = (bill: Bill | undefined): Total => ({
  ...{ cents: bill?.cents ?? 0, known: bill?.known ?? false },
  ...(bill?.isAbout ? { isAbout: true } : {}),
})

function comparedLines({
  plan,
  totals,
  firstBill,
  thirteenthBill,
  notCounted,
}: z.output<typeof comparedPlan>) {
  return [
    planLine(plan),
    `  With its label’s fees: ${totalInWords(totals.months12)} over 12 months, ${totalInWords(totals.months24)} over 24, ${totalInWords(totals.months36)} over 36; first bill ${totalInWords(firstBill)}, thirteenth ${totalInWords(thirteenthBill)}.`,
    ...notCounted.map(words => `  Not counted: ${words}`),
  ]
}
