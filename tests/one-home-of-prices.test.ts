import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { smallContent } from './support/small-catalogue.ts'
import { production, sources } from './support/sources.ts'

/** Where a hundred is divided by or multiplied with, and why. Dollars and cents go over into each other in one file. */
const hundreds: Readonly<Record<string, string>> = {
  'domain/shared/money.ts': 'dollars and cents',
  'app/mcp/compare-view.ts': 'a page of its own, which imports nothing',
  'domain/catalog-drafts/who-waits.server.ts': 'a query: a column in dollars',
  'adapters/duckdb-session.server.ts': 'percent',
  'app/desk/coverage/job-list.tsx': 'percent',
  'app/desk/numbers/figure-words.ts': 'percent',
  'domain/catalog-drafts/catalog-checks.ts': 'percent',
  'domain/catalog/discounted-schedule.ts': 'percent',
  'domain/comparison/ranking-formula.ts': 'percent',
  'domain/numbers/percentile.ts': 'percent',
  'domain/shared/percent.ts': 'percent',
  'domain/speed-needs/speed-needs.ts': 'percent',
  'domain/availability/places/zip-directory.server.ts': 'digits of a ZIP code',
}

test('dollars and cents go over into each other in one file', () => {
  const counting = production.filter(
    ({ path, text }) => !path.endsWith('-examples.ts') && /\/ 100\b|\* 100\b|\b100 \*(?!\/)/.test(text),
  )
  expect(counting.map(({ path }) => path).toSorted()).toEqual(Object.keys(hundreds).toSorted())
})

/** What reads amounts in dollars, each another grammar, as its docstring says. What people say to the assistant is language. */
const readers: Readonly<Record<string, string>> = {
  'domain/shared/cents-typed.ts': 'what a person types into a field',
  'domain/labels/reading/read-values.ts': 'a cell of a label',
  'domain/labels/reading/read-label-row.ts': 'whether such a cell is below zero',
  'domain/switching/read-bill.ts': 'a line of a bill',
}

test('amounts in dollars are read by one rule for each place where they stand', () => {
  const reading = production.filter(
    ({ path, text }) =>
      !path.startsWith('domain/assistant/') && /\/[^/\n]*\\\$(?:\\s)?\??[^/\n]*\\d[^\n]*\//.test(text),
  )
  expect(reading.map(({ path }) => path).toSorted()).toEqual(Object.keys(readers).toSorted())
})

/** Every amount in cents of a catalog. */
function centsIn(value: unknown, key = ''): number[] {
  if (typeof value === 'number') return /cents$/i.test(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(one => centsIn(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => centsIn(one, name))
}

/** Whose lines state an amount of the seed, and why. */
const statesAmounts: Readonly<Record<string, string>> = {
  'domain/availability/label-prices.server.test.ts': 'what excerpts of label files say',
  'domain/labels/': 'what label files say',
  'tests/http/labels.test.ts': 'what label files say',
  'tests/bench/assistant/': 'what people say',
}

/** Amounts as pages show them, as forms take them, and in cents beside a word of prices. */
function amountsIn(line: string): number[] {
  const dollars = [...line.matchAll(/\\?\$(\d[\d,]*)\\?\.(\d\d)(?!\d)|'(\d{2,3})\.(\d\d)'/g)]
  const isOfPrices = /cents|price|\b(?:flat|todayOnly|introThen|promisedFor)\(/i.test(line)
  const cents = isOfPrices ? [...line.matchAll(/(?<![\w.$,])\d{1,3}_?\d{2,3}(?![\w.])/g)] : []
  return [
    ...dollars.map(([, whole, part, typed, rest]) =>
      Number(`${(whole ?? typed ?? '').replaceAll(',', '')}${part ?? rest}`),
    ),
    ...cents.map(([digits]) => Number(digits.replace('_', ''))),
  ]
}

test('no file but the seed and the test beside it states a price of it: others take it from there, or have their own', () => {
  // A round amount may be anybody's.
  const own = new Set(centsIn(smallContent))
  const ofSeed = new Set(centsIn(readSeed().content).filter(cents => cents % 100 !== 0 && !own.has(cents)))
  expect(ofSeed.size).toBeGreaterThan(30)
  const stating = sources
    .filter(({ path }) => !path.startsWith('domain/catalog/seed/'))
    .filter(({ path }) => !Object.keys(statesAmounts).some(place => path.startsWith(place)))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter(line => amountsIn(line).some(cents => ofSeed.has(cents)))
        .map(line => `${path}: ${line.trim()}`),
    )
  expect(stating).toEqual([])
})
