import { planTypeNames } from '#domain/catalog/plan-type.ts'
import type { FilterName, ResultsQuery } from './results-query.ts'

export const flagLabels = {
  noContract: 'No contract',
  noCap: 'No data cap',
  router: 'Router in the price',
} as const

export const speedLabel = (mbps: number) => `${mbps.toLocaleString('en-US')} Mbps or more`
export const priceLabel = (dollars: number) => `$${dollars}/mo or less`

/** A filter that is set, in the words of its chip. */
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

/** How many were left out because something that was asked for is not published of them; null where none were. */
export function leftOutInWords(plans: number, locals: number): string | null {
  const parts = [
    ...(plans > 0 ? [plans === 1 ? '1 plan' : `${plans} plans`] : []),
    ...(locals > 0 ? [locals === 1 ? '1 local provider' : `${locals} local providers`] : []),
  ]
  if (parts.length === 0) return null
  const one = plans + locals === 1
  return `${parts.join(' and ')} left out: what you asked for is not published of ${one ? 'it' : 'them'}.`
}
