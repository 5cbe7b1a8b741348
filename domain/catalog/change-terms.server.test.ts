import { expect, test } from 'vitest'
import { flat, priceToday } from '#domain/pricing/price-schedule.ts'
import { seedWithPrice } from '#tests/support/changed-catalogue.ts'
import { expectNothingLeft } from '#tests/support/failing-writes.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { fillTermsFromSeed, servedCatalogue, servedMark } from './catalogue-store.server.ts'
import { changeTerms } from './change-terms.server.ts'
import { wordsOf } from './condition.ts'
import { isConfirmed } from './internet-plan.ts'
import { withChecks } from './price-checks.ts'
import { publishCatalogue } from './publish-catalogue.server.ts'
import { readSeed } from './read-catalogue.server.ts'
import { termsHistory } from './terms-store.server.ts'

const database = useTestDatabase()
const at = (time: string) => new Date(`2026-12-${time}:00Z`)
const plan = readSeed().internetPlan('metronet-500') ?? expect.unreachable('the plan')
const seedCents = priceToday(plan.schedule)
const change = (now: Date, ...changes: unknown[]) =>
  changeTerms({ db: database.db, now: () => now }, { changes })
const to = (cents: number, from?: Date) => ({
  planId: plan.id,
  schedule: flat(cents),
  ...(from ? { from: from.toISOString() } : {}),
})
async function costs(now: Date): Promise<number> {
  const served = (await servedCatalogue(database.db, now)).internetPlan(plan.id)
  return served ? priceToday(served.schedule) : expect.unreachable('the plan')
}

test('the seed fills the terms once, and serves unchanged by them', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  await change(at('02T00:00'), to(4321))
  await fillTermsFromSeed(database.db, at('03T00:00'))
  expect(await termsHistory(database.db, plan.id)).toHaveLength(2)
  expect(await costs(at('01T00:00'))).toBe(seedCents)
  expect((await servedCatalogue(database.db, at('01T00:00'))).revision).toBe(readSeed().revision)
})

test('a change from now on holds at once; one from a moment ahead takes effect at that moment', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  expect(await change(at('02T00:00'), to(4321))).toMatchObject({ ok: true })
  expect(await change(at('02T01:00'), to(5678, at('10T06:00')))).toMatchObject({ ok: true })
  expect(await costs(at('01T23:59'))).toBe(seedCents)
  expect(await costs(at('02T00:00'))).toBe(4321)
  expect(await costs(at('10T05:59'))).toBe(4321)
  expect(await costs(at('10T06:00'))).toBe(5678)
  const marks = await Promise.all(
    ['10T05:58', '10T05:59', '10T06:00'].map(time => servedMark(database.db, at(time))),
  )
  expect(marks[0]).toBe(marks[1])
  expect(marks[2]).not.toBe(marks[1])
})

test('a price that was changed is dated by its change, and no label confirms it until somebody says so', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  await change(at('02T12:00'), to(4321), to(5678, at('10T06:00')))
  const seen = new Map([[plan.providerId, '2026-12-01']])
  const told = async (now: Date) => {
    const catalogue = withChecks(await servedCatalogue(database.db, now), seen, now)
    const served = catalogue.internetPlan(plan.id) ?? expect.unreachable('the plan')
    return [catalogue.checkedOn(plan.id), isConfirmed(served)]
  }
  expect(await told(at('02T11:59'))).toEqual(['2026-12-01', true])
  expect(await told(at('02T12:00'))).toEqual(['2026-12-02', false])
  expect(await told(at('10T06:00'))).toEqual(['2026-12-10', false])
  await publishCatalogue(
    { db: database.db, now: () => at('11T12:00') },
    seedWithPrice(plan.id, 5678, '2026-12-11'),
  )
  expect((await told(at('11T12:00')))[1]).toBe(true)
})

test('terms that were in force stand as they were', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  const [first] = await termsHistory(database.db, plan.id)
  await change(at('02T00:00'), to(4321))
  expect((await termsHistory(database.db, plan.id))[0]).toEqual(first)
  expect(first?.schedule).toEqual(plan.schedule)
})

test('the past, no plan, the same price and two changes at one moment are refused together, and nothing is changed', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  const refused = await expectNothingLeft(database.db, 'plan_terms', () =>
    change(
      at('05T00:00'),
      to(4321, at('04T00:00')),
      { planId: 'no-plan', schedule: flat(1000) },
      { planId: plan.id, schedule: plan.schedule },
      to(99, at('05T00:00')),
    ),
  )
  expect(refused).toEqual({
    ok: false,
    code: 'not_changeable',
    faults: [
      'metronet-500: 2026-12-04T00:00:00.000Z is over.',
      'There is no plan no-plan.',
      'metronet-500: that is what it costs then anyway.',
      'A plan changes twice at one moment.',
    ],
  })
})

test.each([
  ['no price', { planId: plan.id, schedule: { steps: [], oneTimeFees: [] } }, 'changes.0.schedule.steps'],
  ['dollars', { planId: plan.id, schedule: flat(43.21) }, 'changes.0.schedule.steps.0.monthlyCents'],
  ['a day without a time', { ...to(4321), from: '2026-12-24' }, 'changes.0.from'],
  ['more than is known', { ...to(4321), price: 1 }, 'changes.0: '],
])('%s is refused by its place', async (_, wrong, place) => {
  const refused = await change(at('05T00:00'), wrong)
  const { faults } = refused.ok || !('faults' in refused) ? { faults: [] } : refused
  expect(faults).toContainEqual(expect.stringContaining(place))
})

test('everything that is wrong with a file is told at once, in words of its own', async () => {
  const wrong = { planId: 'no-plan', from: '2026-12-24', schedule: flat(-1) }
  expect(await change(at('05T00:00'), wrong, to(4321, at('04T00:00')))).toEqual({
    ok: false,
    code: 'not_changeable',
    faults: [
      'There is no plan no-plan.',
      'changes.0.from: must be a time with its zone, such as 2026-12-01T00:00:00-06:00',
      'changes.0.schedule.steps.0.monthlyCents: must be more than 0 cents',
      'metronet-500: 2026-12-04T00:00:00.000Z is over.',
    ],
  })
})

test('a change tells what was before, and the conditions that stay', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  expect(await change(at('02T00:00'), to(4321))).toMatchObject({
    ok: true,
    value: [{ schedule: flat(4321), before: plan.schedule, conditions: wordsOf(plan.conditions) }],
  })
})

test('a second change of a plan from the same moment is refused', async () => {
  await change(at('05T00:00'), to(4321, at('06T00:00')))
  expect(await change(at('05T01:00'), to(4322, at('06T00:00')))).toMatchObject({
    code: 'published_meanwhile',
  })
})

test('a catalog that is published sets its prices from now on; one that fails leaves neither catalog nor price', async () => {
  await fillTermsFromSeed(database.db, at('01T00:00'))
  const publish = () =>
    publishCatalogue(
      { db: database.db, now: () => at('05T00:00') },
      seedWithPrice(plan.id, 4321, '2026-12-05'),
    )
  expect(await expectNothingLeft(database.db, 'plan_terms', publish)).toBeInstanceOf(Error)
  expect(await publish()).toMatchObject({ ok: true })
  expect(await costs(at('04T23:59'))).toBe(seedCents)
  expect(await costs(at('05T00:00'))).toBe(4321)
  expect(await termsHistory(database.db, 'metronet-1-gig')).toHaveLength(1)
})
