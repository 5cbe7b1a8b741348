import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fastestOf, pointsOfAll } from './plan-points.server.ts'
import { offersOf, speedTableView } from './plan-table-view.server.ts'
import { lowestPrice, pageWords, providerFacts } from './provider-facts.server.ts'

/** The page of provider K without the catalog: its fiber table and its DSL table. */
export function kineticView(catalogue: Catalogue) {
  const plans = catalogue.plansOf('kinetic')
  return {
    provider: providerFacts(catalogue, 'kinetic', {
      fromCents: lowestPrice(catalogue, 'kinetic'),
      offers: offersOf(plans),
    }),
    fastest: fastestOf(catalogue.plansOf('kinetic', 'fiber')),
    points: pointsOfAll(plans, ['No annual contract', 'Unlimited data', 'Professional installation']),
    fiber: speedTableView(catalogue, 'Kinetic fiber plans', catalogue.plansOf('kinetic', 'fiber')),
    dsl: speedTableView(catalogue, 'Kinetic DSL plan', catalogue.plansOf('kinetic', 'dsl')),
    whyChoose: pageWords(catalogue, 'kinetic').reasons,
  }
}
