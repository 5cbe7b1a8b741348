import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { workItems } from '#domain/desk/desk.tables.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { automationInbox, webhookDeliveries } from './automation.tables.server.ts'
import { deliverWebhook, type PostWebhook } from './deliver-webhook.server.ts'
import { keepInboxMessage } from './keep-inbox-message.server.ts'
import { type WebhookMessage, webhookJob } from './webhook-job.server.ts'

const database = useTestDatabase()
const message: WebhookMessage = { messageId: randomUUID(), kind: 'order', payload: { notes: 'hello' } }
const answering =
  (status: number | null): PostWebhook =>
  async () => ({ url: 'http://receiver.example/', status, answer: 'as it was' })
const deliver = (status: number | null, attempt = 3, post = answering(status)) =>
  deliverWebhook(
    { db: database.db, queue: database.queue, post, now: () => new Date() },
    { id: randomUUID(), data: message, attempt },
  )

test.each([
  [200, 'completed'],
  [204, 'completed'],
  [302, 'failed'],
  [404, 'failed'],
  [410, 'deadletter'],
  [500, 'failed'],
  [null, 'failed'],
] as const)('an answer of %s makes the job %s', async (status, result) => {
  expect(await deliver(status)).toBe(result)
})

test('every attempt is logged with its status and answer', async () => {
  await deliver(500)
  await deliver(200)
  const log = await database.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.attemptedAt)
  expect(
    log.map(({ status, attempt, answer, messageId }) => ({ status, attempt, answer, messageId })),
  ).toEqual([
    { status: 500, attempt: 3, answer: 'as it was', messageId: message.messageId },
    { status: 200, attempt: 3, answer: 'as it was', messageId: message.messageId },
  ])
})

test('the built-in receiver keeps a message once, however often it comes', async () => {
  await keepInboxMessage(database.db, message.messageId, message.payload)
  await keepInboxMessage(database.db, message.messageId, message.payload)
  const kept = await database.db.select().from(automationInbox)
  expect(kept.map(row => row.payload)).toEqual([message.payload])
})

const last = webhookJob.retryLimit + 1
const leftAlone: PostWebhook = async () => null

test.each([
  ['refused for good', 410, 1, undefined, 1],
  ['refused at the last attempt', 500, last, undefined, 1],
  ['not even posted at the last attempt', null, last, leftAlone, 1],
  ['refused before', 500, last - 1, undefined, 0],
  ['taken at the last attempt', 200, last, undefined, 0],
] as const)(
  'a message %s is work for the desk where nobody tries it again',
  async (_, status, attempt, post, work) => {
    await deliver(status, attempt, post ?? answering(status))
    const items = await database.db.select().from(workItems)
    expect(items.map(({ kind, subjectId, who }) => [kind, subjectId, who])).toEqual(
      Array.from({ length: work }, () => ['failed_delivery', message.messageId, '']),
    )
  },
)
