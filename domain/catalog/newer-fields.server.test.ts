import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import { insertRevision, servedCatalogue } from './catalogue-store.server.ts'
import { readSeed } from './read-catalogue.server.ts'

const database = useTestDatabase()

type Entry = Record<string, unknown> & { id: string }
const without =
  (...fields: string[]) =>
  (entry: object): Entry =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => !fields.includes(key))) as Entry

test('a revision that is older than a field has what the seed says of the same entries, and nothing else is filled in', async () => {
  const seed = readSeed()
  const { internetPlans, securityPackages, guides, ...content } = seed.content
  const plans = internetPlans.map(without('orbit'))
  const own = plans.find(({ id }) => id === 'starlink-residential')
  const { education, securityArticle } = guides
  const kitFields = ['contractMonths', 'cellularBackup', 'recordingsNeedPlan', 'otherDevices']
  const stored = {
    ...content,
    internetPlans: [...plans, { ...own, id: 'own-dish', name: 'Own dish' }],
    securityPackages: securityPackages.map(one => ({
      ...without('services', 'devices', 'forApartments')(one),
      contractMonths: 12,
    })),
    guides: {
      ...guides,
      securityArticle: { ...securityArticle, brands: securityArticle.brands.map(without(...kitFields)) },
      education: {
        ...education,
        terms: education.terms.map(without('id')),
        connectionTypes: education.connectionTypes.map(without('type')),
      },
    },
  } as unknown as CatalogueContent
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
