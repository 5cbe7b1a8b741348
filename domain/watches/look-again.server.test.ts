import { expect, test } from 'vitest'
import { flat, introThen } from '#domain/pricing/price-schedule.ts'
import { expectNothingLeft, JOBS } from '#tests/support/failing-writes.ts'
import { aCatalogue, smallContent } from '#tests/support/small-catalogue.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { cable, cableAndFiber, daysLater, email, monday, watching } from '#tests/support/watch-parts.ts'
import { askForMoveReminders, askToWatchPlace } from './ask-for-watch.server.ts'
import { confirmWatch, findWatchToConfirm } from './confirm-watch.server.ts'
import { lookAgain } from './look-again.server.ts'
import { watches } from './watches.tables.server.ts'

const database = useTestDatabase()
const { deps, newestToken, newsOf, watchFiber, watchPriceOf } = watching(database)
/** The small catalog with the cable plan at a different price. */
const cheaper = (cents: number) =>
  aCatalogue({
    internetPlans: smallContent.internetPlans.map(plan =>
      plan.id === 'river-300' ? { ...plan, schedule: flat(cents) } : plan,
    ),
  })

test('nothing is told before the link is confirmed, and the database keeps no token', async () => {
  await askToWatchPlace(deps(), { email, zipCode: '78701', planType: 'fiber' })
  const token = await newestToken()
  expect(JSON.stringify(await database.db.select().from(watches))).not.toContain(token)
  expect(await lookAgain(deps(daysLater(1), cableAndFiber), {})).toEqual({ people: 0, mails: 0 })
  expect((await findWatchToConfirm(deps(), token))?.on).toBe(false)
  expect(await confirmWatch(deps(), token)).toMatchObject({ ok: true })
  expect((await findWatchToConfirm(deps(), token))?.on).toBe(true)
  expect(await lookAgain(deps(daysLater(1), cableAndFiber), {})).toEqual({ people: 1, mails: 1 })
})

test('a new provider of the kind is told once, and who was there before is not', async () => {
  await watchFiber()
  expect(await lookAgain(deps(daysLater(1)), {})).toMatchObject({ mails: 0 })
  expect(await lookAgain(deps(daysLater(2), cableAndFiber), {})).toMatchObject({ mails: 1 })
  expect(await lookAgain(deps(daysLater(3), cableAndFiber), {})).toMatchObject({ mails: 0 })
  const [mail] = await newsOf()
  expect(mail?.body).toContain('North Fiber (Fiber)')
  expect(mail?.body).not.toContain('River Cable')
  expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/localhost\/watches\/stop\?token=[\w-]{43}$/)
  expect(mail?.body).toContain(mail?.unsubscribeUrl ?? 'none')
})

test('a place that no data answer for tells nothing', async () => {
  await watchFiber()
  expect(await lookAgain(deps(daysLater(1), null), {})).toMatchObject({ mails: 0 })
})

test('another price is told with the old one, and the next time with the one before', async () => {
  await watchPriceOf('river-300')
  expect(await lookAgain(deps(daysLater(1)), {})).toMatchObject({ mails: 0 })
  expect(await lookAgain(deps(daysLater(1), cable, cheaper(2800)), {})).toMatchObject({ mails: 1 })
  expect(await lookAgain(deps(daysLater(2), cable, cheaper(3500)), {})).toMatchObject({ mails: 1 })
  const bodies = (await newsOf()).map(mail => mail.body)
  expect(bodies[0]).toContain('River Cable 300 now costs $28.00/mo. It was $30.00/mo.')
  expect(bodies[1]).toContain('now costs $35.00/mo. It was $28.00/mo.')
})

test('with a threshold only a price under it is told, also after it rose in silence', async () => {
  await watchPriceOf('river-300', 2500)
  for (const [day, cents] of [2800, 3300, 2500].entries()) {
    expect(await lookAgain(deps(daysLater(day + 1), cable, cheaper(cents)), {})).toMatchObject({ mails: 0 })
  }
  expect(await lookAgain(deps(daysLater(5), cable, cheaper(2498)), {})).toMatchObject({ mails: 1 })
  expect((await newsOf())[0]?.body).toContain(
    'now costs $24.98/mo. It was $25.00/mo. That is under your $25.00.',
  )
})

test('a later price and a one-time fee are told with what they were; not to who waits for a price', async () => {
  await watchPriceOf('river-300')
  const costing = (later: number, fee: number) =>
    aCatalogue({
      internetPlans: smallContent.internetPlans.map(plan =>
        plan.id === 'river-300'
          ? {
              ...plan,
              schedule: introThen(3000, 12, later, [
                { label: 'Activation', cents: fee, purpose: 'activation' },
              ]),
            }
          : plan,
      ),
    })
  for (const [day, [later, fee]] of (
    [
      [5000, 2000],
      [5000, 2000],
      [6000, 2000],
      [6000, 4000],
    ] as const
  ).entries())
    await lookAgain(deps(daysLater(day + 1), cable, costing(later, fee)), {})
  const bodies = (await newsOf()).map(mail => mail.body)
  expect(bodies).toHaveLength(3)
  expect(bodies[2]).toContain(
    'Now: $30.00/mo in months 1–12, then $60.00/mo. Activation $40.00 once. Before: $30.00/mo in months 1–12, then $60.00/mo. Activation $20.00 once.',
  )
  expect(bodies[2]).not.toContain('now costs')
  await watchPriceOf('river-300', 2500)
  expect(await lookAgain(deps(daysLater(9), cable, costing(5500, 2000)), {})).toMatchObject({ mails: 0 })
})

