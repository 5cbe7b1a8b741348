import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { featuresOfAll, someHave } from '#domain/catalog/plan-claims.ts'
import { introOf, isEqual, isForFirstYear, isWithoutIntro, leadOf } from './plan-points.server.ts'
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
      ...featuresOfAll(plans, ['No annual contract', 'Unlimited data']),
      ...(someHave(cable, 'Reward card') ? ['Reward cards on some cable plans'] : []),
    ],
    cableIntro: introOf(cable, [
      {
        when: plan => plan.withAutopay && isForFirstYear(plan),
        text: 'Advertised prices with autopay and paperless billing, for the first 12 months. WOW!’s own labels list its cable plans without an introductory period, but at prices that differ by address, so the price after month 12 isn’t certain.',
      },
    ]),
    fiberIntro: introOf(fiber, [
      { when: isEqual, text: 'Equal upload and download speeds.' },
      { when: isWithoutIntro, text: 'No introductory period is published for these prices.' },
    ]),
    cable: speedTableView(catalogue, 'WOW! cable plans', cable),
    fiber: speedTableView(catalogue, 'WOW! fiber plans', fiber),
    callHours: callHours ?? '',
    benefits: reasons,
  }
}
