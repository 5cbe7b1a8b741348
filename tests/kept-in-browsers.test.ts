import { expect, test } from 'vitest'
import { privacyView } from '#app/legal/privacy-view.server.ts'
import { within } from './support/sources.ts'

/** What the router keeps, under a name of its own (the same in its source and in the built site). */
const keptByRouter = ['react-router-scroll-positions']

/** Names that look like those of what a browser keeps: a channel between tabs, a program, and what the desk keeps for staff. */
const notKeptByVisitors = /^plainwire-(?:session|compare|desk.*)$/

test('the policy names everything that a visitor’s browser keeps', () => {
  const names = [...within('app'), ...within('domain')]
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ text }) =>
      [...text.matchAll(/'((?:plainwire-|last-search-)[a-z-]*[a-z])'/g)].map(([, name]) => name),
    )
  const told = JSON.stringify(privacyView({ mailsGoOut: true }))
  const kept = [...new Set([...names, ...keptByRouter])].filter(name => name && !notKeptByVisitors.test(name))
  expect(kept.length).toBeGreaterThan(12)
  expect(kept.filter(name => name && !told.includes(name))).toEqual([])
})
