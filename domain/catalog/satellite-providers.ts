import type { Catalogue } from './catalogue.ts'
import type { InternetPlan } from './internet-plan.schema.ts'

/** Who sells such satellite plans, in the catalog's order of providers. */
const sellersOf = (catalogue: Catalogue, isMeant: (plan: InternetPlan) => boolean): string[] =>
  catalogue.internetProviders
    .filter(({ id }) => catalogue.plansOf(id, 'satellite').some(isMeant))
    .map(({ name }) => name)

/** The names of those who sell internet by satellite. */
export const satelliteNames = (catalogue: Catalogue): string[] => sellersOf(catalogue, () => true)

/** The names of those whose satellites fly so: `['Starlink']`. */
export const namesByOrbit = (catalogue: Catalogue, orbit: NonNullable<InternetPlan['orbit']>): string[] =>
  sellersOf(catalogue, plan => plan.orbit === orbit)
