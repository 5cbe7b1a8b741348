import { expect, test } from 'vitest'
import { catalogueFaults } from '#domain/catalog/catalogue-faults.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { faultWords } from './fault-words.ts'
import { ownPage, pageStays } from './own-page.ts'

const { content: served } = readSeed()

test('a TV package that a page is about stays, and others can be retired', () => {
  const pages = served.tvPackages.map(one => [one.id, ownPage('tv', one, served)])
  expect(pages.filter(([, page]) => page !== null)).toEqual([['directv-streaming', '/cord-cutters']])
  expect(pageStays('tv', '/cord-cutters')).toMatch(/^\/cord-cutters is about it/)
})

test('whoever has a draft that retires it reads what names it, and of no draft that doesn’t exist', () => {
  const [before = expect.unreachable('no package')] = served.tvPackages.filter(
    ({ id }) => id === 'directv-streaming',
  )
  const without = { ...served, tvPackages: served.tvPackages.filter(one => one !== before) }
  const found = catalogueFaults(without).filter(({ place }) => place === 'the cord cutters page')
  const drafts = [{ kind: 'tv' as const, subjectId: before.id, before, content: null }]
  expect(faultWords({ served, drafts, found, providerName: () => 'DIRECTV' })).toEqual([
    expect.stringMatching(
      /can’t be retired as long as the cord cutters page names it\. Withdraw its draft\.$/,
    ),
  ])
})
