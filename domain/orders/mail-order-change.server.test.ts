import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { KeptDoubts } from '#domain/availability/kept-doubts.server.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { correctOrder } from './correct-order.server.ts'
import { openOrder } from './open-order.server.ts'
import { orderForDesk } from './order-for-desk.server.ts'
import { lineWords } from './order-words.ts'
import { orderItems } from './orders.tables.server.ts'

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
  return async (email: string, times = 1, keptDoubts = deps().keptDoubts) => {
    const found = await orderForDesk(deps(), reference)
    const { order, lines } = found ?? expect.unreachable('no order')
    const before = (await database.db.select().from(mails)).length
    const corrected = await correctOrder({ ...deps(), keptDoubts }, member, {
      ...{ reference, version: order.version, email, name: order.contactName },
      ...{ phone: '737 555 0188', address: order.shippingAddress ?? '' },
      lines: lines.map(({ id, quantity }) => ({ id, quantity: quantity * times })),
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
  // What the corrected address was mailed opens the order, and nothing that was mailed before does.
  const mailed = /(PW-[\w-]+)\?key=([\w-]+)/.exec(sent[0]?.body ?? '')
  const [first] = await database.db.select().from(mails).where(eq(mails.kind, 'order_received'))
  const before = /key=([\w-]+)/.exec(first?.body ?? '')?.[1] ?? expect.unreachable('no earlier link')
  const opened = (key: string | undefined) =>
    openOrder(
      { ...deps(), db: database.db },
      { reference: mailed?.[1] ?? '', key: key ?? null, userId: null },
    )
  expect(await opened(mailed?.[2])).toMatchObject({ contactEmail: 'maria@new.example' })
  expect(await opened(before)).toBeNull()
})

test('staff read beside an order that its emails are refused, until the address is corrected', async () => {
  const correct = await anOrder()
  const fault = '550 5.1.1 No such user'
  await database.db.update(mails).set({ fault, gaveUpAt: monday })
  const [mail] = await database.db.select().from(mails)
  const doubts = async () => (await orderForDesk(deps(), mail?.orderReference ?? ''))?.doubts
  expect(await doubts()).toEqual([
    `Our emails to ${mail?.recipient} don’t arrive: ${fault}. Call instead, and ask for the right address.`,
  ])
  await correct('maria@new.example')
  expect(await doubts()).toEqual([])
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

test('who reads that their services were corrected reads what they become and cost in all, and not the first price alone', async () => {
  const correct = await anOrder()
  const { sent } = await correct('maria@new.example', 2)
  const items = await database.db.select().from(orderItems)
  const [{ terms, ...line } = expect.unreachable('no line')] = items
  if (!terms) return expect.unreachable('no terms')
  expect(sent[0]?.body).toContain(`${lineWords(line)}: each ${scheduleSentence(terms.schedule)}`)
  expect(sent[0]?.body).toContain('Total over 24 months: ')
})

test('the mail about other services says what is not certain at the home, as the first one did', async () => {
  const correct = await anOrder()
  const asked: string[] = []
  const keptDoubts: KeptDoubts = async (kept, zipCode, planIds) => {
    asked.push(zipCode)
    const one = kept.offering(planIds[0] ?? '') ?? expect.unreachable('no plan')
    const service = fullName(one.providerName, one.serviceName)
    return { notListed: [service], unsure: [{ service, words: 'likely there' }] }
  }
  const { sent } = await correct('maria@new.example', 2, keptDoubts)
  expect(asked).toEqual(['78701'])
  expect(sent[0]?.body).toMatch(/^2 × .* Likely there\./m)
  expect(sent[0]?.body).toMatch(/ isn’t listed for Austin, TX 78701\. Ask our representative\./)
  // Where the services stay as they are, they are not told again.
  const { sent: contact } = await correct('maria@newer.example', 1, keptDoubts)
  expect(asked).toHaveLength(1)
  expect(contact[0]?.body).not.toContain('listed for')
})
