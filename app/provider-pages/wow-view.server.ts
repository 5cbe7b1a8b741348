import { plansOf } from '#domain/catalog/internet-plans.ts'
import { wowPage } from '#domain/catalog/provider-pages.ts'
import { offersOf, planTableView } from './plan-table-view.server.ts'
import { providerFacts } from './provider-facts.server.ts'

/** The page of provider W without the catalogue: its cable table and its fiber table. */
export function wowView() {
  return {
    provider: providerFacts('wow', { fromCents: wowPage.heroFromCents, offers: offersOf(plansOf('wow')) }),
    cable: planTableView('WOW! cable plans', plansOf('wow', 'cable')),
    fiber: planTableView('WOW! fiber plans', plansOf('wow', 'fiber')),
    callHours: wowPage.callHours,
    benefits: wowPage.benefits,
  }
}
