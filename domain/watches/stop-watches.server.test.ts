import { expect, test } from 'vitest'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { cableAndFiber, daysLater, email, watching } from '#tests/support/watch-parts.ts'
import { askForMoveReminders, askToWatchPlace, askToWatchPrice } from './ask-for-watch.server.ts'
import { confirmWatch } from './confirm-watch.server.ts'
import { lookAgain } from './look-again.server.ts'
import { eraseWatches, stopWatches, watchesBehind } from './stop-watches.server.ts'
import { MOST_WATCHES } from './watch.ts'
import { watches, watchLinks } from './watches.tables.server.ts'

const database = useTestDatabase()
const { deps, mailsOf, newestToken, newsOf, watchFiber, watchPriceOf } = watching(database)

test('one mail stops one watch or all, and the link works again', async () => {
  await watchFiber()
  await watchPriceOf('river-300')
  await lookAgain(deps(daysLater(1), cableAndFiber), {})
  const token = await newestToken()
  const behind = await watchesBehind(deps(), token)
  expect(behind?.email).toBe(email)
  expect(behind?.watches.map(one => one.wish.kind).toSorted()).toEqual(['arrival', 'price'])
  expect(await stopWatches(deps(), token, behind?.watches[0]?.id ?? '')).toBe(1)
  expect((await watchesBehind(deps(), token))?.watches).toHaveLength(1)
  expect(await expectAllOrNothing(database.db, 'stopWatches', () => stopWatches(deps(), token, null))).toBe(1)
  expect(await stopWatches(deps(), token, null)).toBe(0)
  expect(await newsOf()).toEqual([])
})

test('a link stops nothing of somebody else', async () => {
  await watchFiber()
  await watchFiber('cy@example.com')
  await lookAgain(deps(daysLater(1), cableAndFiber), {})
  const own = await watchesBehind(deps(), await newestToken())
  const token = await newestToken('cy@example.com')
  expect(await stopWatches(deps(), token, own?.watches[0]?.id ?? '')).toBe(0)
  expect(await stopWatches(deps(), 'x'.repeat(43), null)).toBeNull()
  expect(await database.db.select().from(watches)).toHaveLength(2)
})

test('an unconfirmed link is over after two days, a watch after a year', async () => {
  await askToWatchPlace(deps(), { email, zipCode: '78701', planType: 'any' })
  expect(await confirmWatch(deps(daysLater(2)), await newestToken())).toMatchObject({
    code: 'watch_link_expired',
  })
  await watchFiber()
  expect(await lookAgain(deps(daysLater(366), cableAndFiber), {})).toEqual({ people: 0, mails: 0 })
})

test('an address has so many watches and no more; the same wish again takes the place of the one before', async () => {
  for (let zip = 0; zip < MOST_WATCHES; zip += 1) {
    await askToWatchPlace(deps(), { email, zipCode: `787${String(zip).padStart(2, '0')}`, planType: 'fiber' })
    expect(await confirmWatch(deps(), await newestToken())).toMatchObject({ ok: true })
  }
  await askToWatchPrice(deps(), { email, planId: 'river-300', below: null })
  expect(await confirmWatch(deps(), await newestToken())).toMatchObject({ code: 'too_many_watches' })
  await askToWatchPlace(deps(), { email, zipCode: '78701', planType: 'fiber' })
  expect(await confirmWatch(deps(), await newestToken())).toMatchObject({ ok: true })
})

test('a wish that cannot be is refused, and mails nobody', async () => {
  expect(await askToWatchPlace(deps(), { email, zipCode: '00000', planType: 'any' })).toMatchObject({
    code: 'zip_unknown',
  })
  expect(await askToWatchPrice(deps(), { email, planId: 'gone', below: null })).toMatchObject({
    code: 'plan_not_listed',
  })
  expect(await askToWatchPrice(deps(), { email, planId: 'river-300', below: 99_900 })).toMatchObject({
    code: 'watch_price_not_lower',
  })
  const move = { email, movesOn: '2026-02-30', zipCode: null }
  expect(await askForMoveReminders(deps(), move)).toMatchObject({ code: 'moving_day_unclear' })
  expect(await mailsOf()).toEqual([])
})

test('erasing an address leaves nothing of it', async () => {
  await watchFiber()
  await lookAgain(deps(daysLater(1), cableAndFiber), {})
  await transaction(database.db, tx => eraseWatches(tx, 'Ada@Example.com'))
  for (const table of [watches, watchLinks, mails]) expect(await database.db.select().from(table)).toEqual([])
})
