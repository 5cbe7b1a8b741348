import type { UsState } from '#domain/shared/us-states.ts'
import { placeKey, placeSlug } from '../places/place-names.ts'
import type { CountyFacts } from './county-facts.ts'

/** Names that already show that they aren't a post-office city; all others get the word 'County'. */
const OF_ITS_OWN_KIND = /(?: Parish| Borough| Census Area| Municipality| city|^District of Columbia)$/

/**
 * A county in an address of this site. It always says its kind (`travis-county`, `orleans-parish`, `norfolk-city`),
 * which sets it apart from a city (`norfolk`) in the same position.
 */
export function countySlug(name: string): string {
  return placeSlug(OF_ITS_OWN_KIND.test(name) ? name : `${name} County`)
}

/** A state's page. */
export function statePath({ name }: Pick<UsState, 'name'>): string {
  return `/internet/${placeSlug(name)}`
}

/** A county's page. `known` of its facts says whether it exists. */
export function countyPath(state: Pick<UsState, 'name'>, county: Pick<CountyFacts, 'name'>): string {
  return `${statePath(state)}/${countySlug(county.name)}`
}

/** The county of a state that an address names, however it is written (`st-louis-county`, `SaintLouisCounty`). */
export function countyAt(counties: readonly CountyFacts[], slug: string): CountyFacts | undefined {
  const key = placeKey(slug.slice(0, 80))
  return counties.find(county => placeKey(countySlug(county.name)) === key)
}
