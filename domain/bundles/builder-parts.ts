import {
  type BuilderInternetPlan,
  builderInternetPlans,
  builderSecurityPlans,
  builderTvPlans,
} from '#domain/catalog/builder-catalog.ts'
import type { ProviderId, ServiceKind } from '#domain/catalog/provider.ts'
import { providerName } from '#domain/catalog/providers.ts'
import type { BundlePart } from './bundle.ts'

type Choice = Pick<BuilderInternetPlan, 'planId' | 'plan' | 'serviceName' | 'priceCents' | 'schedule'>

function part(
  kind: ServiceKind,
  { providerId, planId, plan, serviceName, priceCents, schedule }: Choice & { providerId: ProviderId },
  detail: string,
  size: number,
): BundlePart {
  const names = { providerId, providerName: providerName(providerId), planId, plan, serviceName }
  return { kind, ...names, detail, size, priceCents, schedule }
}

/** The builder's whole catalogue (specification, section 9) as the parts that a bundle is made of. */
export const builderParts: readonly BundlePart[] = [
  ...builderInternetPlans.map(plan => part('internet', plan, plan.speed, plan.downloadMbps)),
  ...builderSecurityPlans.map(plan => part('security', plan, `${plan.tier} tier`, 0)),
  ...builderTvPlans.map(plan =>
    part('tv', plan, `${plan.channels} channels`, Number.parseInt(plan.channels, 10)),
  ),
]
