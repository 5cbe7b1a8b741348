import { expect, test } from 'vitest'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctOrder } from './correct-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'

const database = useTestDatabase()
const monday = new Date('2026-11-23T16:00:00Z')
const deps = () => orderDeps(database, () => monday)

async function anOrder() {
  const { outcome } = await aPlacedOrder({ ...deps(), db: database.db })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  const row = { email: 'ana@plainwire.example', name: 'Ana Torres', role: 'agent' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: monday })
    .returning()
  const member: StaffMember = { ...row, id: stored?.id ?? '', presence: 'online', factorAt: monday }
  /** Corrects the address, and returns the emails about it, to whom and what. */
  return async (email: string) => {
    const found = await orderForDesk(deps(), reference)
    const { order, lines } = found ?? expect.unreachable('no order')
    const before = (await database.db.select().from(mails)).length
    const corrected = await correctOrder(deps(), member, {
      ...{ reference, version: order.version, email, name: order.contactName },
      ...{ phone: '737 555 0188', address: order.shippingAddress ?? '' },
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
    })
    expect(corrected).toMatchObject({ ok: true })
    const sent = (await database.db.select().from(mails)).slice(before)
    return { was: order.contactEmail, sent }
  }
}

test('an address that staff correct is warned, and learns neither the new one nor the other changes', async () => {
  const correct = await anOrder()
  const { was, sent } = await correct('maria@new.example')
  expect(sent.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['maria@new.example', 'order_changed'],
    [was, 'order_email_changed'],
  ])
  const { subject, body, html } = sent[1] ?? expect.unreachable('nobody was warned')
  expect(subject).toMatch(/^The email address of your order PW-[\w-]+ was changed$/)
  expect(body).toContain('Emails about this order now go to m•••@new.example')
  expect(body).toContain("If you didn't ask for this, call (800) 555-0142.")
  expect(`${body} ${html}`).not.toMatch(/maria@|737 555|key=/)
})

test('an address that is only written in other letters is nobody else’s', async () => {
  const correct = await anOrder()
  const { was } = await correct('maria@new.example')
  expect(was).not.toBe('maria@new.example')
  const { sent } = await correct('Maria@New.example')
  expect(sent.map(({ recipient, kind }) => [recipient, kind])).toEqual([
    ['Maria@New.example', 'order_changed'],
  ])
})
