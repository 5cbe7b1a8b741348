import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '#domain/accounts/accounts.tables.server.ts'
import { automationInbox } from '#domain/automation/automation.tables.server.ts'
import { reporterNames } from '#domain/availability/reports/reporter.server.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { cancelOrder, changeContact } from '#domain/orders/change-own-order.server.ts'
import { customerOrders } from '#domain/orders/orders.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { aPlacedOrder, orderDeps } from '#tests/support/placed-order.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { erasePerson } from './erase-person.server.ts'
import { exportOf } from './export-person.ts'
import { otherPersons } from './other-persons.server.ts'
import { personOf } from './person.server.ts'
import { searchPeople } from './search-people.server.ts'

const database = useTestDatabase()
const at = new Date('2026-11-23T16:00:00Z')
const deps = () => ({ ...orderDeps(database, () => at), db: database.db })
const proofs = { fingerprint: (text: string) => `print of ${text.length}` }
const contact = { name: 'Dora Wren', phone: '(512) 555-0144', address: '12 Main St, Austin, TX 78701' }
const [old, right] = ['dora.old@example.com', 'dora@example.com']

const inbox = async () => (await database.db.select().from(automationInbox)).map(row => row.messageId)
const erase = (email: string) =>
  transaction(database.db, tx =>
    erasePerson(
      tx,
      { queue: database.queue, nameReporter: reporterNames('a secret'), proofs },
      { email },
      { at, how: 'test', by: null },
    ),
  )

let access: { reference: string; key: null; userId: string }
beforeEach(prepare)

/** An order whose address was corrected, its message in the inbox, and what is not about it. */
async function prepare(): Promise<void> {
  // Typed in capitals: the address is then the same in other letters.
  const { userId, outcome } = await aPlacedOrder(deps(), { ...contact, email: old.toUpperCase() })
  const reference = outcome.ok ? outcome.value.reference : expect.unreachable('not placed')
  access = { reference, key: null, userId }
  expect(await changeContact(deps(), access, 1, { ...contact, email: right })).toMatchObject({ ok: true })
  const [sent] = await database.queuedJobs()
  const { payload } = (sent ?? expect.unreachable('not queued')).data as { payload: Record<string, unknown> }
  await database.db.insert(automationInbox).values([
    { messageId: 'theirs', payload },
    // Somebody else has the address that was typed by mistake, or ordered in the same moment.
    { messageId: 'same address', payload: { ...payload, timestamp: '2026-11-20T10:00:00.000Z' } },
    { messageId: 'same moment', payload: { ...payload, email: 'eve@example.com' } },
  ])
  await database.db.insert(mails).values({ kind: 'watch_news', recipient: old, subject: 'News', body: '' })
}

test('an order goes with everything that was sent when it had another address, and with nothing of whose that is', async () => {
  await cancelOrder(deps(), access)
  expect(await erase(right)).toMatchObject({ orders: 1, openOrders: [] })
  expect((await inbox()).toSorted()).toEqual(['same address', 'same moment'])
  expect(await database.queuedJobs()).toEqual([])
  expect(await database.db.select().from(mails)).toMatchObject([{ recipient: old, kind: 'watch_news' }])
})

test('an order under way keeps what it still has to tell, and its message until that is delivered', async () => {
  expect(await erase(right)).toMatchObject({ orders: 0, openOrders: [access.reference] })
  expect(await inbox()).not.toContain('theirs')
  expect(await database.queuedJobs()).toHaveLength(1)
  const told = (await database.db.select().from(mails)).filter(({ orderReference }) => orderReference)
  expect(told.map(({ kind }) => kind).toSorted()).toEqual([
    'order_changed',
    'order_email_changed',
    'order_received',
  ])
  await database.db.update(mails).set({ sentAt: at })
  await cancelOrder(deps(), access)
  await erase(right)
  expect(await database.queuedJobs()).toEqual([])
  expect(await database.db.select().from(mails)).toMatchObject([{ recipient: old, kind: 'watch_news' }])
  expect(await database.db.select().from(customerOrders)).toMatchObject([{ contactEmail: '' }])
})

test('a copy holds what was sent when the order had another address', async () => {
  const person = await personOf({ db: database.db, now: () => at, proofs }, { email: right })
  const copy = exportOf(person) as { deliveredMessages: object[]; mails: { recipient: string }[] }
  expect(copy.deliveredMessages).toMatchObject([{ payload: { email: old.toUpperCase() } }])
  expect(copy.mails.map(({ recipient }) => recipient.toLowerCase()).toSorted()).toEqual([old, old, right])
})

test('an order of an account is its owner’s under whatever address it is, and its consent goes with it', async () => {
  const person = async (email: string) => personOf({ db: database.db, now: () => at, proofs }, { email })
  const [account] = await database.db.select().from(users).where(eq(users.id, access.userId))
  const owner = account?.email.toLowerCase() ?? expect.unreachable('no account')
  for (const email of [owner, right]) {
    const { orders, consents } = await person(email)
    expect(orders).toMatchObject([{ reference: access.reference }])
    expect(consents).toMatchObject([{ email: old.toUpperCase() }])
  }
  // Whose address it was by mistake has what was agreed to under it, and no order.
  expect((await person(old)).orders).toEqual([])
  await cancelOrder(deps(), access)
  expect(await erase(owner)).toMatchObject({ orders: 1 })
  expect(await inbox()).not.toContain('theirs')
})

test('a search says of each address what its page holds, and the pages lead to one another', async () => {
  const [account] = await database.db.select().from(users).where(eq(users.id, access.userId))
  const owner = account?.email.toLowerCase() ?? expect.unreachable('no account')
  for (const text of [right, access.reference]) {
    const found = await searchPeople(database.db, text, at)
    const where = Object.fromEntries(found.map(one => ['email' in one.key ? one.key.email : '', one.where]))
    expect(where).toEqual({ [right]: ['order', 'consent'], [owner]: ['order', 'account', 'consent'] })
    for (const { key } of found) {
      const {
        orders,
        account: own,
        consents,
      } = await personOf({ db: database.db, now: () => at, proofs }, key)
      expect([orders.length, consents.length]).toEqual([1, 1])
      const others = await otherPersons(database.db, key, orders)
      expect(others.map(({ email }) => email).toSorted()).toEqual([old, own ? right : owner].toSorted())
      expect(others.filter(({ isAccount }) => isAccount)).toHaveLength(own ? 0 : 1)
    }
  }
})
