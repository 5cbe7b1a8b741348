import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { transaction } from '#platform/database.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { importLabels } from './import-labels.server.ts'
import { labelChangesTold, newestLabelChanges } from './label-changes-told.server.ts'
import { editionsOfProvider, newestEditions } from './label-editions.server.ts'
import { priceRangeInWords } from './label-price-words.ts'
import { labelPlanNames, labelPriceRange } from './label-prices.server.ts'
import { labelStanding } from './label-standing.ts'
import { forgetLoadedLabels } from './label-store.server.ts'
import { changeInWords } from './label-words.ts'
import { labelsOfProvider } from './labels-of-provider.server.ts'
import { loadLabelBox } from './load-label-box.server.ts'
import { wholeLabel } from './whole-label.server.ts'

const database = useTestDatabase()
const folder = join(import.meta.dirname, '..', '..', 'facts', 'labels')
const boxes = readdirSync(folder).filter(name => name.endsWith('.br'))
const load = (name: string) => loadLabelBox(database.db, readFileSync(join(folder, `${name}.json.br`)))

test('all that comes with the code is under 200 kB', () => {
  expect(boxes).toHaveLength(12)
  const bytes = boxes.reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0)
  expect(bytes).toBeLessThan(200_000)
})

test("Kinetic's paper bill fee grew from $2.00 to $4.00 by Aug 3, 2026", async () => {
  expect(await expectAllOrNothing(database.db, 'loadLabelBox', () => load('kinetic'))).toBe(3)
  const { entries } = await labelChangesTold(
    database.db,
    { providerId: 'kinetic', from: '2026-08-03', onlyMoney: true },
    null,
  )
  expect(entries.reduce((sum, one) => sum + one.labels, 0)).toBe(61)
  expect(new Set(entries.map(one => `${one.subject} ${one.oldCents} ${one.newCents} ${one.since}`))).toEqual(
    new Set(['Paper Bill Fee 200 400 2026-06-29']),
  )
  expect(entries.map(changeInWords)).toContain('2 Gig: paper bill fee $2.00 to $4.00 (7 labels)')
})

test("Spectrum's 155 labels became 74 by Jun 29, 2026, and its prices are followed", async () => {
  await load('spectrum')
  const editions = await editionsOfProvider(database.db, 'spectrum')
  expect(editions.map(one => [one.date, one.labels])).toEqual([
    ['2026-07-20', 75],
    ['2026-07-06', 75],
    ['2026-06-29', 74],
    ['2026-06-04', 155],
    ['2025-12-25', 139],
  ])
  const gone = await newestLabelChanges(
    database.db,
    { providerId: 'spectrum', kinds: ['gone'], from: '2026-06-29' },
    100,
  )
  expect(gone.reduce((sum, one) => sum + one.labels, 0)).toBe(81)
  expect(gone.find(one => one.name === 'Internet Advantage')).toMatchObject({
    fromCents: 20_00,
    toCents: 60_00,
  })
  const july = await newestLabelChanges(
    database.db,
    { providerId: 'spectrum', from: '2026-07-20', onlyMoney: true },
    3,
  )
  expect(july).toHaveLength(3)
})

test('what is there already is not loaded again, nor under an edition that is newer', async () => {
  await load('kinetic')
  expect(await load('kinetic')).toBe(0)
  const bytes = readFileSync(join(import.meta.dirname, 'excerpts', 'wow.csv'))
  const readSheet = () => Promise.resolve([])
  const order = { providerId: 'wow', date: '2026-11-01' }
  await importLabels({ db: database.db, readSheet }, { bytes, source: 'wow.csv' }, order)
  expect(await load('wow')).toBe(0)
  expect(await newestEditions(database.db)).toMatchObject([
    { providerId: 'kinetic', date: '2026-08-03', labels: 61 },
    { providerId: 'wow', date: '2026-11-01', labels: 3 },
  ])
})

test('what came with the code makes room for a backup, what was imported does not', async () => {
  await load('starlink')
  await transaction(database.db, forgetLoadedLabels)
  expect(await newestEditions(database.db)).toEqual([])
  expect(await load('starlink')).toBe(1)
  const bytes = readFileSync(join(import.meta.dirname, 'excerpts', 'wow.csv'))
  const order = { providerId: 'wow', date: '2026-11-01' }
  await importLabels({ db: database.db, readSheet: async () => [] }, { bytes, source: 'wow.csv' }, order)
  await transaction(database.db, forgetLoadedLabels)
  expect(await newestEditions(database.db)).toHaveLength(2)
})

