import { linesOf } from './connection-lines.ts'
import type { Mark } from './fields.schema.ts'
import type { InternetPlanType } from './plan-type.ts'
import type { ProviderListEntry } from './provider-list.ts'

/** The choices of the type filter (specification, section 2), each with the kind of line that it asks for. */
const lineOf = {
  'All Types': null,
  Fiber: 'fiber',
  Cable: 'cable',
  DSL: 'dsl',
  Satellite: 'satellite',
} as const satisfies Record<string, InternetPlanType | null>

/** One choice of the type filter. */
export type ProviderTypeFilter = keyof typeof lineOf

export const providerTypeFilters = Object.keys(lineOf) as readonly ProviderTypeFilter[]

/** The choice that leaves nothing out. */
export const ANY_TYPE: ProviderTypeFilter = 'All Types'

/** The choice that a text names; anything else, including nothing, is `ANY_TYPE`. */
export function providerTypeFilter(text: string | null): ProviderTypeFilter {
  return providerTypeFilters.find(type => type === text) ?? ANY_TYPE
}

/** What of a card the search reads. */
type Searched = Pick<ProviderListEntry, 'name' | 'type' | 'regions'> & {
  /** Its wordmark and the sentence about it. */
  mark?: Mark | undefined
  description: string
  /** How people write its name, and names of brands it goes by. */
  spellings: readonly string[]
}

/**
 * The entries of a type whose card contains each word of the search text, regardless of case and order: whatever a
 * card shows finds it. 'Fiber' also finds 'Cable/Fiber'; an empty text finds all. It contains no entries itself, so
 * that the browser can filter what it was sent.
 */
export function filterProviderList<Entry extends Searched>(
  entries: readonly Entry[],
  type: ProviderTypeFilter,
  term: string,
): Entry[] {
  const line = lineOf[type]
  const wanted = term.toLowerCase().split(/[\s,]+/)
  return entries.filter(entry => {
    if (line && !linesOf({ connection: entry.type }).includes(line)) return false
    const { name, mark, description, regions, spellings } = entry
    const shown = [name, entry.type, ...regions, mark?.text ?? '', mark?.tagline ?? '', description]
    const words = [...shown, ...spellings].join(' ').toLowerCase()
    return wanted.every(word => words.includes(word))
  })
}
