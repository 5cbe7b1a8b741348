import { expect, test } from 'vitest'
import { listUnanswered, markUnanswered } from '#domain/measurement/unanswered.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { transaction } from '#platform/database.server.ts'
import { catalogue, clock, DAY, first, liveTheDay, measure, other, zips } from '#tests/support/made-day.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { rangeFrom } from './range.ts'
import { readReport, type TableId } from './report.server.ts'
import { rollUp } from './roll-up.server.ts'

const database = useTestDatabase()
const deps = (at = clock('23:00')) => ({
  ...{ db: database.db, catalogue, zips },
  ...{ settings: builtInSettings, now: () => at },
})

async function report(by: 'state' | 'provider' | 'source' | 'campaign' = 'state') {
  const { tables } = await readReport(database.db, catalogue, { range: rangeFrom(DAY, DAY), by })
  return (id: TableId) => Object.fromEntries(tables[id].rows.map(({ name, cells }) => [name, cells]))
}

test('a made day comes to what happened on it, to the unit', async () => {
  await liveTheDay(database)
  await rollUp(deps())
  const table = await report()
  const counted = ([now, before]: readonly (number | null)[] = []) => [now, before]
  const funnel = table('funnel')
  expect(Object.entries(funnel).map(([name, cells]) => [name, ...counted(cells)])).toEqual([
    ['Searches', 5, 1],
    ['Results', 4, 0],
    ['Carts', 2, 0],
    ['Checkouts', 1, 0],
    ['Orders', 2, 1],
    ['Reached', 2, 0],
    ['Booked', 1, 0],
  ])
  expect(funnel.Results?.slice(3)).toEqual([4 / 5, 0, 2])
  // Two orders after one checkout: one came without it, so no share of it went on.
  expect(funnel.Orders?.slice(3)).toEqual([null, null, 0])
  expect(
    Object.fromEntries(Object.entries(table('others')).map(([name, cells]) => [name, cells[0]])),
  ).toMatchObject({
    'Places without an answer': 2,
    Canceled: 1,
    'Not available there': 0,
    'Orders by phone': 0,
    Leads: 2,
    'Leads reached': 1,
    'Presses on a phone number': 1,
    'Failed attempts': 2,
  })
  // Waited: 50 minutes, 2 minutes, and from 9 AM the day before; a lead half an hour; a booked hour 20 minutes.
  expect(table('times')).toEqual({
    'First call about an order': [3, 3_000, 105_600, 105_600, null, 2 / 3, null, null],
    'First call about a lead': [1, 1_800, 1_800, 1_800, null, 1, null, null],
    'Call at a booked hour': [1, 1_200, 1_200, 1_200, null, 1, null, null],
    'Wait for a person in the chat': [1, 90, 90, 90, null, null, null, null],
  })
  expect(table('chats')).toEqual({
    'Solved without a person': [3, 2, 2 / 3, null, null],
    'Questions answered': [3, 2, 2 / 3, null, null],
  })
  // The form that was sent twice is one lead, and its yes is one.
  expect(table('consents')).toEqual({
    'Consent given': [2, 1, 1 / 2, null, null],
    'Quote form': [2, 1, 1 / 2, null, null],
  })
  expect(table('messages')).toEqual({
    'Delivered at once': [3, 1, 1 / 3, null, null],
    Order: [3, 1, 1 / 3, null, null],
  })
  expect(table('mails')['Order received']).toEqual([3, 3, 1, null, null])
})

test('the day by state, provider, source and campaign', async () => {
  await liveTheDay(database)
  await rollUp(deps())
  // Searches, results, carts, checkouts, orders, reached, booked, orders before.
  expect((await report('state'))('split')).toEqual({
    Texas: [4, 3, 1, 1, 2, 2, 1, 1],
    'New York': [1, 1, 0, 0, 0, 0, 0, 0],
    'Not known': [0, 0, 1, 0, 0, 0, 0, 0],
  })
  expect((await report('provider'))('split')).toEqual({
    [first.providerName]: [1, 1, 2, 2, 1, 1],
    [other.providerName]: [1, 1, 1, 1, 1, 0],
  })
  expect((await report('source'))('split')).toEqual({
    'google / cpc': [4, 3, 0, 0, 1, 1, 1, 0],
    'None named': [1, 1, 2, 1, 1, 1, 0, 1],
  })
  expect((await report('campaign'))('split')).toEqual({
    'fall-fiber': [4, 3, 0, 0, 1, 1, 1, 0],
    'None named': [1, 1, 2, 1, 1, 1, 0, 1],
  })
})

test('summed up again and again it stays the same, and what comes late is counted', async () => {
  await liveTheDay(database)
  await rollUp(deps())
  const before = await report()
  const [others, funnel] = [before('others'), before('funnel')]
  expect(await rollUp(deps())).toMatchObject({ events: 0 })
  await Promise.all([rollUp(deps()), rollUp(deps())])
  const again = await report()
  expect([again('others'), again('funnel')]).toEqual([others, funnel])
  await measure(database, clock('09:00'), { name: 'place_searched', zip: '78701' })
  // Two days later the day is counted once more.
  await rollUp(deps(new Date('2026-11-26T12:00:00Z')))
  expect((await report())('funnel').Searches?.[0]).toBe(6)
  expect((await report())('others')).toEqual(others)
})

test('what was not answered is a list to work off; what is done opens again when it is asked again', async () => {
  await liveTheDay(database)
  const open = () => listUnanswered(database.db, 'zip', 'open', 10)
  expect(await open()).toMatchObject([{ key: '78703', state: 'TX', asked: 2 }])
  expect(await listUnanswered(database.db, 'question', 'open', 10)).toMatchObject([
    { words: 'Do you sell to boats? Mail me: #', asked: 1 },
  ])
  const done = { at: clock('15:00'), by: 'Eli Novak' }
  await transaction(database.db, tx => markUnanswered(tx, { kind: 'zip', key: '78703' }, done))
  expect(await open()).toEqual([])
  await measure(database, clock('16:00'), { name: 'place_answered', label: 'none', zip: '78703' })
  expect(await open()).toMatchObject([{ key: '78703', asked: 1, doneAt: null }])
})

test('an event that we do not know, and a ZIP code that is none, are refused', async () => {
  expect(await measure(database, clock('09:00'), { name: 'place_searched', label: 'more' })).toMatchObject({
    ok: false,
  })
  expect(await measure(database, clock('09:00'), { name: 'nothing' })).toMatchObject({ ok: false })
  expect(await measure(database, clock('09:00'), { name: 'place_searched', zip: '7870' })).toMatchObject({
    ok: false,
  })
})
