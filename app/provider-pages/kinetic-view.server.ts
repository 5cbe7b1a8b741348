import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { offersOf, speedTableView } from './plan-table-view.server.ts'
import { lowestPrice, pageWords, providerFacts } from './provider-facts.server.ts'

/** The page of provider K without the catalog: its fiber table and its DSL table. */
export function kineticView(catalogue: Catalogue) {
  return {
    provider: providerFacts(catalogue, 'kinetic', {
      fromCents: lowestPrice(catalogue, 'kinetic'),
      offers: offersOf(catalogue.plansOf('kinetic')),
    }),
    fiber: speedTableView(catalogue, 'Kinetic fiber plans', catalogue.plansOf('kinetic', 'fiber')),
    dsl: speedTableView(catalogue, 'Kinetic DSL plan', catalogue.plansOf('kinetic', 'dsl')),
    whyChoose: pageWords(catalogue, 'kinetic').reasons,
  }
}
