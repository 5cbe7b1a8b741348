import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalog/catalogue.ts'
import { addedAnywhere, isConfirmed, isLabeled } from '#domain/catalog/internet-plan.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { feesInWords, totalOfPlan } from '#domain/comparison/total-order.ts'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { totalInWords } from '#domain/pricing/known-total.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { loadLabels } from '#server/load-labels.server.ts'
import { labelFeeOf, sumOver, totalOf } from '#tests/support/catalogue-prices.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { labelPricesAt, withLabelPrices } from './label-prices.server.ts'
import { saidOfPlace } from './reports/said-of-place.server.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const plan = (id: string) => {
  const found = catalogue.internetPlan(id) ?? expect.unreachable(`no ${id}`)
  return { ...found, hasLabel: isConfirmed(found) }
}
const excerpt = (file: string) => readFileSync(`domain/labels/excerpts/${file}`)
const takeBytes = (providerId: string, bytes: Buffer) =>
  importLabels(
    { db: database.db, readSheet: () => Promise.reject(new Error('no sheet here')) },
    { bytes, source: `${providerId}.csv` },
    { providerId, date: '2026-07-20', careful: false },
  )
const takeLabels = (providerId: string, file: string) => takeBytes(providerId, excerpt(file))
const deps = () => ({ catalogue, db: database.db, log: silentLog })

const austin = { city: 'Austin', state: 'TX' }

/** As a lookup does it. */
async function priced(plans: Parameters<typeof withLabelPrices>[1], place = austin) {
  const { labels } = await saidOfPlace({ ...deps(), now: () => new Date() }, { zipCode: '78701' })
  return withLabelPrices(deps(), plans, { labels, place })
}

const said = async (...asked: Parameters<typeof priced>) =>
  (await priced(...asked)).map(one => one.labelPrices?.words)

test('a plan comes with what its labels cost, each with its own, where that is not simply our price', async () => {
  await takeLabels('metronet', 'metronet.csv')
  await takeLabels('kinetic', 'kinetic-2026-08-03.csv')
  const asLabeled = { ...plan('kinetic-fiber-2-gig'), schedule: flat(8499) }
  const plans = [plan('metronet-1-gig'), plan('kinetic-fiber-2-gig'), asLabeled, plan('xfinity-300')]
  expect(await said(plans)).toEqual([
    'says $49.95/mo to $89.95/mo by address',
    'says $84.99/mo',
    undefined,
    undefined,
  ])
})

test('a label that contradicts our price is told with the day on which it was checked', async () => {
  await loadLabels(database.db, process.cwd())
  const checks = { filesSeen: new Map([['kinetic', '2026-08-03']]), oldUntil: '' }
  const checked = createCatalogue(catalogue.content, 'checked', checks)
  const at = async (id: string) =>
    (await labelPricesAt({ ...deps(), catalogue: checked }, plan(id), austin)).labelPrices
  expect((await at('kinetic-dsl-100'))?.words).toBe('(checked Aug 3, 2026) says $59.99/mo')
  expect((await at('kinetic-fiber-100'))?.words).toBe('says $24.99/mo to $29.99/mo by address')
})

test('labels confirm a price that one of them may mean, and no other, whatever plan they name', async () => {
  await takeLabels('metronet', 'metronet.csv')
  const asked = [4994, 4995, 8995, 8996].map(cents => ({
    ...plan('metronet-1-gig'),
    schedule: flat(cents),
  }))
  expect((await priced(asked)).map(({ hasLabel }) => hasLabel)).toEqual([false, true, true, false])
  // A price that was changed since was matched with no label: one has to state it.
  const changed = [4995, 4996].map(cents => ({
    ...plan('metronet-1-gig'),
    ...{ schedule: flat(cents), hasLabel: false },
  }))
  expect((await priced(changed)).map(({ hasLabel }) => hasLabel)).toEqual([true, false])
  const bytes = Buffer.from(
    `provider_name,service_plan_name,connection_type,monthly_price,intro_rate,monthly_provider_fee_descr,monthly_provider_fee
T-Mobile,Rely Home Internet,Fixed,55.00,No,Telco recovery fee,1.60`,
  )
  await takeBytes('tmobile', bytes)
  const withFee = [5660, 5661].map(cents => ({ ...plan('tmobile-home-internet'), schedule: flat(cents) }))
  expect((await priced(withFee)).map(({ hasLabel }) => hasLabel)).toEqual([true, false])
})

