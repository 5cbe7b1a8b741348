import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { linesOf } from '#domain/catalog/connection-lines.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import { levelPlaces, type RankedProvider, rankedProviders } from './rank-providers.ts'

/** The title of the guide promises so many (specification, section 2). */
const TEN = 10

/** Who comes to the home by a line, whatever else it sells: the guide leaves out 5G and satellite. */
const overLines: readonly InternetPlanType[] = ['fiber', 'cable', 'dsl']

/**
 * Who is in the buying guide: the formula chooses them among all providers with a line to the home, as it orders them.
 * Nobody is put in or left out by hand.
 */
export function bestTen(catalogue: Catalogue): RankedProvider[] {
  const wired = catalogue.internetProviders.filter(one => linesOf(one).some(type => overLines.includes(type)))
  return rankedProviders(
    catalogue,
    wired.map(one => one.id),
  ).slice(0, TEN)
}

/**
 * Who isn't in the guide although the formula puts it before its last or level with it, and why not: it has no line to
 * the home, or came after an equal by name alone.
 */
export function besideTheTen(catalogue: Catalogue): string[] {
  const ten = new Set(bestTen(catalogue).map(one => one.providerId))
  const all = rankedProviders(
    catalogue,
    catalogue.internetProviders.map(one => one.id),
  )
  const places = levelPlaces(all)
  const last = Math.max(...all.flatMap((one, index) => (ten.has(one.providerId) ? (places[index] ?? 0) : [])))
  return all.flatMap(({ providerId, score }, index) => {
    const place = places[index] ?? Number.POSITIVE_INFINITY
    if (ten.has(providerId) || place > last) return []
    const equals = all.filter((one, other) => ten.has(one.providerId) && places[other] === place)
    const level = equals.map(one => catalogue.providerName(one.providerId)).join(' and ')
    const why = level ? `level with ${level}` : `place ${place} among all`
    return `${catalogue.providerName(providerId)} (${score.toFixed(1)} points, ${why})`
  })
}
