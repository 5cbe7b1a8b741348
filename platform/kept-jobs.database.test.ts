import { expect, test } from 'vitest'
import { type WebhookMessage, webhookJob } from '#domain/automation/webhook-job.server.ts'
import { enqueueWebhook } from '#tests/support/enqueue-webhook.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { transaction } from './database.server.ts'
import type { JobResult } from './queue.server.ts'

const database = useTestDatabase()
const send = (notes: string) =>
  transaction(database.db, tx => enqueueWebhook(tx, database.queue, 'lead', { notes }))
const told = async () =>
  (await database.queue.jobs(webhookJob, { limit: 10 })).map(({ data, standing }) => [
    (data.payload as { notes: string }).notes,
    standing,
  ])

test('jobs tell how they stand, and are taken up again one by one', async () => {
  const { db, queue } = database
  const taken: string[] = []
  const answers: Record<string, JobResult> = { good: 'completed', late: 'failed', bad: 'deadletter' }
  for (const notes of Object.keys(answers)) await send(notes)
  expect(await queue.countJobs(webhookJob)).toEqual({ waiting: 3, retrying: 0, done: 0, dead: 0 })
  await queue.work(webhookJob, async job => {
    const { notes } = job.data.payload as { notes: string }
    taken.push(job.data.askedFor ? `${notes} again` : notes)
    return answers[notes] ?? 'failed'
  })
  const settled = { waiting: 0, retrying: 1, done: 1, dead: 1 }
  await expect.poll(() => queue.countJobs(webhookJob), { timeout: 15_000 }).toEqual(settled)
  expect(new Map((await told()) as [string, string][])).toEqual(
    new Map([
      ['good', 'done'],
      ['late', 'retrying'],
      ['bad', 'dead'],
    ]),
  )
  const [dead] = await queue.jobs(webhookJob, { standing: 'dead', limit: 10 })
  const [same] = await queue.jobs<WebhookMessage>(webhookJob, {
    havingOneOf: [{ messageId: dead?.data.messageId ?? '' }],
    limit: 10,
  })
  expect(same).toEqual(dead)

  Object.assign(answers, { late: 'completed', bad: 'completed' })
  const all = await queue.jobs(webhookJob, { limit: 10 })
  await transaction(db, tx => queue.takeUpAgain(tx, webhookJob, all, { askedFor: true }))
  await expect
    .poll(() => taken.toSorted(), { timeout: 15_000 })
    .toEqual(['bad', 'bad again', 'good', 'good again', 'late', 'late again'])
  await expect
    .poll(() => queue.countJobs(webhookJob), { timeout: 15_000 })
    .toEqual({
      ...settled,
      retrying: 0,
      done: 4,
      dead: 0,
    })
}, 60_000)

test('jobs that carry a text are found in whatever case, and forgotten', async () => {
  const { db, queue } = database
  await send('Write to Bo@Example.com')
  await send('somebody else')
  await send('robo@example.com')
  await send('bo@example.com.au')
  const found = await queue.jobsHolding(db, ['bo@example.com', 'nothing of the kind'])
  expect(found).toMatchObject([{ queue: webhookJob.name, isOver: false }])
  expect(await queue.jobsHolding(db, [])).toEqual([])
  await transaction(db, tx =>
    queue.eraseJobs(
      tx,
      found.map(({ id }) => id),
    ),
  )
  expect((await told()).map(([notes]) => notes).toSorted()).toEqual([
    'bo@example.com.au',
    'robo@example.com',
    'somebody else',
  ])
})
