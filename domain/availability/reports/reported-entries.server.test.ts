import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { coverageProviders } from '../availability.tables.server.ts'
import { coverageReports } from '../reports.tables.server.ts'
import { reportedEntries } from './reported-entries.server.ts'

const database = useTestDatabase()
const now = new Date('2026-11-22T12:00:00Z')
const cell = '882bab5303fffff'
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 60 * 60 * 1000)

const report = (changes: Partial<typeof coverageReports.$inferInsert>) => ({
  ...{ place: cell, zipCode: '05401', provider: 'fcc:130317', kind: 'not_offered' as const },
  ...{ reporter: 'ada', reportedAt: daysAgo(3), ...changes },
})
const listed = (limit = 10) =>
  reportedEntries({ catalogue: readSeed(), db: database.db, now: () => now }, limit)

test('reports are gathered by entry: how many people, what they say, whether it is doubted', async () => {
  await database.db.insert(coverageProviders).values({ id: 990001, brandName: 'Valley' })
  await database.db
    .insert(coverageReports)
    .values([
      report({ note: 'Ends a mile away', planId: 'xfinity-300' }),
      report({ reporter: 'ben', reportedAt: daysAgo(1), note: 'They said no' }),
      report({ reporter: 'cyd', kind: 'slower', reportedAt: daysAgo(2) }),
      report({ place: '05401', provider: 'fcc:990001' }),
      report({ place: '05401', provider: 'starlink', reportedAt: daysAgo(9) }),
      report({ place: '05401', provider: 'fcc:4711', reportedAt: daysAgo(20) }),
      report({ place: '05401', provider: 'fcc:130077', reportedAt: daysAgo(366) }),
    ])
  expect(await listed()).toEqual([
    {
      place: cell,
      zipCode: '05401',
      entry: 'fcc:130317',
      provider: 'Xfinity',
      people: 3,
      independent: 3,
      doubted: true,
      confirmed: false,
      undecided: 3,
      kinds: [
        { kind: 'not_offered', people: 2 },
        { kind: 'slower', people: 1 },
      ],
      plans: [{ name: 'Internet 300 Mbps', people: 1 }],
      notes: ['They said no', 'Ends a mile away'],
      latest: daysAgo(1),
      decisionSeen: 0,
    },
    expect.objectContaining({ place: '05401', provider: 'Valley', people: 1, doubted: false, notes: [] }),
    expect.objectContaining({ provider: 'Starlink' }),
    expect.objectContaining({ provider: 'fcc:4711' }),
  ])
  expect(await listed(1)).toHaveLength(1)
  const writers = ['dan', 'eve', 'fay', 'gus']
  await database.db
    .insert(coverageReports)
    .values(writers.map(reporter => report({ reporter, note: reporter })))
  expect((await listed(1))[0]).toMatchObject({ people: 7, notes: { length: 5 } })
})
