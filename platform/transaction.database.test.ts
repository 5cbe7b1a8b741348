import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { insertMail } from '#domain/mail/mail-store.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { type Database, type Tx, transaction } from './database.server.ts'
import { createRateLimiter } from './rate-limit.server.ts'

const database = useTestDatabase()
const mail = { kind: 'privacy_choices', recipient: 'a@example.com', subject: 's', body: 'b' } as const

test('a store writes by a transaction only: the types refuse the outer handle', async () => {
  const db: Database = database.db
  // @ts-expect-error A write function asks for a transaction.
  const write = (): Promise<unknown> => insertMail(db, mail)
  // @ts-expect-error The outer handle has no way to write.
  const insert = () => db.insert(mails).values(mail)
  // @ts-expect-error Nor one to make a transaction that is not ours.
  const own = () => db.transaction
  const inner = (tx: Tx): Database =>
    // @ts-expect-error What asks for the outer handle is not given a transaction.
    tx
  expect([write, insert, own, inner]).toHaveLength(4)
  await transaction(db, tx => insertMail(tx, mail))
  expect(await db.select().from(mails)).toHaveLength(1)
})

test('the outer handle is refused inside a transaction, which is then rolled back', async () => {
  const { db } = database
  const uses: ((tx: Tx) => Promise<unknown>)[] = [
    async () => db.select().from(mails),
    async () => db.execute(sql`select 1`),
    () => transaction(db, async () => {}),
    () => createRateLimiter(db, { lookup: { points: 1, seconds: 60 } }).hit('lookup', 'x'),
  ]
  for (const use of uses) {
    const call = transaction(db, async tx => {
      await insertMail(tx, mail)
      await use(tx)
    })
    await expect(call).rejects.toThrow('used inside a transaction')
  }
  expect(await db.select().from(mails)).toEqual([])
})

test('what goes on after a transaction may use the outer handle, also where it was begun inside', async () => {
  const ended = Promise.withResolvers<void>()
  let later: Promise<unknown> = Promise.resolve()
  await transaction(database.db, async () => {
    later = ended.promise.then(() => database.db.select().from(mails))
  })
  ended.resolve()
  expect(await later).toEqual([])
})
