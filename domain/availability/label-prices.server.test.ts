import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { flat } from '#domain/pricing/price-schedule.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { withLabelPrices } from './label-prices.server.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const plan = (id: string) => catalogue.internetPlan(id) ?? expect.unreachable(`no ${id}`)
const takeLabels = (providerId: string, file: string) =>
  importLabels(
    { db: database.db, readSheet: () => Promise.reject(new Error('no sheet here')) },
    { bytes: readFileSync(`domain/labels/excerpts/${file}`), source: file },
    { providerId, date: '2026-07-20', careful: false },
  )
const deps = () => ({ catalogue, db: database.db, log: silentLog })

test('a plan comes with what its labels cost, each with its own, where that is not simply our price', async () => {
  await takeLabels('metronet', 'metronet.csv')
  await takeLabels('kinetic', 'kinetic-2026-08-03.csv')
  const asLabeled = { ...plan('kinetic-fiber-2-gig'), schedule: flat(8499) }
  const plans = [plan('metronet-1-gig'), plan('kinetic-fiber-2-gig'), asLabeled, plan('xfinity-300')]
  expect((await withLabelPrices(deps(), plans)).map(one => one.labelPrices)).toEqual([
    { fromCents: 4995, toCents: 8995 },
    { fromCents: 8499, toCents: 8499 },
    undefined,
    undefined,
  ])
})

test('before any label came, plans come as they are', async () => {
  const plans = [plan('metronet-1-gig')]
  expect(await withLabelPrices(deps(), plans)).toEqual(plans)
})
