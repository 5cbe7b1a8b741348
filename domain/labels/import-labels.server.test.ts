import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { mutatedLabels } from '#tests/support/mutated-labels.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import {
  FewLabelsError,
  importLabels,
  type LabelImportReport,
  MovedPricesError,
  OtherProviderError,
} from './import-labels.server.ts'
import { LabelFileError } from './label.ts'
import { editionsOfProvider } from './label-editions.server.ts'
import { changeInWords } from './label-words.ts'
import { labelChanges, labelEditions, labelLineages, labels } from './labels.tables.server.ts'

const database = useTestDatabase()
const readSheet = () => Promise.reject(new LabelFileError('no sheet here'))
const textOf = (name: string) => readFileSync(join(import.meta.dirname, 'excerpts', name), 'utf8')
const takeText = (text: string, date: string, providerId = 'kinetic', careful = false) =>
  importLabels(
    { db: database.db, readSheet },
    { bytes: Buffer.from(text), source: 'file.csv' },
    { providerId, date, careful },
  )
const take = (name: string, date: string, providerId?: string) => takeText(textOf(name), date, providerId)
const changesOf = (report: LabelImportReport) =>
  report.outcome === 'imported' ? report.changes.map(changeInWords) : [report.outcome]
const everything = async () => ({
  editions: await database.db.select().from(labelEditions),
  lineages: await database.db.select().from(labelLineages),
  labels: await database.db.select().from(labels),
  changes: await database.db.select().from(labelChanges),
})

test('a fee that grew is told in words, with the number of labels that it is on', async () => {
  const first = await take('kinetic-2026-06-29.csv', '2026-06-29')
  expect(first).toMatchObject({ since: null, labels: 4, leftOut: { mobile: 0, business: 1 }, changes: [] })
  const second = await take('kinetic-2026-08-03.csv', '2026-08-03')
  expect(second).toMatchObject({ since: '2026-06-29', counts: { new: 0, gone: 0, changed: 4 } })
  expect(changesOf(second)).toContain('2 Gig: paper bill fee $2.00 to $4.00 (2 labels)')
})

test('a label that stays is one row over editions, and one that changes ends where the next begins', async () => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  const grown = textOf('kinetic-2026-06-29.csv').replace('2.00,Varies', '4.00,Varies')
  await takeText(grown, '2026-08-03')
  const stored = await everything()
  expect(stored.labels).toHaveLength(5)
  expect(stored.labels.map(one => [one.validFrom, one.validTo]).toSorted()).toEqual([
    ...[...Array(3)].map(() => ['2026-06-29', null]),
    ['2026-06-29', '2026-08-03'],
    ['2026-08-03', null],
  ])
  expect(stored.lineages).toHaveLength(4)
})

test('the same file again changes nothing; found again later, the day on which it was last seen moves', async () => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  const before = await everything()
  expect(await take('kinetic-2026-06-29.csv', '2026-06-29')).toMatchObject({ outcome: 'unchanged' })
  expect(await everything()).toEqual(before)
  await take('kinetic-2026-06-29.csv', '2026-07-27')
  expect(await editionsOfProvider(database.db, 'kinetic')).toMatchObject([
    { date: '2026-06-29', lastSeen: '2026-07-27' },
  ])
})

test('plans are followed by name and region where ids are reissued', async () => {
  await take('spectrum-2026-06-04.csv', '2026-06-04', 'spectrum')
  const june = await take('spectrum-2026-06-29.csv', '2026-06-29', 'spectrum')
  expect(changesOf(june)).toEqual([
    'Internet Premier: monthly price $40.00 introductory, for 24 months to $30.00 introductory, for 24 months',
    'Internet Advantage: label gone',
    'Internet Premier: label gone',
  ])
  const july = await take('spectrum-2026-07-20.csv', '2026-07-20', 'spectrum')
  expect(changesOf(july)).toEqual([
    'Internet Ultra: monthly price $110.00 to $120.00',
    'Internet Premier: monthly price $30.00 introductory, for 24 months to $40.00 introductory, for 24 months',
  ])
})

