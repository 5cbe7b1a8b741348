import { plansOf } from '#domain/catalog/internet-plans.ts'
import { kineticPage } from '#domain/catalog/provider-pages.ts'
import { offersOf, planTableView } from './plan-table-view.server.ts'
import { providerFacts } from './provider-facts.server.ts'

/** The page of provider K without the catalogue: its fiber table and its DSL table. */
export function kineticView() {
  return {
    provider: providerFacts('kinetic', {
      fromCents: kineticPage.heroFromCents,
      offers: offersOf(plansOf('kinetic')),
    }),
    fiber: planTableView('Kinetic fiber plans', plansOf('kinetic', 'fiber')),
    dsl: planTableView('Kinetic DSL plan', plansOf('kinetic', 'dsl')),
    whyChoose: kineticPage.whyChoose,
  }
}
