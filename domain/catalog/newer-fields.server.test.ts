import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { insertRevision, servedCatalogue } from './catalogue-store.server.ts'
import { readSeed } from './read-catalogue.server.ts'

const database = useTestDatabase()
const newer =
  /^(?:orbit|services|devices|forApartments|contractMonths|cellularBackup|recordingsNeedPlan|otherDevices)$/

test('a revision that is older than a field has what the seed says of the same entries, and nothing else is filled in', async () => {
  const seed = readSeed()
  const without = (value: object) =>
    JSON.parse(JSON.stringify(value, (key, one) => (newer.test(key) ? undefined : one)))
  const content = JSON.parse(JSON.stringify(seed.content))
  const { internetPlans, securityPackages, guides } = without(seed.content)
  const own = {
    ...internetPlans.find((one: { id: string }) => one.id === 'starlink-residential'),
    id: 'own-dish',
  }
  const stored = {
    ...content,
    // Contract months of internet plans are no newer than a revision.
    internetPlans: content.internetPlans
      .map(({ orbit: _, ...plan }: { orbit: unknown }) => plan)
      .concat({
        ...own,
        name: 'Own dish',
        contractMonths: 0,
      }),
    securityPackages: securityPackages.map((one: object) => ({ ...one, contractMonths: 12 })),
    guides: {
      ...content.guides,
      securityArticle: guides.securityArticle,
      education: {
        ...content.guides.education,
        terms: content.guides.education.terms.map(({ id: _, ...one }: { id: unknown }) => one),
        connectionTypes: content.guides.education.connectionTypes.map(
          ({ type: _, ...one }: { type: unknown }) => one,
        ),
      },
    },
  }
  const { db } = database
  const at = new Date('2026-11-21T12:00:00Z')
  await transaction(db, tx => insertRevision(tx, { revision: 'older', content: stored, publishedAt: at }))
  const served = await servedCatalogue(db, at)
  expect(served.guides).toEqual(seed.guides)
  expect(served.securityPackages).toEqual(
    seed.securityPackages.map(one =>
      expect.objectContaining({ services: one.services, devices: one.devices, contractMonths: 12 }),
    ),
  )
  const orbitOf = (id: string) => served.internetPlan(id)?.orbit
  expect(['starlink-residential', 'hughesnet-select', 'viasat-essentials', 'own-dish'].map(orbitOf)).toEqual([
    ...['low', 'high', 'high', null],
  ])
})