test('of the plans in the catalog those count as confirmed that the labels in the box can mean', async () => {
  await loadLabels(database.db, process.cwd())
  const labeled = catalogue.internetPlans.filter(isLabeled).map(one => ({ ...one, hasLabel: true }))
  const found = (await priced(labeled)).map(({ id, hasLabel }) => [id, hasLabel])
  expect(found).toEqual(labeled.map(one => [one.id, isConfirmed(one)]))
})

test('a fee that everybody pays is said, also where our price includes it', async () => {
  const bytes = Buffer.from(
    `provider_name,service_plan_name,connection_type,monthly_price,intro_rate,monthly_provider_fee_descr,monthly_provider_fee
T-Mobile,Rely Home Internet,Fixed,55.00,No,Telco recovery fee;Paper bill fee,1.60;2.00`,
  )
  await takeBytes('tmobile', bytes)
  expect(await said([plan('tmobile-home-internet')])).toEqual([
    'says $55.00/mo plus a monthly fee of $1.60 (our price includes it)',
  ])
  // It is above a price of ours that is the label's, and may be in another one.
  const added = async (cents: number) => {
    const [one] = await priced([{ ...plan('tmobile-home-internet'), schedule: flat(cents) }])
    return one?.labelPrices?.added
  }
  expect(await added(5500)).toEqual({ cents: 160, upTo: false })
  expect(await added(5660)).toBeUndefined()
  const [ours] = await priced([plan('tmobile-home-internet')])
  expect(ours?.labelPrices?.includedCents).toBe(160)
})

test('a fee of the state is on top where everybody there pays it, by its name where the label gives no amount', async () => {
  await loadLabels(database.db, process.cwd())
  const rely = catalogue.internetPlan('tmobile-home-internet') ?? expect.unreachable('no plan')
  const at = (place: { city: string; state: string }) => labelPricesAt(deps(), rely, place)
  expect(await at(austin)).toMatchObject({
    hasLabel: true,
    labelPrices: {
      words:
        'says $55.00/mo plus a monthly fee of $1.60 (our price includes it) and the 0.749% Recovery Fee (TX only)',
      includedCents: 160,
      added: { cents: 0, upTo: false, unstated: 'the 0.749% Recovery Fee (TX only)' },
    },
  })
  const { labelPrices } = await at({ city: 'Tulsa', state: 'OK' })
  expect(labelPrices?.words).toBe('says $55.00/mo plus a monthly fee of $1.60 (our price includes it)')
  expect(labelPrices?.added).toBeUndefined()
})

test('what everybody pays once without an amount is named, and makes the total a minimum', async () => {
  await loadLabels(database.db, process.cwd())
  const starlink = catalogue.internetPlan('starlink-residential') ?? expect.unreachable('no plan')
  const { labelPrices } = await labelPricesAt(deps(), starlink, austin)
  expect(labelPrices?.words).toBe('adds Shipping and Handling (varies by location)')
  expect(totalOfPlan({ ...starlink, ...(labelPrices ? { labelPrices } : {}) }).known).toBe(false)
})

test('what the catalog says that labels add, and of their other prices, is what they say where they name no place', async () => {
  await loadLabels(database.db, process.cwd())
  const nowhere = { city: 'Nowhere', state: 'OK' }
  const there = await Promise.all(
    catalogue.internetPlans.map(async one => {
      return [one.id, (await labelPricesAt(deps(), one, nowhere)).labelPrices?.added]
    }),
  )
  expect(there).toEqual(catalogue.internetPlans.map(one => [one.id, addedAnywhere(one)]))
})

