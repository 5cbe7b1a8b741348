import type { FilterName, ResultsQuery } from './results-query.ts'

/** The query without a filter, or without any. */
export function withoutFilter(query: ResultsQuery, name?: FilterName): ResultsQuery {
  const none = { type: '', speed: 0, price: 0, noContract: false, noCap: false, router: false } as const
  return name ? { ...query, [name]: none[name] } : { ...query, ...none }
}
