import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type InternetPlanType, planTypeNames, planTypes } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { offersOf, type PlanTableView, planTableView } from './plan-table-view.server.ts'
import { lowestPrice, providerFacts } from './provider-facts.server.ts'

/** One table of a provider's plans of one technology. */
export type TechnologyPlans = { type: InternetPlanType; name: string; table: PlanTableView }

/** The page of a home internet provider without a custom page: its plans by technology. */
export function providerView(catalogue: Catalogue, { id, name, description, connection, phone }: Provider) {
  const plans = catalogue.plansOf(id)
  return {
    id,
    provider: providerFacts(catalogue, id, {
      fromCents: lowestPrice(catalogue, id),
      offers: offersOf(plans),
    }),
    description,
    connection: connection ?? '',
    phone,
    tables: planTypes.flatMap((type): TechnologyPlans[] => {
      const ofType = catalogue.plansOf(id, type)
      if (ofType.length === 0) return []
      const title = `${withoutRepeat(name, planTypeNames[type])} ${ofType.length === 1 ? 'plan' : 'plans'}`
      return [{ type, name: planTypeNames[type], table: planTableView(catalogue, title, ofType) }]
    }),
    withoutContract: plans.every(plan => plan.contractMonths === 0),
    withoutDataCap: plans.every(plan => plan.dataCap === 'none'),
    withWifi: plans.every(plan => plan.wifiIncluded),
  }
}

/** `Hill Country Fiber` sells Fiber plans, not Fiber Fiber plans. */
const withoutRepeat = (name: string, type: string) =>
  name.toLowerCase().endsWith(` ${type.toLowerCase()}`) ? name : `${name} ${type}`
