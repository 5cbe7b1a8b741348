import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { bundleParts } from './builder-parts.ts'
import { explainProposal } from './explain-proposal.ts'
import { weighBundles } from './weigh-bundles.ts'
import { needsOf, type Wishes } from './wishes.ts'

test('a speed that a line is sold as at most isn’t counted on', () => {
  const tv = { id: 'none', label: 'No TV', channels: 0 }
  const wishes: Wishes = { budgetCents: 20_000, people: 2, online: [], tv, security: false }
  const advice = weighBundles(
    bundleParts(readSeed()).filter(one => one.providerId === 'centurylink'),
    needsOf(wishes),
  )
  expect(advice.best && explainProposal(advice.best, wishes, advice)[0]).toMatch(
    /^2 people at once use about \d+ Mbps\. This plan is sold as up to 140 Mbps, which covers that only where the line reaches it: ask what yours does\.$/,
  )
})
