import type { ProviderListEntry } from './provider-list.ts'

/** The choices of the type filter (specification, section 2). */
export const providerTypeFilters = ['All Types', 'Fiber', 'Cable', 'DSL', 'Satellite'] as const

/** One choice of the type filter. */
export type ProviderTypeFilter = (typeof providerTypeFilters)[number]

/** The choice that a text names; anything else, including nothing, is 'All Types'. */
export function providerTypeFilter(text: string | null): ProviderTypeFilter {
  return providerTypeFilters.find(type => type === text) ?? 'All Types'
}

/**
 * The entries of a type whose name, type or region contains the search text, regardless of case. 'Fiber' also finds
 * 'Cable/Fiber'; an empty text finds all. It contains no entries itself, so that the browser can filter what it was
 * sent.
 */
export function filterProviderList<Entry extends Pick<ProviderListEntry, 'name' | 'type' | 'regions'>>(
  entries: readonly Entry[],
  type: ProviderTypeFilter,
  term: string,
): Entry[] {
  const wanted = term.trim().toLowerCase()
  return entries.filter(entry => {
    const words = [entry.name, entry.type, ...entry.regions].join(' ').toLowerCase()
    return (type === 'All Types' || entry.type.split('/').includes(type)) && words.includes(wanted)
  })
}
