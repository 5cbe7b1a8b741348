import type { InternetPlan } from './internet-plan.ts'

/** The feature names that plan tables may show, in the order of their rows (specification, section 2). */
export const planTableFeatures = [
  'Unlimited data',
  'Equal upload and download speed',
  'No annual contract',
  '3-year price lock available',
  'Reward card',
  'Wi-Fi equipment included',
  'Professional installation',
  '24/7 support',
] as const

/** A feature name that plan tables may show. */
export type PlanTableFeature = (typeof planTableFeatures)[number]

const fiber = ['Unlimited data', 'Equal upload and download speed', 'No annual contract'] as const
const service = ['Professional installation', '24/7 support'] as const

/** What each plan includes, by plan id. Names outside `planTableFeatures` are for cards only. */
const featuresByPlan: Record<string, readonly string[]> = {
  'kinetic-fiber-2-gig': [...fiber, ...service, 'Large homes with many devices'],
  'kinetic-fiber-gig': [...fiber, ...service, 'Several people streaming and working at once'],
  'kinetic-fiber-300': [...fiber, ...service, 'Streaming and video calls on several screens'],
  'kinetic-fiber-100': [...fiber, ...service, 'One or two people streaming'],
  'kinetic-dsl-100': ['Unlimited data', 'No annual contract', ...service, 'Uses the existing phone line'],
  'wow-cable-300': ['Unlimited data', 'No annual contract', ...service],
  'wow-cable-600': ['Unlimited data', 'No annual contract', ...service],
  'wow-cable-1-gig': ['Unlimited data', 'No annual contract', 'Reward card', ...service],
  'wow-cable-1200': ['Unlimited data', 'No annual contract', 'Reward card', ...service],
  'wow-fiber-100': [...fiber, ...service],
  'wow-fiber-500': [...fiber, ...service],
  'wow-fiber-1-gig': [...fiber, ...service],
  'wow-fiber-3-gig': [...fiber, ...service],
  'wow-fiber-5-gig': [...fiber, ...service],
  'metronet-150': [...fiber, ...service],
  'metronet-500': [...fiber, '3-year price lock available', ...service],
  'metronet-1-gig': [...fiber, '3-year price lock available', ...service],
  'metronet-2-gig': [...fiber, '3-year price lock available', ...service],
  'metronet-5-gig': [...fiber, ...service, 'Select markets'],
  'att-internet-300': [...fiber, 'Wi-Fi equipment included'],
  'spectrum-internet': ['Unlimited data', 'No annual contract'],
  'xfinity-300': ['Unlimited data', 'No annual contract', 'Wi-Fi equipment included'],
  'verizon-fios-300': [...fiber, 'Wi-Fi equipment included'],
  'cox-internet-300': ['No annual contract'],
  'frontier-fiber-200': [...fiber, 'Wi-Fi equipment included'],
  'centurylink-internet': ['Unlimited data', 'No annual contract'],
  'optimum-internet-300': ['Unlimited data', 'No annual contract'],
  'google-fiber-1-gig': [...fiber, 'Wi-Fi equipment included'],
  'tmobile-home-internet': ['Unlimited data', 'No annual contract', 'Wi-Fi equipment included'],
  'starlink-residential': ['Unlimited data', 'No annual contract'],
  'hughesnet-select': ['24/7 support'],
  'viasat-essentials': ['No annual contract', '24/7 support'],
}

/** What the plan with an id includes; empty for an unknown id. */
export function featuresOfPlan(planId: string): readonly string[] {
  return featuresByPlan[planId] ?? []
}

/**
 * The feature rows of a plan table: those of `planTableFeatures` that at least one of the plans has, each with one
 * yes or no per plan in the order of the plans.
 */
export function planFeatureRows(
  plans: readonly Pick<InternetPlan, 'features'>[],
): { feature: PlanTableFeature; included: boolean[] }[] {
  return planTableFeatures
    .map(feature => ({ feature, included: plans.map(plan => plan.features.includes(feature)) }))
    .filter(row => row.included.some(Boolean))
}
