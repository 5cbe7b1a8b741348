import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { openDraftOf } from '#domain/catalog-drafts/draft-store.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { plainDollars } from '#domain/shared/money.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { decideDifference } from './decide-difference.server.ts'
import { labelKey } from './label-difference.ts'
import { comparePlans } from './plan-differences.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-22T12:00:00Z')
const ana = { id: '11111111-1111-4111-8111-111111111111', name: 'Ana Torres' }
const catalogue = readSeed()
const deps = () => ({ db: database.db, catalogue, now: () => at })
const noSheet = () => Promise.reject(new Error('no sheet'))
const june = readFileSync('domain/labels/excerpts/kinetic-2026-06-29.csv', 'utf8')

const take = (text: string, date: string) =>
  importLabels(
    { db: database.db, readSheet: noSheet },
    { bytes: Buffer.from(text), source: 'kinetic.csv' },
    { providerId: 'kinetic', date },
  )
const differences = async () => (await comparePlans(deps())).differences
const first = async () => {
  const [difference] = await differences()
  if (!difference) throw new Error('nothing differs')
  return difference
}

beforeEach(async () => {
  await database.db
    .insert(staff)
    .values({ ...ana, email: 'ana@plainwire.example', passwordHash: '', role: 'editor', createdAt: at })
  await take(june, '2026-06-29')
})

test('ours is kept for a reason until the label changes, with an event', async () => {
  const { planId, label } = await first()
  const key = labelKey(label)
  const keep = { planId, key, decision: 'keep', reason: 'Confirmed by phone', seen: '' } as const
  expect(
    await expectAllOrNothing(database.db, 'decideDifference', () => decideDifference(deps(), ana, keep)),
  ).toBe('kept')
  const stands = async () => (await differences()).find(one => one.planId === planId)?.decided
  expect(await stands()).toMatchObject({ decision: 'keep', reason: 'Confirmed by phone', by: 'Ana Torres' })
  expect(await eventsOf(database.db, { kind: 'labels', id: planId })).toMatchObject([
    { what: 'decideLabelDifference', note: 'Confirmed by phone', after: { decision: 'keep' } },
  ])
  const dollars = plainDollars(label.priceNowCents)
  await take(june.replaceAll(dollars, '123.45'), '2026-08-03')
  expect(await stands()).toBeNull()
  expect(await decideDifference(deps(), ana, keep)).toBe('changed')
})

test('a plan that no label of the newest file knows is told, one that does not differ is not decided on', async () => {
  const { unmatched } = await comparePlans(deps())
  expect(unmatched.length).toBeGreaterThan(0)
  const [none] = unmatched
  const decided = { planId: none?.planId ?? '', key: '', decision: 'keep', reason: 'x', seen: '' } as const
  expect(await decideDifference(deps(), ana, decided)).toBe('gone')
})

test('what is taken over becomes a draft with the label’s figures, and a colleague’s draft stays as it is', async () => {
  const { planId, label } = await first()
  const take = { planId, key: labelKey(label), decision: 'take_over', reason: null, seen: '' } as const
  expect(await decideDifference(deps(), ana, take)).toBe('drafted')
  const draft = await openDraftOf(database.db, { kind: 'plan', id: planId })
  expect(draft).toMatchObject({ authorName: 'Ana Torres', version: 1 })
  expect(draft?.content).toMatchObject({
    schedule: { steps: [{ fromMonth: 1, monthlyCents: label.priceNowCents }] },
  })
  expect(await decideDifference(deps(), ana, take)).toEqual({ by: 'Ana Torres', decision: 'take_over' })
  expect(await decideDifference(deps(), ana, { ...take, seen: at.toISOString() })).toBe('kept')
  expect((await openDraftOf(database.db, { kind: 'plan', id: planId }))?.version).toBe(1)
})
