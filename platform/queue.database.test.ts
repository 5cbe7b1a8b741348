import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type WebhookMessage, webhookJob } from '#domain/automation/webhook-job.server.ts'
import { enqueueWebhook } from '#tests/support/enqueue-webhook.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { transaction } from './database.server.ts'
import type { JobResult } from './queue.server.ts'

const database = useTestDatabase()
const send = (notes: string) =>
  transaction(database.db, tx => enqueueWebhook(tx, database.queue, 'lead', { notes }))

test('a job exists only if its transaction commits', async () => {
  await expect(
    transaction(database.db, async tx => {
      await enqueueWebhook(tx, database.queue, 'lead', { notes: 'rolled back' })
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await database.queuedJobs()).toEqual([])
  await send('committed')
  expect(await database.queuedJobs()).toHaveLength(1)
})

test('a dead letter is kept, and a replay delivers it with the same message id', async () => {
  const taken: WebhookMessage[] = []
  let result: JobResult = 'deadletter'
  await database.queue.work(webhookJob, async job => {
    taken.push(job.data)
    return result
  })
  const messageId = await send('twice')
  await expect.poll(() => taken.length, { timeout: 10_000 }).toBe(1)
  result = 'completed'
  const dead = () => database.queue.jobs(webhookJob, { standing: 'dead', limit: 9 })
  await expect.poll(async () => (await dead()).length, { timeout: 10_000 }).toBe(1)
  const jobs = await dead()
  await transaction(database.db, tx => database.queue.takeUpAgain(tx, webhookJob, jobs, {}))
  await expect.poll(() => taken.length, { timeout: 15_000 }).toBe(2)
  expect(taken.map(message => message.messageId)).toEqual([messageId, messageId])
}, 40_000)

test('a daily job stands once in the plan, however often a process starts', async () => {
  await database.queue.everyDay(webhookJob, 8)
  await database.queue.everyDay(webhookJob, 9)
  const { rows } = await database.db.execute(sql`select name, cron from pgboss.schedule`)
  expect(rows).toEqual([{ name: webhookJob.name, cron: '17 9 * * *' }])
  await database.db.execute(sql`delete from pgboss.schedule`)
})
