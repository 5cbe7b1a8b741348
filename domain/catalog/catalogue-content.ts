import type { z } from 'zod'
import { bundleBuilder, premadeBundle } from './bundles.schema.ts'
import { isoDate, list, record, slug } from './fields.schema.ts'
import { guides } from './guides.schema.ts'
import { internetPlan } from './internet-plan.schema.ts'
import { homeCard, providerListing } from './listings.schema.ts'
import { internetAddOn, securityPackage, tvPackage } from './packages.schema.ts'
import { provider } from './provider.schema.ts'

/** Everything that a catalog states, as plain data: what a revision stores and what the seed is written as. */
export const catalogueContent = record({
  /** The date on which its prices, speeds and promotions were recorded: shown as 'as of'. */
  asOf: isoDate,
  /** The date on which the providers' states were recorded. */
  statesAsOf: isoDate,
  providers: list(provider),
  internetPlans: list(internetPlan),
  tvPackages: list(tvPackage),
  securityPackages: list(securityPackage),
  internetAddOns: list(internetAddOn, 0),
  bundleBuilder,
  premadeBundles: list(premadeBundle, 0),
  /** Lines of the provider comparison, in order. */
  providerListings: list(providerListing),
  homeCards: list(homeCard),
  /** Providers in the scrolling strip on the home page. */
  logoStrip: list(slug),
  guides,
})

export type CatalogueContent = z.output<typeof catalogueContent>
export type CatalogueInput = z.input<typeof catalogueContent>
