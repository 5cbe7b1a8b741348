import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { featuresOfAll } from '#domain/catalog/plan-claims.ts'
import { introOf, isEqual, isForFirstYear, leadOf } from './plan-points.server.ts'
import { offersOf, speedTableView } from './plan-table-view.server.ts'
import { lowestPrice, pageWords, providerFacts } from './provider-facts.server.ts'

/** The page of provider K without the catalog: its fiber table and its DSL table. */
export function kineticView(catalogue: Catalogue) {
  const plans = catalogue.plansOf('kinetic')
  const [fiber, dsl] = [catalogue.plansOf('kinetic', 'fiber'), catalogue.plansOf('kinetic', 'dsl')]
  return {
    provider: providerFacts(catalogue, 'kinetic', {
      fromCents: lowestPrice(catalogue, 'kinetic'),
      offers: offersOf(plans),
    }),
    lead: leadOf(
      [
        { plans: fiber, words: 'fiber up to {fastest}' },
        { plans: dsl, words: 'DSL over the phone line where fiber has not been built yet' },
      ],
      ', and ',
    ),
    points: featuresOfAll(plans, ['No annual contract', 'Unlimited data', 'Professional installation']),
    fiberIntro: introOf(fiber, [
      { when: isEqual, text: 'Equal upload and download speeds.' },
      {
        when: isForFirstYear,
        text: 'The introductory price lasts 12 to 24 months, depending on the address. Kinetic doesn’t publish the price after that.',
      },
    ]),
    fiber: speedTableView(catalogue, 'Kinetic fiber plans', fiber),
    dsl: speedTableView(catalogue, `Kinetic DSL ${dsl.length === 1 ? 'plan' : 'plans'}`, dsl),
    whyChoose: pageWords(catalogue, 'kinetic').reasons,
  }
}
