import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { transaction } from './database.server.ts'
import { LOST_NOTICES, type Notice, noticeOf, openNotices } from './notices.server.ts'

const database = useTestDatabase()
const order = { topic: 'order', id: '8d7c3f34-0000-4000-8000-000000000001' }
const marker = { topic: 'desk', id: 'last' }
let close = () => Promise.resolve()
afterEach(() => close())

/** Everything heard until the marker, which is sent last. */
async function heardFrom(act: () => Promise<unknown>): Promise<Notice[]> {
  const notices = await openNotices(database.opened, silentLog)
  close = notices.close
  const heard: Notice[] = []
  const done = new Promise<void>(resolve => {
    notices.hear(notice => {
      if (notice.id === marker.id) resolve()
      else heard.push(notice)
    })
  })
  await act()
  await transaction(database.db, tx => tx.execute(noticeOf(marker)))
  await done
  return heard
}

test('what a transaction tells is heard once it is committed', async () => {
  expect(await heardFrom(() => transaction(database.db, tx => tx.execute(noticeOf(order))))).toEqual([order])
})

test('what is rolled back is never heard of', async () => {
  const broken = () =>
    transaction(database.db, async tx => {
      await tx.execute(noticeOf(order))
      throw new Error('undone')
    }).catch(() => {})
  expect(await heardFrom(broken)).toEqual([])
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'after a lost connection whoever listens is told, and hears again',
  async () => {
    const notices = await openNotices(database.opened, silentLog)
    close = notices.close
    const lost = new Promise<void>(resolve => {
      notices.hear(notice => notice.topic === LOST_NOTICES.topic && resolve())
    })
    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'plainwire notices' and datname = current_database()`,
    )
    await lost
    const again = new Promise<Notice>(resolve => void notices.hear(resolve))
    await transaction(database.db, tx => tx.execute(noticeOf(order)))
    expect(await again).toEqual(order)
  },
)
