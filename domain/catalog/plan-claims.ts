import { z } from 'zod'
import { list, record } from './fields.schema.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { featuresOf, type PlanFeature, planFeatures } from './plan-features.ts'
import { planTypes } from './plan-type.ts'
import { speedName } from './speed-words.ts'

const laterPrices = ['published', 'not-published', 'no-change'] as const

/**
 * What a provider's plans must bear out for a sentence about it to be shown: plans are changed and retired at the desk,
 * and the sentence isn't.
 */
export const planClaim = record({
  /** It speaks of these technologies alone, and of each of them there is a plan. */
  types: z.exactOptional(list(z.enum(planTypes))),
  /** A feature of every such plan. */
  every: z.exactOptional(z.enum(planFeatures)),
  /** A feature of at least one. */
  some: z.exactOptional(z.enum(planFeatures)),
  /** Of what each of them costs after its first price: it is published, it isn't, or no change of price is. */
  laterPrice: z.exactOptional(z.enum(laterPrices)),
})
export type PlanClaim = z.output<typeof planClaim>

/** Of some features those that every plan has; none if there are no plans. */
export const featuresOfAll = (
  plans: readonly InternetPlan[],
  features: readonly PlanFeature[],
): PlanFeature[] =>
  plans.length === 0
    ? []
    : features.filter(feature => plans.every(plan => featuresOf(plan).includes(feature)))

/** Whether any of the plans has it. */
export const someHave = (plans: readonly InternetPlan[], feature: PlanFeature): boolean =>
  plans.some(plan => featuresOf(plan).includes(feature))

function laterPriceOf({ schedule: { steps } }: InternetPlan): (typeof laterPrices)[number] {
  if (steps.some(({ monthlyCents }) => monthlyCents === null)) return 'not-published'
  return steps.length === 1 ? 'no-change' : 'published'
}

/** Whether each plan says what it costs later. */
export const allPublishLater = (plans: readonly InternetPlan[]): boolean =>
  plans.length > 0 && plans.every(plan => laterPriceOf(plan) === 'published')

const spokenOf = (plans: readonly InternetPlan[], types: PlanClaim['types']) =>
  plans.filter(({ type }) => types?.includes(type) ?? true)

/** Whether a provider's plans bear a claim out; what makes none always holds. */
export function bearOut(plans: readonly InternetPlan[], claim: PlanClaim | undefined): boolean {
  if (!claim) return true
  const { types, every, some, laterPrice } = claim
  const meant = spokenOf(plans, types)
  return (
    meant.length > 0 &&
    (types ?? []).every(type => meant.some(plan => plan.type === type)) &&
    (every === undefined || featuresOfAll(meant, [every]).length > 0) &&
    (some === undefined || someHave(meant, some)) &&
    (laterPrice === undefined || meant.every(plan => laterPriceOf(plan) === laterPrice))
  )
}

/** A claim in words: `{fastest}` is the download of the fastest plan that it speaks of. */
export const claimInWords = (
  text: string,
  plans: readonly InternetPlan[],
  claim: PlanClaim | undefined,
): string =>
  text.replace('{fastest}', () =>
    speedName(Math.max(...spokenOf(plans, claim?.types).map(({ downloadMbps }) => downloadMbps))),
  )
