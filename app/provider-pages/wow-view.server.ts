import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { leadOf, pointsOfAll, someHave } from './plan-points.server.ts'
import { offersOf, speedTableView } from './plan-table-view.server.ts'
import { lowestPrice, pageWords, providerFacts } from './provider-facts.server.ts'

/** The page of provider W without the catalog: its cable table and its fiber table. */
export function wowView(catalogue: Catalogue) {
  const { reasons, callHours } = pageWords(catalogue, 'wow')
  const plans = catalogue.plansOf('wow')
  const [cable, fiber] = [catalogue.plansOf('wow', 'cable'), catalogue.plansOf('wow', 'fiber')]
  return {
    provider: providerFacts(catalogue, 'wow', {
      fromCents: lowestPrice(catalogue, 'wow'),
      offers: offersOf(plans),
    }),
    lead: leadOf(
      [
        { plans: cable, words: 'cable up to {fastest} in most of its areas' },
        { plans: fiber, words: 'fiber up to {fastest} in newer ones' },
      ],
      ', ',
    ),
    points: [
      ...pointsOfAll(plans, ['No annual contract', 'Unlimited data']),
      ...(someHave(cable, 'Reward card') ? ['Reward cards on some cable plans'] : []),
    ],
    cable: speedTableView(catalogue, 'WOW! cable plans', cable),
    fiber: speedTableView(catalogue, 'WOW! fiber plans', fiber),
    callHours: callHours ?? '',
    benefits: reasons,
  }
}
