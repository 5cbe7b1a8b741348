import { labelSources } from '#domain/labels/label-sources.ts'
import { labelsPath } from '#domain/labels/labels-path.ts'
import type { StateCode } from '#domain/shared/us-states.ts'
import type { CountyRow } from './county-table.ts'

/** A provider that the county figures name but the catalog doesn't have, or no longer has. */
export type LocalOperator = {
  /** As people know it: `EPB`, `Burlington Telecom`. */
  name: string
  /** The FCC's codes of its technologies, widest first: fiber 50, cable 40, DSL 10. */
  technologies: readonly (10 | 40 | 50)[]
  /** How many counties name it, and in which states, the one with most counties first. */
  counties: number
  states: readonly StateCode[]
  /** Where its broadband labels are; null if we have none. */
  labelsPage: string | null
}

/** Words in the names of this kind of company that people leave out. */
const generic = new Set([
  'communications',
  'communication',
  'telephone',
  'telecom',
  'telecommunications',
  'tel',
  'company',
  'co',
  'cooperative',
  'coop',
  'association',
  'inc',
  'llc',
  'networks',
  'network',
  'broadband',
  'fiber',
  'cable',
  'cablevision',
  'internet',
  'technologies',
  'technology',
  'electric',
  'membership',
  'corp',
  'corporation',
  'utilities',
  'utility',
  'services',
  'service',
  'connect',
  'systems',
  'wireless',
  'holdings',
  'group',
])
/** A short name of this many letters may be meant; a shorter one only if it is written in capitals, like `EPB`. */
const LONG_ENOUGH = 5

type Counted = {
  name: string
  providerId: string | null
  states: StateCode[]
  counts: Map<10 | 40 | 50, number>
}

/** What people call it, in lower case: its name, and the name without the usual company words. */
export function spellingsOf(name: string): string[] {
  const whole = name.toLowerCase()
  const words = whole.split(/[\s,.]+/).filter(word => word !== '')
  const last = words.findLastIndex(word => !generic.has(word))
  const short = words.slice(0, last + 1).join(' ')
  const isInitials = /^[A-Z0-9&]{3,}$/.test(name.slice(0, short.length))
  return short !== '' && short !== whole && (short.length >= LONG_ENOUGH || isInitials)
    ? [whole, short]
    : [whole]
}

/**
 * Finds an operator by how people write its name; null if there is none, or if it is sold by its id in the catalog.
 * Among several with the same name, it is the one in most counties.
 */
export function localOperators(
  rows: Iterable<CountyRow>,
): (name: string, isSold: (providerId: string) => boolean) => LocalOperator | null {
  const byName = new Map<string, Counted>()
  for (const { state, offers } of rows)
    for (const { name, providerId, technologies } of offers) {
      const known: Counted = byName.get(name) ?? { name, providerId, states: [], counts: new Map() }
      byName.set(name, known)
      known.states.push(state)
      for (const { code, locations } of technologies)
        known.counts.set(code, (known.counts.get(code) ?? 0) + locations)
    }
  const bySpelling = new Map<string, LocalOperator & { providerId: string | null }>()
  for (const { name, providerId, states, counts } of byName.values()) {
    const perState = [...Map.groupBy(states, state => state)].toSorted((a, b) => b[1].length - a[1].length)
    const source = labelSources.find(one => one.name === name || one.providerId === providerId)
    const operator = {
      ...{ name, providerId },
      technologies: [...counts].toSorted((a, b) => b[1] - a[1]).map(([code]) => code),
      counties: states.length,
      states: perState.map(([state]) => state),
      labelsPage: source ? labelsPath(source.providerId) : null,
    }
    for (const spelling of spellingsOf(name)) {
      const other = bySpelling.get(spelling)
      if (!other || other.counties < operator.counties) bySpelling.set(spelling, operator)
    }
  }
  return (name, isSold) => {
    const { providerId = null, ...operator } =
      bySpelling.get(name.toLowerCase().replace(/\s+/g, ' ').trim()) ?? {}
    return 'name' in operator && !(providerId && isSold(providerId)) ? operator : null
  }
}
