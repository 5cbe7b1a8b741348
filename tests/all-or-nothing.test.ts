import { expect, test } from 'vitest'
import { production, sources } from './support/sources.ts'

/**
 * Each use case that writes more than one row in a transaction has a test in which the last one is refused and nothing
 * is left (`expectAllOrNothing`, `expectNothingLeft`). Those without one, and why.
 */
const without: Record<string, string> = {
  rollUp:
    'a transaction for each batch and each day, which replaces what it counted; `prove:office` kills it',
  coverageJobRunner: 'runs for minutes, each step of it whole; `prove:office` kills it',
  startDeskSession: 'writes one row: nobody is in, or seen, before the second factor',
  countUse: 'writes one row: what is within the quota, or what was refused',
}

/** Those that are tested by what calls them. */
const testedBy: Record<string, string> = {
  askToWatchPrice: 'askToWatchPlace',
  enterFactor: 'enterRecoveryCode',
  importUpload: 'fetchFromFcc',
  recordLead: 'takeLead',
  replaceImports: 'importCoverage',
  tellPerson: 'lookAgain',
}

type Declared = { name: string; isExported: boolean; text: string; takesTx: boolean }

/** What a file declares at its top level, each as text. */
function declaredIn(text: string): Declared[] {
  return text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).flatMap(part => {
    const [, exported, name] = /^(export )?(?:async )?(?:function|const) (\w+)/.exec(part) ?? []
    if (name === undefined) return []
    // Its own parameters end where its body begins.
    const head = part.split(/\{\n {2}\S|=> /)[0] ?? ''
    return [{ name, isExported: exported !== undefined, text: part, takesTx: /\btx: Tx\b/.test(head) }]
  })
}

const domain = production
  .filter(({ path }) => /^(domain|adapters)\//.test(path))
  .map(({ path, text }) => ({ path, declared: declaredIn(text), opens: /\btransaction\(/.test(text) }))

/** How much a function that is handed a transaction writes in it: nothing, once, or more. */
const writes = new Map<string, number>([
  ['enqueue', 1],
  ['runAsOneStatement', 1],
  // An event with its details is one record.
  ['recordEvent', 1],
])

function writesIn({ text, name }: Declared): number {
  const direct = [...text.matchAll(/\btx\s*\.(?:insert|update|delete)\(/g)].length
  const called = [...text.matchAll(/\b(\w+)\(\s*tx\b/g)].map(match => match[1] ?? '')
  return called.reduce((sum, one) => sum + (one === name ? 0 : (writes.get(one) ?? 0)), direct)
}

const takers = domain.flatMap(({ declared }) => declared.filter(({ takesTx }) => takesTx))
for (let isSettled = false; !isSettled; ) {
  isSettled = true
  for (const taker of takers) {
    if (taker.name === 'recordEvent') continue
    const found = Math.min(2, writesIn(taker))
    if (found <= (writes.get(taker.name) ?? 0)) continue
    writes.set(taker.name, found)
    isSettled = false
  }
}

/** The exported use cases that write more than once in a transaction of their own. */
const useCases = domain.flatMap(({ path, declared, opens }) => {
  if (!opens) return []
  const several = declared.filter(one => !one.takesTx && writesIn(one) > 1)
  const callersOf = ({ name }: Declared) =>
    declared.filter(({ isExported, text }) => isExported && text.split(/\W+/).includes(name))
  const entered = several.flatMap(one => (one.isExported ? [one] : callersOf(one)))
  return [...new Set(entered.map(({ name }) => name))].map(name => ({ path, name }))
})

const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
const named = new Set(
  tests.flatMap(({ text }) =>
    text.includes('expectAllOrNothing(') ? [...text.matchAll(/'(\w+)'/g)].map(match => match[1]) : [],
  ),
)
const mentioned = new Set(
  tests.flatMap(({ text }) => (text.includes('expectNothingLeft(') ? text.split(/\W+/) : [])),
)

test('each use case that writes more than once has a test in which the last write fails', () => {
  console.log(`all or nothing: ${useCases.length} use cases write more than once`)
  expect(useCases.length).toBeGreaterThan(70)
  const isTested = (name: string) => named.has(name) || mentioned.has(name)
  const untested = useCases.filter(
    ({ name }) => !isTested(name) && !isTested(testedBy[name] ?? '') && !(name in without),
  )
  expect(untested.map(({ path, name }) => `${path}: ${name}`)).toEqual([])
})

test('no reason stands for a use case that has such a test, or is gone', () => {
  const known = new Set(useCases.map(({ name }) => name))
  const listed = [...Object.keys(without), ...Object.keys(testedBy)]
  const stale = listed.filter(name => !known.has(name) || named.has(name))
  expect(stale).toEqual([])
})
