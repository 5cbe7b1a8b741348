import { type InternetPlanType, isPlanType } from '#domain/catalog/plan-type.ts'
import { MAX_PICKED } from '#domain/comparison/pick-plans.ts'

/** The sort orders of the list, with their names. */
export const resultSorts = {
  recommended: 'Our ranking',
  total: 'Total over 24 months',
  price: 'Price today',
  speed: 'Fastest download',
} as const

export type ResultSort = keyof typeof resultSorts

/** Everything in the page's address besides the ZIP code. Empty, 0 and false mean any. */
export type ResultsQuery = {
  type: InternetPlanType | ''
  /** Minimum download in Mbps. */
  speed: number
  /** Maximum dollars a month today. */
  price: number
  /** Only plans without a contract, without a data cap, with a router in the price. */
  noContract: boolean
  noCap: boolean
  router: boolean
  sort: ResultSort
  picked: readonly string[]
  compare: boolean
  onlyDifferent: boolean
}

/** The filters, by their names in a query. */
export const filterNames = ['type', 'speed', 'price', 'noContract', 'noCap', 'router'] as const
export type FilterName = (typeof filterNames)[number]

/** Names in the address of filters that are either on or off. */
export const flags = { noContract: 'contract', noCap: 'cap', router: 'router' } as const
/** The value in the address for each of them. */
export const flagValues = { noContract: 'none', noCap: 'none', router: 'included' } as const
type Flag = keyof typeof flags
const flagNames = Object.keys(flags) as readonly Flag[]

const isSort = (value: string | null): value is ResultSort => Object.hasOwn(resultSorts, value ?? '')

/** Reads the address. Anything unknown counts as not given. */
export function readResultsQuery(search: string): ResultsQuery {
  const from = new URLSearchParams(search)
  const number = (name: string) => Math.min(1_000_000, Math.max(0, Number(from.get(name)) || 0))
  const flag = (name: Flag) => from.get(flags[name]) === flagValues[name]
  const type = from.get('type')
  const sort = from.get('sort')
  return {
    type: isPlanType(type) ? type : '',
    speed: number('speed'),
    price: number('price'),
    noContract: flag('noContract'),
    noCap: flag('noCap'),
    router: flag('router'),
    sort: isSort(sort) ? sort : 'recommended',
    picked: [...new Set(from.getAll('pick'))].slice(0, MAX_PICKED),
    compare: from.get('view') === 'compare',
    onlyDifferent: from.get('different') === '1',
  }
}

/** The same as an address, with the ZIP code. */
export function writeResultsQuery(zip: string, query: ResultsQuery): string {
  const to = new URLSearchParams({ zip })
  if (query.type) to.set('type', query.type)
  if (query.speed) to.set('speed', String(query.speed))
  if (query.price) to.set('price', String(query.price))
  for (const name of flagNames) if (query[name]) to.set(flags[name], flagValues[name])
  if (query.sort !== 'recommended') to.set('sort', query.sort)
  for (const id of query.picked) to.append('pick', id)
  if (query.compare) to.set('view', 'compare')
  if (query.onlyDifferent) to.set('different', '1')
  return `?${to}`
}
