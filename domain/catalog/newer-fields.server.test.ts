import { expect, test } from 'vitest'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { planTerms } from './catalogue.tables.server.ts'
import type { CatalogueContent } from './catalogue-content.ts'
import { insertRevision, servedCatalogue } from './catalogue-store.server.ts'
import { wordsOf } from './condition.ts'
import type { InternetPlan } from './internet-plan.schema.ts'
import { readSeed } from './read-catalogue.server.ts'
import { schedulesOf } from './scheduled-parts.ts'

const database = useTestDatabase()

const OF_THE_DESK = 'Taxes are not included. Equipment is yours.'

type Entry = Record<string, unknown> & { id: string }
const without =
  (...fields: string[]) =>
  (entry: object): Entry =>
    Object.fromEntries(Object.entries(entry).filter(([key]) => !fields.includes(key))) as Entry

/** A plan as it was stored when its data and its conditions were only sentences and its fees had only names. */
function before(plan: InternetPlan): Entry {
  const { schedule, priceLock, dataCapGb, moreDataGb, conditions } = plan
  const data = moreDataGb === null ? '.' : '; on most of its labels each further 50 GB costs $10.00.'
  const told = dataCapGb === null ? [] : [`Monthly data plan of 1,280 GB${data}`]
  return {
    ...without('orbit', 'dataCapGb', 'moreDataGb', 'moreDataCents')(plan),
    ...{ conditions: [...told, ...inSentences(conditions)], schedule: unsaid(schedule) },
    priceLock: priceLock && { ...priceLock, schedule: unsaid(priceLock.schedule) },
  }
}
const withoutUses = (range: CatalogueContent['guides']['security']['adt']) => ({
  ...range,
  products: range.products.map(one => ({ ...one, items: one.items.map(without('uses')) })),
})

/** `Taxes are not included. Prices and speeds differ by address.` stood in one. */
const inSentences = (conditions: InternetPlan['conditions']): string[] => {
  const words = wordsOf(conditions)
  return words.length < 2 ? words : [...words.slice(0, -2), words.slice(-2).join(' ')]
}
const unsaid = (schedule: PriceSchedule) => ({
  ...schedule,
  oneTimeFees: schedule.oneTimeFees.map(({ label, cents }) => ({ label, cents })),
})

test('a revision that is older than a field has what the seed says of the same entries, and nothing else is filled in', async () => {
  const seed = readSeed()
  const { internetPlans, securityPackages, guides, ...content } = seed.content
  const plans = internetPlans.map(before)
  const own = plans.find(({ id }) => id === 'starlink-residential')
  const { education, securityArticle } = guides
  const kitFields = ['contractMonths', 'cellularBackup', 'recordingsNeedPlan', 'otherDevices']
  const stored = {
    ...content,
    internetPlans: [
      ...plans.map(one => (one.id === 'cox-go-fast' ? { ...one, dataCap: 'none' } : one)),
      { ...own, id: 'own-dish', name: 'Own dish', conditions: [OF_THE_DESK, 'Sold by a shop.'] },
    ],
    securityPackages: securityPackages.map(one => ({
      ...without('services', 'devices', 'forApartments')(one),
      contractMonths: 12,
    })),
    guides: {
      ...guides,
      security: {
        ...guides.security,
        adt: withoutUses(guides.security.adt),
        vivint: withoutUses(guides.security.vivint),
      },
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
  const ofSeed = (plans: readonly InternetPlan[]) =>
    plans.filter(({ id }) => id !== 'own-dish' && id !== 'cox-go-fast')
  expect(ofSeed(served.content.internetPlans)).toEqual(ofSeed(internetPlans))
  // What the desk wrote is read by its words.
  expect(served.internetPlan('own-dish')?.conditions).toEqual([
    { about: 'taxes-on-top', words: 'Taxes are not included.' },
    { about: 'fees', words: 'Equipment is yours.' },
    { about: 'other', words: 'Sold by a shop.' },
  ])
  // What the seed says of a cap isn't of a plan that has none anymore.
  expect(served.internetPlan('cox-go-fast')).toMatchObject({ dataCap: 'none', dataCapGb: null })
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

test('prices that were stored before fees said what they are for are those of the seed, and dated as before', async () => {
  const { db } = database
  const seed = readSeed()
  const at = new Date('2026-11-21T12:00:00Z')
  const first = [...schedulesOf(seed.content)].map(([planId, schedule]) => ({
    ...{ planId, validFrom: at, publishedAt: at },
    schedule: unsaid(schedule),
  }))
  await db.insert(planTerms).values(first)
  expect((await servedCatalogue(db, at)).revision).toBe(seed.revision)
})
