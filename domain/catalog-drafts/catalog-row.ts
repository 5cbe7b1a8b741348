import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import type { CatalogKind, CatalogSubject } from './catalog-subject.ts'
import { figurePlaces } from './figure-places.ts'

/** An entry as plain data, before its schema has read it. */
export type CatalogRow = Readonly<Record<string, unknown>>

type ListKind = Exclude<CatalogKind, 'figure'>

/** Where the entries of a kind are in the content. */
export const listPlaces: Record<ListKind, readonly string[]> = {
  provider: ['providers'],
  plan: ['internetPlans'],
  tv: ['tvPackages'],
  security: ['securityPackages'],
  addon: ['internetAddOns'],
  'builder-internet': ['bundleBuilder', 'internet'],
  'builder-security': ['bundleBuilder', 'security'],
  bundle: ['premadeBundles'],
}

/** The value at a path of plain data; `undefined` if there is no such path. */
export function valueAt(value: unknown, place: readonly (string | number)[]): unknown {
  return place.reduce<unknown>(
    (here, key) => (typeof here === 'object' && here !== null ? Reflect.get(here, key) : undefined),
    value,
  )
}

/** A copy of plain data with a different value at a path; everything on the way must exist. */
export function withValueAt(value: unknown, place: readonly (string | number)[], next: unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return next
  const inner = withValueAt(valueAt(value, [key]), rest, next)
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? inner : one))
  return { ...(value as object), [key]: inner }
}

/**
 * Every entry of a kind in the order of the catalog, each with its id. A provider comes with the regions of its line
 * in the provider comparison, none if it has no line; a plan's price date is left out, because publishing sets it. Of a
 * catalog that is served the entries are as they were read, without what it works out about them.
 */
export function rowsOf(
  from: CatalogueContent | Catalogue,
  kind: CatalogKind,
): { id: string; row: CatalogRow }[] {
  const content = 'content' in from ? from.content : from
  if (kind === 'figure')
    return figurePlaces(content).map(({ id, place }) => ({ id, row: valueAt(content, place) as CatalogRow }))
  const rows = valueAt(content, listPlaces[kind]) as readonly CatalogRow[]
  return rows.map(row => {
    const id = String(row.id)
    if (kind === 'plan') {
      const { pricedOn: _, ...rest } = row
      return { id, row: rest }
    }
    if (kind !== 'provider') return { id, row }
    const listing = content.providerListings.find(one => one.providerId === id)
    return { id, row: { ...row, regions: listing?.regions ?? [] } }
  })
}

/** One entry; null if the catalog has none with this id. */
export const rowOf = (from: CatalogueContent | Catalogue, { kind, id }: CatalogSubject): CatalogRow | null =>
  rowsOf(from, kind).find(one => one.id === id)?.row ?? null

/** Whether two entries are equal, regardless of the order of their keys. */
export function sameRow(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, index) => sameRow(one, b[index]))
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])]
  return keys.every(key => sameRow(Reflect.get(a, key), Reflect.get(b, key)))
}

/** A text of an entry; empty if it has none with this name. */
export function textOf(row: CatalogRow | null | undefined, key: string): string {
  const value = row?.[key]
  return typeof value === 'string' ? value : ''
}

/** An entry's own name: its name, or else its service's, or else its id. */
export const nameOfRow = (row: CatalogRow | null | undefined, id: string): string =>
  textOf(row, 'name') || textOf(row, 'serviceName') || id
