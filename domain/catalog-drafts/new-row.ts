import { phoneDigits } from '#domain/shared/phone-digits.ts'
import type { CatalogRow } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'

/** What a new entry contains before anything is typed: what its form doesn't ask for, and what most entries have. */
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

/** A permanent id made from names: lower-case words with dashes, such as `valley-net-1-gig`. */
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

/** A provider's wordmark and spelling default to its name, and states and spellings may be typed freely. */
export function completed(kind: CatalogKind, row: CatalogRow): CatalogRow {
  if (kind !== 'provider') return row
  const { name, mark, spellings, states, phone } = row
  const called = typeof name === 'string' ? name : ''
  const { text, ...rest } = (mark ?? {}) as Record<string, unknown>
  const written = wordsIn(spellings)
  return {
    ...row,
    mark: { ...rest, text: text || called },
    spellings: (written.length > 0 ? written : wordsIn([called])).map(asSpelled),
    states: wordsIn(states).map(code => code.toUpperCase()),
    ...(typeof phone === 'string' ? { phone: asKept(phone) } : {}),
  }
}

/** A US number however it was typed, as the catalog keeps it; anything else as it is, for the schema to refuse. */
function asKept(phone: string): string {
  const digits = phoneDigits(phone)
  if (!/^\d{10}$/.test(digits) || /[^\d\s().+-]/.test(phone)) return phone
  return `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`
}

const wordsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String).filter(text => text.trim() !== '') : []

/** Spellings as they are stored: lower case, words of letters and digits. */
const asSpelled = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9&]+/g, ' ')
    .trim()
