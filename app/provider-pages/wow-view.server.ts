import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { offersOf, speedTableView } from './plan-table-view.server.ts'
import { lowestPrice, pageWords, providerFacts } from './provider-facts.server.ts'

/** The page of provider W without the catalog: its cable table and its fiber table. */
export function wowView(catalogue: Catalogue) {
  const { reasons, callHours } = pageWords(catalogue, 'wow')
  return {
    provider: providerFacts(catalogue, 'wow', {
      fromCents: lowestPrice(catalogue, 'wow'),
      offers: offersOf(catalogue.plansOf('wow')),
    }),
    cable: speedTableView(catalogue, 'WOW! cable plans', catalogue.plansOf('wow', 'cable')),
    fiber: speedTableView(catalogue, 'WOW! fiber plans', catalogue.plansOf('wow', 'fiber')),
    callHours: callHours ?? '',
    benefits: reasons,
  }
}
