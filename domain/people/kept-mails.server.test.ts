import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { changeContact } from '#domain/orders/change-own-order.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import { askAtDesk, callerAtDesk } from '#tests/support/ask-at-desk.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { readKeptMail, sendMailAgain } from './kept-mails.operations.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-23T16:00:00Z')
const deps = () => ({ ...orderDeps(database, () => at), db: database.db })

test('what an order’s former address didn’t get is not sent there again: it may be somebody else’s', async () => {
  const row = { email: 'cleo@plainwire.example', name: 'Cleo Marsh', role: 'administrator' as const }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, passwordHash: '', createdAt: at })
    .returning()
  const caller = callerAtDesk({ ...row, id: stored?.id ?? '', presence: 'online', factorAt: at })
  const contact = { name: 'Dora Wren', phone: '(512) 555-0144', address: '12 Main St, Austin, TX 78701' }
  const { userId, outcome } = await aPlacedOrder(deps(), { ...contact, email: 'typo@example.com' })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const access = { reference, key: null, userId }
  await database.db.update(mails).set({ fault: '550 Blocked', gaveUpAt: at })
  const mailed = async (kind: 'order_received' | 'order_email_changed') =>
    (await database.db.select().from(mails).where(eq(mails.kind, kind)))[0]?.id ?? expect.unreachable('none')
  const read = async (id: string) => {
    const found = await askAtDesk(readKeptMail, deps(), caller, { id })
    return found.ok ? found.value.addressSince : expect.unreachable('not found')
  }
  const received = await mailed('order_received')
  expect(await read(received)).toBeNull()

  const corrected = await changeContact(deps(), access, 1, { ...contact, email: 'dora@example.com' })
  expect(corrected).toMatchObject({ ok: true })
  expect(await read(received)).toBe('dora@example.com')
  const again = (id: string) => askAtDesk(sendMailAgain, deps(), caller, { id })
  expect(await again(received)).toMatchObject({ ok: false, code: 'work_gone' })
  // That the address was changed is told to the former one.
  await database.db.update(mails).set({ fault: '550 Blocked', gaveUpAt: at })
  expect(await again(await mailed('order_email_changed'))).toMatchObject({ ok: true })
})
