import { asc } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deskEvents, workItems } from '#domain/desk/desk.tables.server.ts'
import { transaction } from '#platform/database.server.ts'
import { enqueueWebhook } from '#tests/support/enqueue-webhook.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { deliverWebhook } from './deliver-webhook.server.ts'
import { lastAttempts } from './delivery-store.server.ts'
import { replayEveryDead } from './replay-deliveries.server.ts'
import { webhookJob } from './webhook-job.server.ts'

const database = useTestDatabase()
const now = () => new Date('2026-11-23T15:00:00Z')

test('the command that replays ends the work that the desk has with each message, and says who did it', async () => {
  const { db, queue } = database
  const post = async () => ({ url: 'http://receiver.example/', status: 410, answer: 'gone' })
  await queue.work(webhookJob, job => deliverWebhook({ db, queue, post, now }, job))
  await transaction(db, tx => enqueueWebhook(tx, queue, 'lead', { notes: 'given up' }))
  const open = async () => (await db.select().from(workItems)).filter(({ doneAt }) => doneAt === null)
  await expect.poll(async () => (await open()).length, { timeout: 10_000 }).toBe(1)
  const dead = () => queue.jobs(webhookJob, { standing: 'dead', limit: 9 })
  await expect.poll(async () => (await dead()).length, { timeout: 10_000 }).toBe(1)

  // What was given up was tried, and says so.
  const messages = (await dead()).map(({ data }) => data.messageId)
  const told = await lastAttempts(db, messages)
  expect(messages.map(id => told.get(id))).toMatchObject([{ attempts: 1, status: 410 }])

  expect(await replayEveryDead({ db, queue, now }, 'site')).toBe(1)
  const events = await db.select().from(deskEvents).orderBy(asc(deskEvents.id))
  expect(events.map(({ what, actor }) => [what, actor])).toEqual([['replayDeliveries', 'site']])
  expect(await db.select().from(workItems)).toMatchObject([{ kind: 'failed_delivery' }])
  expect((await db.select().from(workItems)).every(one => one.doneAt !== null)).toBe(true)
}, 40_000)
