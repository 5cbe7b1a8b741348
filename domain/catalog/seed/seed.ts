import type { CatalogueInput } from '../catalogue-content.ts'
import { bundleBuilder } from './bundle-builder.ts'
import { guides } from './guides.ts'
import { homeCards } from './home-cards.ts'
import { internetPlans } from './internet-plans.ts'
import { logoStrip } from './logo-strip.ts'
import { premadeBundles } from './premade-bundles.ts'
import { providerListings } from './provider-listings.ts'
import { providers } from './providers.ts'
import { adtPackages, internetAddOns, vivintPackages } from './security-packages.ts'
import { tvPackages } from './tv-packages.ts'

/** The catalog that ships with the project; served until a revision is published. */
export const seed: CatalogueInput = {
  asOf: '2026-11-01',
  statesAsOf: '2026-11-01',
  providers,
  internetPlans,
  tvPackages,
  securityPackages: [...vivintPackages, ...adtPackages],
  internetAddOns,
  bundleBuilder,
  premadeBundles,
  providerListings,
  homeCards,
  logoStrip,
  guides,
}
