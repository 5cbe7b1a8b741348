import { randomUUID } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOutbound } from '#adapters/automation-webhook.server.ts'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { DeskCaller } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { createSealer } from '#platform/sealer.server.ts'
import { expectAllOrNothing } from '#tests/support/all-or-nothing.ts'
import { silentLog, useTestDatabase } from '#tests/support/test-database.ts'
import { type ReceivedWebhook, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { webhookDeliveries, webhookReceivers } from './automation.tables.server.ts'
import { deliverWebhook } from './deliver-webhook.server.ts'
import { outsideCopies } from './outside-copies.server.ts'
import { postToReceivers } from './post-to-receivers.server.ts'
import { servedReceivers } from './receiver-store.server.ts'
import {
  addReceiver,
  changeReceiver,
  pauseReceiver,
  readReceivers,
  removeReceiver,
  rotateReceiverSecret,
  testReceiver,
} from './receivers.operations.server.ts'
import { type WebhookMessage, webhookJob, webhookWrites } from './webhook-job.server.ts'

const database = useTestDatabase()
let clock = new Date()
const now = () => clock
const sealer = createSealer('a secret of at least thirty-two characters', 'webhooks')
const outbound = createOutbound(sealer, true)
const limiter = unlimited
const deps = () => ({
  ...{ db: database.db, queue: database.queue, now, limiter, environmentReceiver: null },
  outbound,
})
let receiver: WebhookReceiver
let caller: DeskCaller

beforeEach(async () => {
  clock = new Date()
  receiver = await WebhookReceiver.start()
  const row = { email: 'cleo@example.com', name: 'Cleo', role: 'administrator' as const, passwordHash: '' }
  const [stored] = await database.db
    .insert(staff)
    .values({ ...row, createdAt: clock })
    .returning()
  const member = { ...row, id: stored?.id ?? '', presence: 'online' as const, factorAt: clock }
  caller = {
    ...{ clientNetwork: 'n', clientAddress: 'a', log: silentLog, request: new Request('http://localhost') },
    visitor: () => Promise.resolve(null),
    staffMember: () => Promise.resolve(member),
    now,
  }
})
afterEach(() => receiver.close())

const given = (value: unknown) => () => Promise.resolve({ ok: true as const, value })
type Asked = { perform(deps: never, caller: never, input: never): Promise<unknown> }
const ask = <Operation extends Asked>(operation: Operation, input: unknown) =>
  operation.perform(deps() as never, caller as never, given(input) as never) as ReturnType<
    Operation['perform']
  >

async function add(kinds = ['order', 'lead']) {
  const added = await ask(addReceiver, { name: 'Dialer', url: receiver.url, kinds })
  if (!added.ok) throw new Error(added.code)
  return added.value
}
const post = () =>
  postToReceivers({
    ...{ db: database.db, now, outbound, onRecovery: () => {} },
    ofEnvironment: async () => ({ url: 'http://environment/', status: 200, answer: '' }),
  })
const messageTo = (receiverId: string): WebhookMessage => ({
  ...{ messageId: randomUUID(), kind: 'order', payload: { notes: 'hello' } },
  receiverId,
})
const deliver = (message: WebhookMessage, posting = post(), attempt = 1) =>
  deliverWebhook(
    { db: database.db, queue: database.queue, post: posting, now },
    { id: randomUUID(), data: message, attempt },
  )

function isSignedBy(secret: string, { body, headers }: ReceivedWebhook): boolean {
  const signed = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  try {
    new Webhook(secret).verify(body, signed)
    return true
  } catch {
    return false
  }
}

test('a message becomes one job for the environment and one for each receiver that is told of its kind', async () => {
  const [all, leads] = [await add(['order', 'lead']), await add(['lead'])]
  const receivers = await servedReceivers(database.db)
  await runAsOneStatement(
    database.db,
    await webhookWrites(database.queue, 'order', { notes: 'x' }, receivers),
  )
  const jobs = (await database.queuedJobs()).map(({ data }) => data as WebhookMessage)
  expect(jobs.map(({ receiverId }) => receiverId).toSorted()).toEqual([all.id, undefined])
  expect(new Set(jobs.map(({ messageId }) => messageId)).size).toBe(2)
  expect(jobs.some(({ receiverId }) => receiverId === leads.id)).toBe(false)
})

test('its secret is told once, kept sealed, and signs what it is sent', async () => {
  const { id, secret } = await add()
  const [row] = await database.db.select().from(webhookReceivers)
  expect(row?.secret).not.toContain(secret.slice('whsec_'.length))
  expect(JSON.stringify(await ask(readReceivers, {}))).not.toContain(secret)
  expect(JSON.stringify(await eventsOf(database.db, { kind: 'receiver', id }))).not.toContain('whsec_')
  expect(await deliver(messageTo(id))).toBe('completed')
  expect(receiver.received.map(one => isSignedBy(secret, one))).toEqual([true])
  expect(await database.db.select().from(webhookDeliveries)).toMatchObject([{ receiverId: id, status: 200 }])
})

test('after a rotation both secrets sign until the overlap is over, then the new one alone', async () => {
  const { id, secret: former } = await add()
  const posting = post()
  const rotated = await ask(rotateReceiverSecret, { id, version: 1, overlap: '24' })
  if (!rotated.ok) throw new Error(rotated.code)
  await deliver(messageTo(id), posting)
  // A day later by the clock that decides which secrets count; signatures carry the real time.
  clock = new Date(Date.now() + 25 * 3_600_000)
  await deliver(messageTo(id), posting)
  const signed = receiver.received.map(one => [
    isSignedBy(former, one),
    isSignedBy(rotated.value.secret, one),
  ])
  expect(signed).toEqual([
    [true, true],
    [false, true],
  ])
  expect(String(receiver.received[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
})

test('a secret that others saw stops at once', async () => {
  const { id, secret: former } = await add()
  await ask(rotateReceiverSecret, { id, version: 1, overlap: '0' })
  await deliver(messageTo(id))
  expect(receiver.received.map(one => isSignedBy(former, one))).toEqual([false])
})

test('what a paused receiver is told waits, and what a removed one was told is over', async () => {
  const { id } = await add()
  await ask(pauseReceiver, { id, version: 1, paused: 'yes' })
  expect(await deliver(messageTo(id))).toBe('failed')
  expect(receiver.received).toEqual([])
  await ask(pauseReceiver, { id, version: 2, paused: 'no' })
  expect(await deliver(messageTo(id))).toBe('completed')
  await ask(removeReceiver, { id, version: 3 })
  expect(await deliver(messageTo(id))).toBe('completed')
  expect(receiver.received).toHaveLength(1)
  expect(await servedReceivers(database.db)).toEqual([])
})

test('a receiver that was removed before anything was posted to it has nothing of a person', async () => {
  const { id } = await add()
  const message = { ...messageTo(id), payload: { email: 'ada@example.com' } }
  await transaction(database.db, tx => database.queue.enqueue(tx, webhookJob, message))
  await ask(removeReceiver, { id, version: 1 })
  expect(await deliver(message)).toBe('completed')
  const whose = { key: { email: 'ada@example.com' }, chatIds: [], numbers: [], corrected: [] }
  expect(await outsideCopies(deps(), whose, [])).toEqual([])
})

test('what is held back longer than it is tried waits as a new job, and is no work for the desk', async () => {
  const { id } = await add()
  await ask(pauseReceiver, { id, version: 1, paused: 'yes' })
  const message = messageTo(id)
  expect(await deliver(message, post(), webhookJob.retryLimit + 1)).toBe('completed')
  expect((await database.queuedJobs()).map(({ data }) => data)).toEqual([message])
  expect(await database.db.select().from(workItems)).toEqual([])
})

test('a test is signed and sent past the pause, and its answer is told', async () => {
  const { id, secret } = await add()
  await ask(pauseReceiver, { id, version: 1, paused: 'yes' })
  receiver.answer = 401
  expect(
    await expectAllOrNothing(database.db, 'testReceiver', () => ask(testReceiver, { id })),
  ).toMatchObject({ value: { status: 401, answer: 'taken' } })
  expect(receiver.received.slice(-1).map(one => [one.payload.test, isSignedBy(secret, one)])).toEqual([
    [true, true],
  ])
})

test('of two who change it the second is told', async () => {
  const { id } = await add()
  const change = (name: string) =>
    ask(changeReceiver, { id, version: 1, name, url: receiver.url, kinds: ['lead'] })
  expect(await change('One')).toMatchObject({ ok: true })
  expect(await change('Two')).toEqual({ ok: false, code: 'setting_changed' })
})

test('an address of our own networks is refused when it is entered, and once more when it is posted to', async () => {
  const strict = { ...deps(), outbound: createOutbound(sealer, false) }
  const entered = await addReceiver.perform(
    strict,
    caller,
    given({ name: 'Inside', url: 'https://10.0.0.7/hook', kinds: ['order'] }),
  )
  expect(entered).toEqual({ ok: false, code: 'webhook_private', field: 'url' })
  const url = 'https://user:word@hooks.example.com/in'
  const named = await addReceiver.perform(strict, caller, given({ name: 'CRM', url, kinds: ['order'] }))
  expect(named).toMatchObject({
    fields: { url: expect.stringContaining('Leave the user name and password out') },
  })
  const { id } = await add()
  const posting = postToReceivers({
    ...{ db: database.db, now, outbound: strict.outbound, onRecovery: () => {} },
    ofEnvironment: async () => null,
  })
  expect(await deliver(messageTo(id), posting)).toBe('failed')
  expect(receiver.received).toEqual([])
})
