import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { transaction } from './database.server.ts'
import { clientForQueue } from './pglite-types.server.ts'

const database = useTestDatabase()
const moment = sql`select timestamptz '2026-11-26 12:00+00' as at, array[1.50]::numeric[] as sums, array['a', 'b'] as names`

test('Drizzle reads dates as text on either database, inside a transaction and outside', async () => {
  const read = { at: '2026-11-26 12:00:00+00', sums: '{1.50}', names: ['a', 'b'] }
  expect((await database.db.execute(moment)).rows).toEqual([read])
  await transaction(database.db, async tx => expect((await tx.execute(moment)).rows).toEqual([read]))
})

test.runIf(process.env.TEST_DATABASE === 'pglite')(
  'the queue reads them as dates, although Drizzle has asked before',
  async () => {
    const { connection } = database.opened
    if (!('pglite' in connection)) throw new Error('This is not the embedded database')
    await database.db.execute(moment)
    const queue = clientForQueue(connection.pglite)
    const expected = [{ at: new Date('2026-11-26T12:00:00Z') }]
    const asked = `select timestamptz '2026-11-26 12:00+00' as at`
    expect((await queue.query(asked, [])).rows).toEqual(expected)
    expect((await queue.exec(asked))[0]?.rows).toEqual(expected)
  },
)