test('a file of today follows what came with the code', async () => {
  await load('starlink')
  const text = readFileSync(join(import.meta.dirname, 'excerpts', 'starlink.csv'), 'utf8').replace(
    ',120,',
    ',125,',
  )
  const report = await importLabels(
    { db: database.db, readSheet: () => Promise.resolve([]) },
    { bytes: Buffer.from(text), source: 'new' },
    { providerId: 'starlink', date: '2026-11-22' },
  )
  expect(report).toMatchObject({ since: '2026-06-04', changes: [{ oldText: '$120.00', newText: '$125.00' }] })
  const { entries } = await labelsOfProvider(database.db, 'starlink', {}, null)
  const label = await wholeLabel(database.db, entries[0]?.id ?? 0)
  expect(label?.history).toMatchObject([
    { validFrom: '2026-06-04', validTo: '2026-11-22', priceNowCents: 120_00 },
    { validFrom: '2026-11-22', validTo: null, priceNowCents: 125_00 },
  ])
  expect(label?.published).toContainEqual({ column: 'MonthlyPrice', text: '125' })
  expect((await wholeLabel(database.db, label?.history[0]?.id ?? 0))?.edition).toMatchObject({
    date: '2026-06-04',
    credit: expect.stringContaining('broadbandfacts'),
  })
  expect(await wholeLabel(database.db, 0)).toBeNull()
  expect(await wholeLabel(database.db, 2 ** 40)).toBeNull()
})

test("Metronet's thousands are searched, filtered, paged and summed up by kind of price", async () => {
  await load('metronet')
  const all = await labelsOfProvider(database.db, 'metronet', {}, null)
  expect(all).toMatchObject({ total: 3_341, pages: 67, page: 1 })
  expect(all.entries).toHaveLength(50)
  // What homes can't order comes last, and is counted; the list's order and a row's words agree on what that is.
  expect(all.entries[0]).toMatchObject({ name: 'DSL Internet', priceNowCents: 59_95 })
  expect(all.standings).toEqual([
    { standing: 'open', labels: 3_341 - 38 - 42 },
    { standing: 'buildings', labels: 38 },
    { standing: 'no-offer', labels: 42 },
  ])
  const last = await labelsOfProvider(database.db, 'metronet', {}, '999')
  const end = [...(await labelsOfProvider(database.db, 'metronet', {}, '66')).entries, ...last.entries]
  expect(end.slice(-80).map(labelStanding)).toEqual([
    ...Array(38).fill('buildings'),
    ...Array(42).fill('no-offer'),
  ])
  expect([last.page, last.entries.length]).toEqual([67, 3_341 - 66 * 50])
  const name = 'Metronet 1G/1G Internet Access'
  const locked = await labelsOfProvider(
    database.db,
    'metronet',
    { search: '1g/1G', name, introductory: true, maxCents: 54_95 },
    null,
  )
  expect(new Set(locked.entries.map(one => one.laterPriceCents))).toEqual(new Set([null]))
  expect(locked.entries.every(one => one.priceNowCents <= 54_95 && one.introductory)).toBe(true)
  for (const search of ['%', '_', '\\']) {
    expect((await labelsOfProvider(database.db, 'metronet', { search }, null)).total).toBe(0)
  }
  const range = await labelPriceRange(database.db, 'metronet', [{ name, uploadMbps: null }])
  const words = range?.groups.map(group => priceRangeInWords(range, group))
  expect(words).toContain('$54.95 for 36 months; 75 labels of Jun 29, 2026')
  expect(words).toContain('$44.95 to $84.95 for 12 months, by address; 390 labels of Jun 29, 2026')
  expect(range?.groups.every(group => group.fromCents > 0)).toBe(true)
  expect((await labelPlanNames(database.db, 'metronet')).find(one => one.name === name)?.labels).toBe(
    range?.labels,
  )
  expect(
    await labelPriceRange(database.db, 'metronet', [{ name: 'no such plan', uploadMbps: null }]),
  ).toBeNull()
})

test("Google Fiber's labels are narrowed to a place", async () => {
  await load('google-fiber')
  const range = await labelPriceRange(
    database.db,
    'google-fiber',
    [{ name: 'Core 1 Gig', uploadMbps: null }],
    'Huntsville, Alabama',
  )
  expect(range).toMatchObject({
    labels: 1,
    groups: [{ fromCents: 70_00, toCents: 70_00, introductory: false }],
  })
})

test('changes of all providers come by day, and a page at a time', async () => {
  for (const name of ['kinetic', 'spectrum', 'cox']) await load(name)
  const first = await labelChangesTold(database.db, {}, null)
  const second = await labelChangesTold(database.db, {}, '2')
  expect(first.total).toBeGreaterThan(100)
  const days = [...first.entries, ...second.entries].map(one => one.date)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(first.entries).not.toContainEqual(second.entries[0])
  const june = await labelChangesTold(database.db, { from: '2026-06-29', until: '2026-06-30' }, null)
  expect(new Set(june.entries.map(one => one.date))).toEqual(new Set(['2026-06-29']))
})
