import type { FoundProvider } from '#domain/availability/lookup-result.ts'
import { sortByTotal } from '#domain/comparison/total-order.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'

/** The orders that results can be put in. `recommended` is the published ranking that the server applied. */
export const resultOrders = {
  recommended: 'Our ranking',
  price: 'Price today',
  total: 'Total over 24 months',
  speed: 'Fastest download',
  name: 'Name',
} as const

export type ResultOrder = keyof typeof resultOrders

const compare: Record<Exclude<ResultOrder, 'total'>, (a: FoundProvider, b: FoundProvider) => number> = {
  recommended: () => 0,
  price: (a, b) => priceToday(a.schedule) - priceToday(b.schedule),
  speed: (a, b) => b.maxDownload - a.maxDownload,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
}

export function sortProviders(providers: readonly FoundProvider[], order: ResultOrder): FoundProvider[] {
  return order === 'total' ? sortByTotal(providers) : providers.toSorted(compare[order])
}
