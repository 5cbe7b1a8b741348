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
  'Upload about as fast as download': isSymmetric,
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

type Published = Pick<InternetPlan, 'uploadMbps' | 'contractMonths' | 'dataCap'>

/** When a plan that isn't listed with a feature is known to lack it; for the others, nothing is published. */
const knownToLack: Partial<Record<PlanFeature, (plan: Published) => boolean>> = {
  'Unlimited data': ({ dataCap }) => dataCap !== 'not-published',
  'Upload about as fast as download': ({ uploadMbps }) => uploadMbps !== null,
  'No annual contract': ({ contractMonths }) => contractMonths !== null,
  '3-year price lock available': () => true,
  'Reward card': () => true,
}

type Listed = Published &
  Pick<InternetPlan, 'uploadToMbps' | 'downloadMbps'> & { features: readonly PlanFeature[] }

/** Whether a plan has it at some addresses and not at others: uploads of 23 to 105 Mbps beside downloads of 113. */
export const dependsOnAddress = (plan: Listed, feature: PlanFeature): boolean =>
  feature === 'Upload about as fast as download' &&
  !plan.features.includes(feature) &&
  (plan.uploadToMbps ?? 0) >= plan.downloadMbps * SAME_SPEED

/** Whether a plan has a feature, by what it is listed with; `null` if its provider doesn't publish it, or it depends. */
export function hasFeature(plan: Listed, feature: PlanFeature): boolean | null {
  if (plan.features.includes(feature)) return true
  if (dependsOnAddress(plan, feature)) return null
  return knownToLack[feature]?.(plan) ? false : null
}

/** What people rely on: that nothing is published of it is told, where a missing row would pass in silence. */
const toldIfUnpublished: ReadonlySet<PlanFeature> = new Set(['Unlimited data', 'No annual contract'])

/**
 * The feature rows of a plan table, each with one answer per plan in their order: those that at least one plan has, and
 * contract and data where nothing is published.
 */
export function planFeatureRows(
  plans: readonly InternetPlan[],
): { feature: PlanFeature; included: (boolean | null)[] }[] {
  const listed = plans.map(plan => ({ ...plan, features: featuresOf(plan) }))
  return planFeatures
    .map(feature => ({ feature, included: listed.map(plan => hasFeature(plan, feature)) }))
    .filter(
      ({ feature, included }) =>
        included.includes(true) || (toldIfUnpublished.has(feature) && included.includes(null)),
    )
}
