import { planTypeNames } from '#domain/catalog/plan-type.ts'
import type { FilterName, ResultsQuery } from '#domain/comparison/results-query.ts'
import { grouped } from '#domain/shared/money.ts'

export const flagLabels = {
  noContract: 'No contract',
  noCap: 'No data cap',
  router: 'Router in the price',
} as const

export const speedLabel = (mbps: number) => `${grouped(mbps)} Mbps or more`
export const priceLabel = (dollars: number) => `$${dollars}/mo or less`

/** An active filter, as its chip words it. */
export function filterInWords(name: FilterName, query: ResultsQuery): string {
  switch (name) {
    case 'type':
      return query.type ? planTypeNames[query.type] : ''
    case 'speed':
      return speedLabel(query.speed)
    case 'price':
      return priceLabel(query.price)
    case 'noContract':
    case 'noCap':
    case 'router':
      return flagLabels[name]
  }
}
