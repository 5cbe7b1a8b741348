import type { FoundProvider } from '#domain/availability/lookup-result.ts'
import { priceToday, totalOver } from '#domain/pricing/price-schedule.ts'

/** The orders that results can be put in. `recommended` is the published ranking that the server applied. */
export const resultOrders = {
  recommended: 'Our ranking',
  price: 'Price today',
  total: 'Total over 24 months',
  speed: 'Fastest download',
  name: 'Name',
} as const

export type ResultOrder = keyof typeof resultOrders

const compare: Record<ResultOrder, (a: FoundProvider, b: FoundProvider) => number> = {
  recommended: () => 0,
  price: (a, b) => priceToday(a.schedule) - priceToday(b.schedule),
  total: (a, b) => totalOver(a.schedule, 24).cents - totalOver(b.schedule, 24).cents,
  speed: (a, b) => b.maxDownload - a.maxDownload,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
}

export function sortProviders(providers: readonly FoundProvider[], order: ResultOrder): FoundProvider[] {
  return providers.toSorted(compare[order])
}
