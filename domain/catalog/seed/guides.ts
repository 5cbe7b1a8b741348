import type { CatalogueInput } from '../catalogue-content.ts'
import { adtRange } from './adt-products.ts'
import { bestProviderClaims, bestProviders, selectionFactors, selectionStrategy } from './best-providers.ts'
import { cordCutting } from './cord-cutting.ts'
import { discounts } from './discounts.ts'
import { editorialFigures } from './editorial-figures.ts'
import { education } from './education.ts'
import { claims, reviews } from './marketing-claims.ts'
import { metronetPriceLock } from './metronet-plans.ts'
import { providerPages } from './provider-pages.ts'
import { securityArticle } from './security-article.ts'
import { smartHomeFeatures, vivintRange } from './vivint-products.ts'

/** Texts and figures of guides and pages that aren't plans. */
export const guides: CatalogueInput['guides'] = {
  bestProviders: {
    ...{ providers: bestProviders, claims: bestProviderClaims },
    ...{ factors: selectionFactors, strategy: selectionStrategy },
  },
  providerPages,
  education,
  discounts,
  cordCutting,
  securityArticle,
  security: {
    features: smartHomeFeatures,
    vivint: vivintRange,
    adt: adtRange,
    priceNote:
      'The equipment list is confirmed on the phone before you agree to anything. Taxes are not included.',
    adtMaxInternetProviders: 3,
    fallbackInternetCents: 2999,
  },
  claims,
  priceLock: metronetPriceLock,
  tvHabits: [
    { id: 'none', label: 'No TV, or streaming apps only', packageId: null },
    { id: 'news', label: 'News, local stations, shows', packageId: 'directv-entertainment' },
    { id: 'sports', label: 'Sports as well', packageId: 'directv-choice' },
    { id: 'movies', label: 'Sports and movies', packageId: 'directv-ultimate' },
    { id: 'everything', label: 'Everything, premium movies too', packageId: 'directv-premier' },
  ],
  editorialFigures,
  reviews,
}
