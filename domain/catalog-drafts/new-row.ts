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
