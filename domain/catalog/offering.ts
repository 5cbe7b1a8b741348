import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import type { Condition } from './condition.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { conditionsOfPrice, lockConditions, lockedServiceName } from './internet-plan.ts'
import type { ServiceKind } from './provider.schema.ts'
import { securityOptions } from './security-package.ts'

/**
 * Something that can be put into the cart and ordered. Its plan id names it permanently; provider and service name
 * may change.
 */
export type Offering = {
  planId: string
  providerId: string
  providerName: string
  serviceName: string
  kind: ServiceKind
  schedule: PriceSchedule
  /** Download of home internet, in Mbps; `null` if it isn't internet. */
  downloadMbps: number | null
  /** What the price of home internet depends on. */
  conditions?: readonly Condition[]
}

type Named = Omit<Offering, 'providerName'>

const internet = { kind: 'internet' } as const
const security = { kind: 'security', downloadMbps: null } as const

function plansOffered(sold: InternetPlan): Named[] {
  const { id, name, providerId, downloadMbps, schedule, priceLock } = sold
  const conditions = conditionsOfPrice(sold)
  const plan = { ...internet, planId: id, providerId, serviceName: name, schedule, downloadMbps, conditions }
  if (!priceLock) return [plan]
  const serviceName = lockedServiceName({ name }, priceLock)
  const locked = { schedule: priceLock.schedule, conditions: lockConditions(sold, priceLock) }
  return [plan, { ...plan, planId: priceLock.id, serviceName, ...locked }]
}

/**
 * Everything that can be put into the cart: internet plans with and without price lock, what only the bundle builder
 * has, TV and security packages. The internet add-ons of security packages are estimates, so nobody can order them.
 */
export function offeringsOf(content: CatalogueContent): Offering[] {
  const { internetPlans, tvPackages, securityPackages, bundleBuilder } = content
  const offered: Named[] = [
    ...internetPlans.flatMap(plansOffered),
    ...bundleBuilder.internet.map(({ id, name: _shown, ...one }) => ({ ...internet, ...one, planId: id })),
    ...tvPackages.map(({ id, providerId, name, schedule }) => {
      return { kind: 'tv' as const, planId: id, providerId, serviceName: name, schedule, downloadMbps: null }
    }),
    ...securityPackages.flatMap(pack =>
      securityOptions(pack).map(option => ({ ...security, ...option, providerId: pack.providerId })),
    ),
    ...bundleBuilder.security.flatMap(({ id, providerId, name, schedule }) =>
      schedule ? [{ ...security, planId: id, providerId, serviceName: name, schedule }] : [],
    ),
  ]
  const names = new Map(content.providers.map(({ id, name }) => [id, name]))
  return offered.map(one => ({ ...one, providerName: names.get(one.providerId) ?? one.providerId }))
}