test.each([
  ['a page instead of a file', '<html>gone</html>', false],
  ['an empty file', '', false],
  [
    'one with business plans alone',
    textOf('kinetic-2026-08-03.csv').replaceAll('(Residential)', '(Business)'),
    false,
  ],
  ['one that is cut off', textOf('kinetic-2026-08-03.csv').slice(0, -200), true],
  ['what says that it is a spreadsheet', 'PK\u0003\u0004', false],
])('%s is refused and changes nothing', async (_, text, careful) => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  const before = await everything()
  await expect(takeText(text, '2026-08-03', 'kinetic', careful)).rejects.toThrow(LabelFileError)
  expect(await everything()).toEqual(before)
})

test('a download with few of the labels of before is doubted; by hand it is taken', async () => {
  const lines = textOf('kinetic-2026-06-29.csv').split('\n')
  const many = [
    ...lines.slice(0, -1),
    ...lines.slice(1, 2).flatMap(line => [...Array(8)].map((__, n) => line.replace('F00', `F0${n}`))),
  ]
  await takeText(many.join('\n'), '2026-06-29')
  const few = lines.slice(0, 3).join('\n')
  await expect(takeText(few, '2026-08-03', 'kinetic', true)).rejects.toThrow(FewLabelsError)
  expect(await takeText(few, '2026-08-03')).toMatchObject({ labels: 2 })
})

test('a file of another provider is doubted, however its lines are written; a small excerpt of the same is taken', async () => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  const before = await everything()
  const wrong = takeText(textOf('metronet.csv'), '2026-08-03', 'kinetic', true)
  await expect(wrong).rejects.toThrow(OtherProviderError)
  await expect(wrong).rejects.toThrow(/its labels are of .*Metronet.*, and those before are of .*Kinetic/i)
  expect(await everything()).toEqual(before)
  const excerpt = textOf('kinetic-2026-08-03.csv').split('\n').slice(0, 2).join('\n')
  expect(await takeText(excerpt, '2026-08-03', 'kinetic', true)).toMatchObject({ labels: 1 })
})

const raised = (text: string, price: (dollars: number) => number) =>
  text.replaceAll(/,Fixed,([\d.]+),/g, (_, dollars: string) => `,Fixed,${price(Number(dollars)).toFixed(2)},`)

test('a file with most prices far from before is doubted until somebody says that it is right', async () => {
  const june = textOf('kinetic-2026-06-29.csv')
  await takeText(june, '2026-06-29')
  const before = await everything()
  const [, header = '', rows = ''] = june.match(/^([^\n]*)([^]*)$/) ?? []
  const swapped = `${header.replace(',monthly_price,', ',_,').replace(',monthly_provider_fee,', ',monthly_price,').replace(',_,', ',monthly_provider_fee,')}${rows}`
  const inCents = raised(june, dollars => dollars * 100)
  for (const wrong of [swapped, inCents]) {
    await expect(takeText(wrong, '2026-08-03', 'kinetic', true)).rejects.toThrow(MovedPricesError)
  }
  await expect(takeText(inCents, '2026-08-03', 'kinetic', true)).rejects.toThrow(
    '4 of 4 prices are at least twice or at most half of those before, such as 16 Mbps: $59.99 before, $5,999.00 now',
  )
  expect(await everything()).toEqual(before)
  const order = { providerId: 'kinetic', date: '2026-08-03', careful: true, allowPrices: true }
  const found = { bytes: Buffer.from(inCents), source: 'file.csv' }
  expect(await importLabels({ db: database.db, readSheet }, found, order)).toMatchObject({
    counts: { changed: 4 },
  })
})