test('a fee that depends on the address is said with its maximum, or exactly where the labels name the place', async () => {
  const alabama = excerpt('google-fiber-huntsville.csv').toString()
  const missouri = excerpt('google-fiber-missouri.csv').toString().split('\n').slice(1).join('\n')
  await takeBytes('google-fiber', Buffer.from(`${alabama.trimEnd()}\n${missouri}`))
  const plans = [plan('google-fiber-home-3-gig')]
  expect(await said(plans)).toEqual(['adds up to $2.00/mo in fees, by address'])
  expect(await said(plans, { city: 'Belton', state: 'MO' })).toEqual(['adds a monthly fee of $1.00'])
})

test('before any label came, plans come with what the catalog knows of their labels', async () => {
  const plans = ['frontier-fiber-200', 'metronet-1-gig', 'google-fiber-1-gig'].map(plan)
  const [frontier, ...others] = await priced(plans, { city: '', state: 'TX' })
  expect(frontier).toEqual(plans[0])
  expect(others.map(one => one.labelPrices?.words)).toEqual([
    'has another price, or one that depends on the address',
    `adds up to ${labelFeeOf('google-fiber-1-gig')}/mo`,
  ])
  expect(others.map(one => totalInWords(totalOfPlan(one)))).toEqual([
    totalOf(24, 'metronet-1-gig'),
    `at least ${sumOver(24, 'google-fiber-1-gig')}`,
  ])
})

test('while labels can’t be read, what was read of them before holds', async () => {
  await loadLabels(database.db, process.cwd())
  const plans = [plan('google-fiber-1-gig'), plan('kinetic-fiber-2-gig')]
  const read = await priced(plans)
  expect(read.map(one => one.labelPrices?.words)).toEqual([expect.any(String), expect.any(String)])
  expect(await withLabelPrices(deps(), plans, { labels: null, place: austin })).toEqual(read)
  await database.db.execute(sql`alter table labels rename to labels_away`)
  expect(await withLabelPrices(deps(), plans, { labels: 'another', place: austin })).toEqual(read)
  await database.db.execute(sql`alter table labels_away rename to labels`)
})

test.each([null, 'a mark'])('totals are minimums if labels (%s) never could be read', async labels => {
  const unread = createCatalogue(catalogue.content, 'never read')
  const db = { execute: () => Promise.reject(new Error('away')) } as unknown as typeof database.db
  const plans = unread.internetPlans.map(one => ({ ...one, hasLabel: isConfirmed(one) }))
  const found = await withLabelPrices({ ...deps(), catalogue: unread, db }, plans, { labels, place: austin })
  const labeled = found.filter(isLabeled)
  expect(labeled.filter(one => totalOfPlan(one).known)).toEqual([])
  expect(new Set(labeled.map(one => one.labelPrices?.words))).toEqual(new Set(['can’t be read right now']))
  expect(found.filter(one => !isLabeled(one)).filter(one => one.labelPrices)).toEqual([])
  const google = found.find(one => one.id === 'google-fiber-1-gig') ?? expect.unreachable('no plan')
  expect(feesInWords(google, 24)).toContain('fees we can’t read right now')
})

test('where labels state another price, a total is a minimum, or only about right if one of them is lower', async () => {
  await loadLabels(database.db, process.cwd())
  const total = async (id: string) => {
    const [one] = await priced([plan(id)])
    return totalInWords(totalOfPlan(one ?? expect.unreachable('no plan')))
  }
  expect(await total('spectrum-internet')).toBe(`about ${sumOver(24, 'spectrum-internet')}`)
  expect(await total('metronet-1-gig')).toMatch(/^about /)
  // From ours upward.
  expect(await total('kinetic-fiber-100')).toMatch(/^at least /)
  // The labels have our price, or ours without the fee in it.
  expect(await total('att-internet-500')).toBe(sumOver(24, 'att-internet-500'))
  const [rely] = await priced([plan('tmobile-home-internet')], { city: 'Tulsa', state: 'OK' })
  expect(totalInWords(totalOfPlan(rely ?? expect.unreachable('no plan')))).toMatch(/^\$/)
})
