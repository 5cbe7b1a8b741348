import { type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'
import type { InternetPlan } from './internet-plan.ts'
import { plansOf } from './internet-plans.ts'
import type { InternetProviderId } from './provider.ts'
import { adtPackages } from './security-packages.ts'
import { satellitePackages } from './tv-packages.ts'

type BuilderChoice = {
  /** Id of the offering behind the choice. */
  planId: string
  /** The plan's name as the builder shows it. */
  plan: string
  /** The name under which the cart and the order know it. */
  serviceName: string
  priceCents: number
  schedule: PriceSchedule
}

/** A choice of internet in the bundle builder (specification, section 3). */
export type BuilderInternetPlan = BuilderChoice & {
  providerId: InternetProviderId
  speed: string
  downloadMbps: number
}

/** A choice of home security in the bundle builder. */
export type BuilderSecurityPlan = BuilderChoice & {
  providerId: 'vivint' | 'adt'
  tier: 'Basic' | 'Pro' | 'Premium'
}

/** A choice of TV in the bundle builder; `channels` as the provider counts them, such as `75+`. */
export type BuilderTvPlan = BuilderChoice & { providerId: 'directv'; channels: string }

function fromPlan(plan: InternetPlan): BuilderInternetPlan {
  const { id, name, providerId, speed, downloadMbps, priceCents, schedule } = plan
  return { planId: id, plan: name, serviceName: name, providerId, speed, downloadMbps, priceCents, schedule }
}

/** Provider W's bundle prices differ from its page, so these are services of their own. */
function wowBundlePlan(speed: string, downloadMbps: number, priceCents: number): BuilderInternetPlan {
  return {
    planId: `wow-bundle-${downloadMbps}`,
    plan: speed,
    serviceName: `Bundle Internet ${speed}`,
    providerId: 'wow',
    speed,
    downloadMbps,
    priceCents,
    schedule: todayOnly(priceCents),
  }
}

/** Internet in the builder (specification, section 9). Providers M and K cost the same as in their plan tables. */
export const builderInternetPlans: readonly BuilderInternetPlan[] = [
  ...plansOf('metronet').map(fromPlan),
  ...plansOf('kinetic', 'fiber').toReversed().map(fromPlan),
  ...plansOf('kinetic', 'dsl').map(fromPlan),
  wowBundlePlan('100 Mbps', 100, 2999),
  wowBundlePlan('500 Mbps', 500, 4999),
  wowBundlePlan('1 Gig', 1000, 7999),
]

function securityPlan(
  providerId: 'vivint' | 'adt',
  plan: string,
  tier: BuilderSecurityPlan['tier'],
  priceCents: number,
): BuilderSecurityPlan {
  const planId = `${providerId}-${plan.toLowerCase().replaceAll(' ', '-')}`
  return { planId, plan, serviceName: plan, providerId, tier, priceCents, schedule: todayOnly(priceCents) }
}

/** Home security in the builder (specification, section 9). Brand B's Basic is the package of its page. */
export const builderSecurityPlans: readonly BuilderSecurityPlan[] = [
  ...adtPackages
    .filter(pack => pack.id === 'adt-basic')
    .map(pack => securityPlan('adt', pack.name, 'Basic', pack.priceCents ?? 0)),
  securityPlan('adt', 'Pro', 'Pro', 5999),
  securityPlan('adt', 'Premium', 'Premium', 8999),
  securityPlan('vivint', 'Smart Security', 'Basic', 4999),
  securityPlan('vivint', 'Smart Protect', 'Pro', 6999),
  securityPlan('vivint', 'Smart Complete', 'Premium', 9999),
]

/** TV in the builder (specification, section 9): the satellite packages. */
export const builderTvPlans: readonly BuilderTvPlan[] = satellitePackages.map(pack => ({
  planId: pack.id,
  plan: pack.name,
  serviceName: pack.name,
  providerId: pack.providerId,
  channels: pack.channels ?? '',
  priceCents: pack.priceCents,
  schedule: pack.schedule,
}))
