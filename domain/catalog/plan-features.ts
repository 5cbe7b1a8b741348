import type { InternetPlan } from './internet-plan.schema.ts'

/** Of lines sold as equal both ways, the typical speeds differ a little: 3,423 down and 3,418 up. */
const SAME_SPEED = 0.9

function isSymmetric({ speed, downloadMbps, uploadMbps }: InternetPlan): boolean {
  const least = speed === 'typical' ? downloadMbps * SAME_SPEED : downloadMbps
  return uploadMbps !== null && uploadMbps >= least
}

/** The features that plan tables may show, in row order (specification, section 2), each with what makes a plan have it. */
const tableFeatures = {
  'Unlimited data': plan => plan.dataCap === 'none',
  'Equal upload and download speed': isSymmetric,
  'No annual contract': plan => plan.contractMonths === 0,
  '3-year price lock available': plan => plan.priceLock?.months === 36,
  'Reward card': plan => plan.rewardCardCents !== null,
  'Wi-Fi equipment included': plan => plan.wifiIncluded,
  'Professional installation': plan => plan.professionalInstallation,
  '24/7 support': plan => plan.supportAroundTheClock,
} as const satisfies Record<string, (plan: InternetPlan) => boolean>

/** A feature that plan tables may show. */
export type PlanFeature = keyof typeof tableFeatures

/** Every feature that plan tables may show, in the order of their rows. */
export const planFeatures = Object.keys(tableFeatures) as readonly PlanFeature[]

/** What a plan includes, in the order of the rows. */
export function featuresOf(plan: InternetPlan): PlanFeature[] {
  return planFeatures.filter(feature => tableFeatures[feature](plan))
}

/** Features that a plan is known not to have when it isn't listed with them; for the others, nothing is published. */
const knownToLack: ReadonlySet<PlanFeature> = new Set([
  'Unlimited data',
  'No annual contract',
  '3-year price lock available',
  'Reward card',
])

/** Whether a plan has a feature, by what it is listed with; `null` if its provider doesn't publish it. */
export function hasFeature(
  { features, uploadMbps }: Pick<InternetPlan, 'uploadMbps'> & { features: readonly PlanFeature[] },
  feature: PlanFeature,
): boolean | null {
  if (features.includes(feature)) return true
  const isKnown =
    feature === 'Equal upload and download speed' ? uploadMbps !== null : knownToLack.has(feature)
  return isKnown ? false : null
}

/** The feature rows of a plan table: those that at least one plan has, each with one answer per plan in their order. */
export function planFeatureRows(
  plans: readonly InternetPlan[],
): { feature: PlanFeature; included: (boolean | null)[] }[] {
  const listed = plans.map(plan => ({ ...plan, features: featuresOf(plan) }))
  return planFeatures
    .map(feature => ({ feature, included: listed.map(plan => hasFeature(plan, feature)) }))
    .filter(row => row.included.includes(true))
}
