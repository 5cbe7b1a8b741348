import { z } from 'zod'
import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import { labelPricesAt } from '#domain/availability/label-prices.server.ts'
import { type LookUpDeps, lookUpProviders } from '#domain/availability/look-up-providers.server.ts'
import { lookupRefusal, lookupRefusals } from '#domain/availability/lookup-refusal.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import type { Bill } from '#domain/billing/bill.ts'
import { chargeInWords } from '#domain/billing/charge-words.ts'
import { taxesInWords, unknownsInWords } from '#domain/billing/cost-words.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import { wholeCost } from '#domain/billing/whole-cost.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { conditionsOfPrice } from '#domain/catalog/internet-plan.ts'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'
import { regionOf } from '#domain/labels/region-of.ts'
import { cheaperInWords } from '#domain/pricing/cheaper-words.ts'
import { type Total, totalInWords, totalOf } from '#domain/pricing/known-total.ts'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { answerFacts, answerWith, peoplesPages, zip } from './answer-facts.ts'
import { readToldLabel, toldLabel } from './told-label.server.ts'
import { planLine, pricedWords, type Standing, tellPlan, toldPlan } from './told-plan.ts'
import { toldSchedule } from './told-schedule.ts'

type Deps = {
  catalogue: Catalogue
  siteUrl: string
  db: Database
  planCharges: PlanCharges
}

const planId = z.string().trim().min(1).max(80)
const limits = [{ name: 'plans', per: 'client' }] as const
const NOT_AT_A_PLACE = 'What the provider publishes. Whether it is sold at an address is not checked here.'

/** One plan with its prices over time and its provider's own label, at a ZIP code with the fees of its label there. */
export const getPlan = operation({
  name: 'getPlan',
  summary:
    'One plan: every price over time, fees, speed, and the provider’s own broadband label nearest to it, with the day of each.',
  input: z.strictObject({
    plan: planId.describe('The id of a plan, such as metronet-500.').meta({ examples: ['metronet-500'] }),
    zip: zip
      .optional()
      .describe('Where the home is: whether it is sold there, and what its label says there.'),
  }),
  output: z.object({
    ...answerFacts,
    plan: toldPlan,
    schedule: toldSchedule,
    label: toldLabel.nullable().describe('null: we hold no label of this plan'),
  }),
  refusals: ['plan_not_found', ...lookupRefusals],
  limits: [{ name: 'lookup', per: 'client' }],
  lane: 'lookup',
  async run(deps: LookUpDeps & Deps, { log }: Caller, input) {
    const { catalogue, siteUrl, db } = deps
    const plan = catalogue.internetPlan(input.plan)
    if (!plan) return refused('plan_not_found')
    const looked = input.zip === undefined ? null : await lookUpProviders({ ...deps, log }, input.zip)
    if (looked && !looked.ok) return lookupRefusal(looked, 'zip')
    const result = looked?.value.result ?? null
    const home = result?.place ?? null
    const told = tellPlan(catalogue, siteUrl, plan, await standingAt({ catalogue, db, log }, plan, result))
    const label = await readToldLabel(db, plan, home && regionOf(home))
    const { steps, oneTimeFees } = plan.schedule
    return succeeded(
      answerWith(
        deps,
        {
          summary: [
            planLine(told),
            label ? label.words : 'We hold no broadband label of the provider for this plan.',
          ].join('\n'),
          certainty: `${label ? 'The provider’s own label speaks of this plan' : 'We hold no label of this plan'}; ${pricedWords(told)}. ${result ? certaintyInShort(result) : NOT_AT_A_PLACE}`,
          plans: [told],
          pages: [
            ...(label ? [{ label: 'Label', path: labelPath(plan.id, input.zip) }] : []),
            ...peoplesPages(input.zip),
          ],
        },
        {
          plan: told,
          schedule: {
            steps: steps.map(({ fromMonth, monthlyCents }) => ({ fromMonth, monthlyCents })),
            oneTimeFees: oneTimeFees.map(({ label, cents, purpose }) => ({ label, cents, purpose })),
          },
          label,
        },
      ),
    )
  },
})

/** How a plan stands at a place: as every list has it there or, where none does, not found, with its labels there. */
async function standingAt(
  deps: Parameters<typeof labelPricesAt>[0],
  plan: InternetPlan,
  result: LookupAnswer | null,
): Promise<Standing> {
  if (!result) return { certainty: 'not-checked' }
  const offer = result.plans.find(({ id }) => id === plan.id)
  return offer ?? { certainty: 'not-found', ...(await labelPricesAt(deps, plan, result.place)) }
}

const labelPath = (id: string, at: string | undefined) => `/plans/${id}/label${at ? `?zip=${at}` : ''}`

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

/** Plans side by side, with the fees that everybody pays according to their labels. */
export const compareCost = operation({
  name: 'compareCost',
  summary:
    'What one to four plans cost in all over 12, 24 and 36 months, with the fees of their labels, the first and the thirteenth bill, and what is not published.',
  input: z.strictObject({
    plans: z
      .union([z.array(planId).min(1).max(MAX_PICKED), z.string().max(400)], PLANS_WANTED)
      .transform(given => (typeof given === 'string' ? given.split(',').map(id => id.trim()) : given))
      .refine(
        ids => !ids.includes('') && new Set(ids).size === ids.length && ids.length <= MAX_PICKED,
        PLANS_WANTED,
      )
      .describe('The ids of plans; in an address with commas between them.')
      .meta({ examples: ['metronet-500,spectrum-internet'] }),
  }),
  output: z.object({ ...answerFacts, plans: z.array(comparedPlan) }),
  refusals: ['plan_not_listed'],
  limits,
  lane: 'rest',
  async run(deps: Deps, _: Caller, input) {
    const found = input.plans.map(id => deps.catalogue.internetPlan(id))
    const missing = input.plans.find((_id, index) => !found[index])
    if (missing !== undefined) {
      return { ...refused('plan_not_listed'), field: 'plans', message: `We don’t list the plan ${missing}.` }
    }
    const plans = await Promise.all(found.flatMap(plan => (plan ? [compared(deps, plan)] : [])))
    return succeeded(
      answerWith(
        deps,
        {
          summary: [...plans.flatMap(comparedLines), ...differenceOf(plans)].join('\n'),
          certainty: `Totals count published prices and the fees that everybody pays by the provider’s label; “at least” where a price or a fee is not published, “about” where the label’s price depends on the address. ${NOT_AT_A_PLACE}`,
          plans: plans.map(one => one.plan),
          pages: [
            {
              label: 'Compare side by side',
              path: `/internet-plans?${new URLSearchParams([...plans.map(({ plan }) => ['pick', plan.id]), ['view', 'compare']])}`,
            },
            ...peoplesPages(),
          ],
        },
        { plans },
      ),
    )
  },
})

async function compared(
  { catalogue, siteUrl, planCharges }: Deps,
  plan: InternetPlan,
): Promise<z.output<typeof comparedPlan>> {
  const { schedule } = plan
  const service = {
    providerName: catalogue.providerName(plan.providerId),
    serviceName: plan.name,
    quantity: 1,
    schedule,
    charges: await planCharges(catalogue, { planId: plan.id, schedule }, null),
    conditions: conditionsOfPrice(plan),
  }
  const cost = wholeCost([service])
  const [first, thirteenth] = cost.bills
  const told = tellPlan(catalogue, siteUrl, plan, { certainty: 'not-checked' })
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
