import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { namesByOrbit, satelliteNames } from '#domain/catalog/satellite-providers.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import { listInWords } from './plan-words.ts'

type Orbit = NonNullable<InternetPlan['orbit']>

/** Whose satellites fly so: `Starlink`; empty if nobody’s do. */
export const flying = (catalogue: Catalogue, orbit: Orbit): string =>
  listInWords(namesByOrbit(catalogue, orbit))

export const fliesLow = ({ orbit }: Pick<InternetPlan, 'orbit'>): boolean => orbit === 'low'

/** `Starlink’s low orbit`, or that of several; empty if none flies low. */
export function lowOrbitOf(catalogue: Catalogue): string {
  const low = flying(catalogue, 'low')
  return low && (low.includes(' and ') ? `the low orbit of ${low}` : `${low}’s low orbit`)
}

/** That low orbits answer much sooner than high ones, as far as there are both; a sentence, or nothing. */
function lowIsQuicker(catalogue: Catalogue, more: { than?: string; end?: string } = {}): string {
  const low = lowOrbitOf(catalogue)
  return low && `${capitalized(low)} is much quicker${more.than ?? ''}${more.end ?? '.'}`
}

/** Which kind of line answers sooner. */
export function leastDelay(catalogue: Catalogue): string {
  const low = flying(catalogue, 'low')
  return low
    ? `Fiber and cable have the least delay, then 5G, then ${low}; other satellites have the most.`
    : 'Fiber and cable have the least delay, then 5G; satellites have the most.'
}

/** How satellite suits games: one plan’s, or in general. */
export function satelliteForGames(
  catalogue: Catalogue,
  plan: Pick<InternetPlan, 'orbit'> | undefined,
): string {
  const high = flying(catalogue, 'high')
  const than = high && ` than ${high}`
  if (plan && fliesLow(plan))
    return `Good enough for many games: its satellites fly low, so the delay (lag) is ${high ? `much shorter than with ${high}` : 'short for a satellite'}. It is longer than with fiber or cable, so fast shooters can suffer.`
  if (plan?.orbit === 'high') {
    const low = lowIsQuicker(catalogue, { end: '; fiber and cable are best.' })
    return `Not good for fast online games: its satellites fly high, which adds delay (lag). ${low || 'Fiber and cable are best.'}`
  }
  if (plan)
    return 'Satellite adds delay (lag), more of it the higher the satellites fly, and how high these fly our catalog doesn’t say: its broadband label states the typical latency. Fiber and cable are best.'
  const low = lowIsQuicker(catalogue, { than, end: high ? ', which answer too late for them.' : '.' })
  return `Satellite adds delay (lag): fast online games suffer.${low && ` ${low}`}`
}

/** Which satellites are compared here; before a space, or nothing. */
export const comparedSatellites = (catalogue: Catalogue): string => {
  const names = listInWords(satelliteNames(catalogue))
  return names && `Of satellites we compare ${names}. `
}

/** Whose internet of a kind is an example of it: ` such as T-Mobile’s`, or nothing. */
export function suchAs(catalogue: Catalogue, type: InternetPlan['type']): string {
  const [plan] = catalogue.internetPlans.filter(one => one.type === type)
  return plan ? ` such as ${catalogue.providerName(plan.providerId)}’s` : ''
}
