import { expect, test } from 'vitest'
import { within } from '#tests/support/sources.ts'
import { privacyView } from './privacy-view.server.ts'

/** Names that look like those of what a browser keeps: a channel between tabs, a program, and what the desk keeps for staff. */
const notKeptByVisitors = /^plainwire-(?:session|compare|desk.*)$/

test('the policy names everything that a visitor’s browser keeps', () => {
  const names = [...within('app'), ...within('domain')]
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/'((?:plainwire-|last-search-)[a-z-]*[a-z])'/g)].map(([, name]) => name),
    )
  const told = JSON.stringify(privacyView())
  const kept = [...new Set(names)].filter(name => name && !notKeptByVisitors.test(name))
  expect(kept.length).toBeGreaterThan(12)
  expect(kept.filter(name => name && !told.includes(name))).toEqual([])
})