test('a watch of before later prices were kept tells of none, and keeps them', async () => {
  await watchPriceOf('river-300')
  const known = { kind: 'price', name: 'River Cable 300', cents: 3000, labelDate: null } as const
  await database.db.update(watches).set({ known })
  expect(await lookAgain(deps(daysLater(1)), {})).toMatchObject({ mails: 0 })
  expect(await database.db.select().from(watches)).toMatchObject([
    { known: { schedule: { steps: [{ monthlyCents: 3000 }, { fromMonth: 13 }] } } },
  ])
})

test('a plan that is gone is told once, and its watch ends', async () => {
  await watchPriceOf('river-300')
  const without = aCatalogue({
    internetPlans: smallContent.internetPlans.filter(plan => plan.id !== 'river-300'),
    providerListings: smallContent.providerListings.filter(one => one.planId !== 'river-300'),
  })
  expect(await lookAgain(deps(daysLater(1), cable, without), {})).toMatchObject({ mails: 1 })
  expect((await newsOf())[0]?.body).toContain('We don’t list River Cable 300 anymore.')
  expect(await database.db.select().from(watches)).toEqual([])
})

test('everything of one person goes into one mail, at most one a day, and nothing is lost by waiting', async () => {
  await watchFiber()
  await watchPriceOf('river-300')
  await watchPriceOf('river-1200')
  expect(await lookAgain(deps(daysLater(1), cableAndFiber, cheaper(2800)), {})).toMatchObject({ mails: 1 })
  const [first] = await newsOf()
  expect(first?.body).toContain('North Fiber')
  expect(first?.body).toContain('$28.00/mo')
  const later = new Date(daysLater(1).getTime() + 3_600_000)
  expect(await lookAgain(deps(later, cableAndFiber, cheaper(2600)), {})).toMatchObject({ mails: 0 })
  expect(await lookAgain(deps(daysLater(2), cableAndFiber, cheaper(2600)), {})).toMatchObject({ mails: 1 })
  expect((await newsOf())[1]?.body).toContain('now costs $26.00/mo. It was $28.00/mo.')
})

test('a round that breaks off tells the others once when it runs again', async () => {
  for (const name of ['a', 'b', 'c']) await watchFiber(`${name}@example.com`)
  const broken = deps(daysLater(1), cableAndFiber)
  let mailed = 0
  const queue = {
    ...broken.queue,
    enqueue: (...job: Parameters<typeof broken.queue.enqueue>) => {
      if ((mailed += 1) === 2) throw new Error('killed')
      return broken.queue.enqueue(...job)
    },
  }
  await expect(lookAgain({ ...broken, queue }, {})).rejects.toThrow('killed')
  expect(await newsOf('b@example.com')).toEqual([])
  await lookAgain(broken, {})
  for (const name of ['a', 'b', 'c']) expect(await newsOf(`${name}@example.com`)).toHaveLength(1)
})

test('two rounds at once mail once', async () => {
  await watchFiber()
  const rounds = await Promise.all([1, 2, 3].map(() => lookAgain(deps(daysLater(1), cableAndFiber), {})))
  expect(rounds.reduce((sum, round) => sum + round.mails, 0)).toBe(1)
  expect(await newsOf()).toHaveLength(1)
})

test.each(['mails', 'watches', 'watch_links', JOBS])(
  'when %s fails, nobody is told and nothing is forgotten',
  async table => {
    await watchFiber()
    const call = () => lookAgain(deps(daysLater(1), cableAndFiber), {})
    expect(await expectNothingLeft(database.db, table, call)).toBeInstanceOf(Error)
    expect(await call()).toMatchObject({ mails: 1 })
  },
)

test('many people are looked at in jobs of a hundred', async () => {
  const known = { kind: 'arrival', providers: [] } as const
  const wish = { kind: 'arrival', zipCode: '78701', planType: 'fiber' } as const
  const people = Array.from({ length: 130 }, (_, index) => `p${String(index).padStart(3, '0')}@example.com`)
  await database.db.insert(watches).values(
    people.map(person => ({
      ...{ email: person, wish, wishKey: 'arrival 78701 fiber', known: { ...known, providers: [] } },
      ...{
        askedAt: monday,
        confirmedAt: monday,
        confirmHash: person,
        wordsVersion: '1',
        endsAt: daysLater(300),
      },
    })),
  )
  const first = await lookAgain(deps(daysLater(1), cableAndFiber), {})
  expect(first).toEqual({ people: 100, mails: 100 })
  expect(await lookAgain(deps(daysLater(1), cableAndFiber), { after: people[99] ?? '' })).toEqual({
    people: 30,
    mails: 30,
  })
})

test('each step of a move is told on its day, and those that were over before are not', async () => {
  await askForMoveReminders(deps(), { email, movesOn: '2026-12-04', zipCode: '78701' })
  await confirmWatch(deps(), await newestToken())
  const told = []
  for (let day = 0; day < 60; day += 1) {
    if ((await lookAgain(deps(daysLater(day)), {})).mails > 0) told.push(day)
  }
  // Notice until Nov 24; then the installation day, the test, the return and the bills.
  expect(told).toEqual([0, 11, 12, 15, 41])
  expect((await newsOf())[0]?.body).toContain('/moving?date=2026-12-04&zip=78701#plan')
})
