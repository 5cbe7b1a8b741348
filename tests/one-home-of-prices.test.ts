import { expect, test } from 'vitest'
import { production } from './support/sources.ts'

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