test.each([
  ['five dollars more on every plan', (dollars: number) => dollars + 5],
  ['a promotion on half of the plans', (dollars: number) => (dollars > 60 ? dollars / 2 : dollars)],
  ['a third more on every plan', (dollars: number) => dollars * 1.34],
])('%s is no reason for doubt', async (_, price) => {
  const june = textOf('kinetic-2026-06-29.csv')
  await takeText(june, '2026-06-29')
  const later = await takeText(raised(june, price), '2026-08-03', 'kinetic', true)
  expect(later).toMatchObject({ outcome: 'imported' })
})

test('a few dollars are no reason for doubt, however low the price was', async () => {
  const low = raised(textOf('kinetic-2026-06-29.csv'), () => 4.99)
  await takeText(low, '2026-06-29')
  const later = await takeText(
    raised(low, () => 14.95),
    '2026-08-03',
    'kinetic',
    true,
  )
  expect(later).toMatchObject({ outcome: 'imported', counts: { changed: 4 } })
})

test('a file of an earlier edition is told as that one, and which one follows it', async () => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  await take('kinetic-2026-08-03.csv', '2026-08-03')
  expect(await take('kinetic-2026-06-29.csv', '2026-06-29')).toMatchObject({
    ...{ outcome: 'unchanged', date: '2026-06-29', newest: '2026-08-03' },
  })
})

test('a file that is older than the newest edition is refused', async () => {
  await take('kinetic-2026-08-03.csv', '2026-08-03')
  await expect(take('kinetic-2026-06-29.csv', '2026-06-29')).rejects.toThrow("can't follow it")
})

test('a file that changes on the day on which the one before was seen again is taken over', async () => {
  await take('kinetic-2026-06-29.csv', '2026-06-29')
  await take('kinetic-2026-06-29.csv', '2026-08-03')
  expect(await take('kinetic-2026-08-03.csv', '2026-08-03')).toMatchObject({
    outcome: 'imported',
    since: '2026-06-29',
  })
  expect(await take('kinetic-2026-08-03.csv', '2026-08-03')).toMatchObject({ outcome: 'unchanged' })
})

test('an edition is stored whole or not at all', async () => {
  await take('spectrum-2026-06-04.csv', '2026-06-04', 'spectrum')
  for (const table of ['labels', 'label_changes']) {
    const fault = await expectNothingLeft(database.db, table, () =>
      take('spectrum-2026-06-29.csv', '2026-06-29', 'spectrum'),
    )
    expect(fault).toBeInstanceOf(Error)
  }
})

test('of damaged files each is an edition with all of its labels, or nothing', async () => {
  let taken = 0
  for (let seed = 0; seed < 120; seed += 1) {
    const date = new Date(Date.UTC(2026, 0, 1 + seed)).toISOString().slice(0, 10)
    const report = await takeText(mutatedLabels(seed), date, 'spectrum').catch((error: unknown) => {
      if (error instanceof LabelFileError) return null
      throw new Error(`file ${seed}`, { cause: error })
    })
    if (report?.outcome !== 'imported') continue
    taken += 1
    const standing = (await database.db.select().from(labels)).filter(one => one.validTo === null)
    const [edition] = await editionsOfProvider(database.db, 'spectrum')
    expect([edition?.date, edition?.labels, standing.length], `file ${seed}`).toEqual([
      date,
      report.labels,
      report.labels,
    ])
  }
  expect(taken).toBeGreaterThan(30)
})

test.each(['latin1', 'utf16le'] as const)(
  'a file that was saved in %s is read as it is meant',
  async encoding => {
    const text = textOf('kinetic-2026-06-29.csv').replaceAll('2 Gig', '2 Gigá')
    const bytes = Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding)
    const order = { providerId: 'kinetic', date: '2026-06-29' }
    await importLabels({ db: database.db, readSheet }, { bytes, source: 'file.csv' }, order)
    const names = (await everything()).labels.map(({ name }) => name)
    expect(names).toHaveLength(4)
    expect(names).toContain('2 Gigá')
  },
)
