import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { todayOnly } from '#domain/pricing/price-schedule.ts'
import { builderInternetPlans, builderSecurityPlans } from './builder-catalog.ts'
import { type InternetPlan, planTypeNames } from './internet-plan.ts'
import { internetPlans } from './internet-plans.ts'
import { metronetPriceLock } from './metronet-plans.ts'
import type { ProviderId, ServiceKind } from './provider.ts'
import { providerName } from './providers.ts'
import { securityOptions } from './security-package.ts'
import { adtPackages, defaultInternetAddOns, vivintPackages } from './security-packages.ts'
import { tvPackages } from './tv-packages.ts'

/** Something that can be put into the cart and ordered. Provider and service name together name it for ever. */
export type Offering = {
  providerId: ProviderId
  providerName: string
  serviceName: string
  kind: ServiceKind
  planId: string
  schedule: PriceSchedule
  downloadMbps?: number
  uploadMbps?: number
  technology?: string
}

/** The service name of a plan with the 3-year price lock. */
export function lockedServiceName(plan: Pick<InternetPlan, 'name'>): string {
  return `${plan.name} with ${metronetPriceLock.months}-month price lock`
}

const offering = (providerId: ProviderId, rest: Omit<Offering, 'providerId' | 'providerName'>): Offering => ({
  providerId,
  providerName: providerName(providerId),
  ...rest,
})

function planOfferings(plan: InternetPlan): Offering[] {
  const shared = {
    kind: 'internet',
    downloadMbps: plan.downloadMbps,
    technology: planTypeNames[plan.type],
    ...(plan.uploadMbps === undefined ? {} : { uploadMbps: plan.uploadMbps }),
  } as const
  const sold = [{ planId: plan.id, serviceName: plan.name, schedule: plan.schedule }]
  if (plan.lockSchedule) {
    sold.push({
      planId: `${plan.id}-lock`,
      serviceName: lockedServiceName(plan),
      schedule: plan.lockSchedule,
    })
  }
  return sold.map(one => offering(plan.providerId, { ...shared, ...one }))
}

const all: readonly Offering[] = [
  ...internetPlans.flatMap(planOfferings),
  ...builderInternetPlans.map(({ providerId, planId, serviceName, schedule, downloadMbps }) =>
    offering(providerId, { kind: 'internet', planId, serviceName, schedule, downloadMbps }),
  ),
  ...tvPackages.map(pack =>
    offering(pack.providerId, {
      kind: 'tv',
      planId: pack.id,
      serviceName: pack.name,
      schedule: pack.schedule,
    }),
  ),
  ...[...vivintPackages, ...adtPackages].flatMap(pack =>
    securityOptions(pack).map(option => offering(pack.providerId, { kind: 'security', ...option })),
  ),
  ...builderSecurityPlans.map(({ providerId, planId, serviceName, schedule }) =>
    offering(providerId, { kind: 'security', planId, serviceName, schedule }),
  ),
  ...defaultInternetAddOns.map(({ planId, serviceName, downloadMbps, additionalCents }) =>
    offering('vivint', {
      kind: 'internet',
      planId,
      serviceName,
      downloadMbps,
      schedule: todayOnly(additionalCents),
    }),
  ),
]

/**
 * Everything that can be put into the cart: plans of internet providers with and without price lock, builder plans that
 * differ from them, TV and security packages. Provider and service name are together unique.
 */
export const offerings: readonly Offering[] = all.filter(
  (one, index) => all.findIndex(other => other.planId === one.planId) === index,
)

const keyOf = (providerId: string, serviceName: string) => JSON.stringify([providerId, serviceName])
const byKey = new Map(offerings.map(one => [keyOf(one.providerId, one.serviceName), one]))
const byPlanId = new Map(offerings.map(one => [one.planId, one]))

/** The offering of a provider with exactly this service name; the catalogue's price is the only one that counts. */
export function findOffering(providerId: string, serviceName: string): Offering | undefined {
  return byKey.get(keyOf(providerId, serviceName))
}

/** The offering behind a plan, package or builder choice. */
export function offeringByPlanId(planId: string): Offering | undefined {
  return byPlanId.get(planId)
}
