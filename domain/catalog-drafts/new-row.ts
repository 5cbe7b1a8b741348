import type { CatalogRow } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'

/** What a new entry has before anything is typed: what its form does not ask for, and what most have. */
export function newRow(kind: CatalogKind): CatalogRow {
  if (kind === 'provider') {
    return {
      kinds: ['internet'],
      connection: 'Fiber',
      page: null,
      mark: { text: '', style: 'plain', tagline: null },
    }
  }
  if (kind === 'plan') {
    return {
      ...{ type: 'fiber', speed: 'stated', dataCap: 'none', soldIn: 'all-markets' },
      ...{ contractMonths: 0, inBundleBuilder: true },
    }
  }
  return {}
}

/** A lasting id made of names: lower-case words with dashes, such as `valley-net-1-gig`. */
export function idFrom(...names: readonly string[]): string {
  return names
    .join(' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
    .slice(0, 60)
    .replace(/-$/, '')
}

/** A provider is lettered and spelled like its name where nothing else was typed, and states and spellings come as they may. */
export function completed(kind: CatalogKind, row: CatalogRow): CatalogRow {
  if (kind !== 'provider') return row
  const { name, mark, spellings, states } = row
  const called = typeof name === 'string' ? name : ''
  const { text, ...rest } = (mark ?? {}) as Record<string, unknown>
  const written = wordsIn(spellings)
  return {
    ...row,
    mark: { ...rest, text: text || called },
    spellings: (written.length > 0 ? written : wordsIn([called])).map(asSpelled),
    states: wordsIn(states).map(code => code.toUpperCase()),
  }
}

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String).filter(text => text.trim() !== '') : []

/** As spellings are kept: lower case, words of letters and digits. */
const asSpelled = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9&]+/g, ' ')
    .trim()
