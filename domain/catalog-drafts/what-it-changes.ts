import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import type { Offering } from '#domain/catalog/offering.ts'
import { rankedProviders } from '#domain/comparison/rank-providers.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { samePrices } from '#domain/pricing/same-prices.ts'
import { formatMonthly } from '#domain/shared/money.ts'

/** What something costs before and after; absent if it isn't sold then. */
type Cost = { today: string; total: string } | null
export type CostChange = { planId: string; name: string; before: Cost; after: Cost }
/** A provider whose place or points in the ranking change. */
export type Move = {
  providerId: string
  name: string
  before: { place: number; score: number } | null
  after: { place: number; score: number } | null
}

/** Everything that has a price and changes it, is new or is removed; totals are over 24 months. */
export function costChanges(before: Catalogue, after: Catalogue): CostChange[] {
  const [olds, nexts] = [pricedIn(before), pricedIn(after)]
  const ids = new Set([...olds.keys(), ...nexts.keys()])
  return [...ids].flatMap(planId => {
    const [old, next] = [olds.get(planId), nexts.get(planId)]
    const change = { planId, before: costOf(old), after: costOf(next) }
    const isSame = old !== undefined && next !== undefined && samePrices(old.schedule, next.schedule)
    const one = next ?? old
    return isSame || !one ? [] : [{ ...change, name: fullName(one.providerName, one.serviceName) }]
  })
}

type Priced = Pick<Offering, 'providerName' | 'serviceName' | 'schedule'>

/** What can be ordered, and the internet add-ons, which are only estimates; by id. */
function pricedIn({ offerings, internetAddOns, providerName }: Catalogue): Map<string, Priced> {
  const addOns = internetAddOns.map(one => ({ ...one, providerName: providerName(one.providerId) }))
  return new Map<string, Priced>([
    ...offerings.map(one => [one.planId, one] as const),
    ...addOns.map(one => [one.id, one] as const),
  ])
}

function costOf(priced: Priced | undefined): Cost {
  if (!priced) return null
  const { schedule } = priced
  return { today: formatMonthly(priceToday(schedule)), total: totalWords(schedule) }
}

/** Which providers move in the ranking of all internet providers, or get different points. */
export function rankingMoves(before: Catalogue, after: Catalogue): Move[] {
  const [old, next] = [placesOf(before), placesOf(after)]
  const ids = [...new Set([...next.keys(), ...old.keys()])]
  return ids.flatMap(providerId => {
    const move = { before: old.get(providerId) ?? null, after: next.get(providerId) ?? null }
    if (move.before?.place === move.after?.place && move.before?.score === move.after?.score) return []
    const name = (after.provider(providerId) ?? before.provider(providerId))?.name ?? providerId
    return [{ providerId, name, ...move }]
  })
}

function placesOf(catalogue: Catalogue): Map<string, { place: number; score: number }> {
  const ranked = rankedProviders(
    catalogue,
    catalogue.internetProviders.map(one => one.id),
  )
  return new Map(ranked.map(({ providerId, score }, index) => [providerId, { place: index + 1, score }]))
}
