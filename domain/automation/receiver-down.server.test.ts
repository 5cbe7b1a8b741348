import { TestClock } from 'pg-boss'
import { expect, test } from 'vitest'
import { createWebhookSender } from '#adapters/automation-webhook.server.ts'
import { transaction } from '#platform/database.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { deliverWebhook } from './deliver-webhook.server.ts'
import { enqueueWebhook, webhookJob } from './webhook-job.server.ts'

const MINUTE_MS = 60_000
const clock = new TestClock()
const database = useTestDatabase(clock)

/** Moves the queue's clock on, and lets it look for what is due. */
async function pass(minutes: number) {
  await clock.setTime(clock.now() + minutes * MINUTE_MS)
  await clock.tick(5_000)
}

test('what waited for a receiver that was down for a day is delivered as soon as it is back, by age, each under its one id', async () => {
  const { db, queue } = database
  const receiver = await WebhookReceiver.start()
  receiver.answer = 503
  const post = createWebhookSender({
    url: receiver.url,
    secret: TEST_WEBHOOK_SECRET,
    restMs: 1,
    onRecovery: () => void queue.hasten(webhookJob),
  })
  const told: { hour: number; id: string }[] = []
  const tell = async (kind: 'order' | 'lead', hour: number) => {
    told.push({ hour, id: await transaction(db, tx => enqueueWebhook(tx, queue, kind, { hour })) })
  }
  await queue.work(webhookJob, job => deliverWebhook({ db, post, now: () => new Date(clock.now()) }, job))
  for (let hour = 0; hour < 24; hour += 1) {
    if (hour % 4 === 0) await tell(hour % 8 === 0 ? 'order' : 'lead', hour)
    await pass(60)
  }
  const before = receiver.received.length
  expect(before).toBeGreaterThan(24)
  expect(await queue.backlog()).toMatchObject([{ waiting: told.length }, { waiting: 0 }, {}, {}, {}, {}])

  receiver.answer = 200
  const delivered = () =>
    receiver.received
      .slice(before)
      .map(({ payload, headers }) => ({ hour: payload.hour, id: headers['webhook-id'] }))
  for (let minute = 0; minute < 20 && delivered().length === 0; minute += 1) await pass(1)
  // Whichever is due first finds out that the receiver is back; nobody else waits for a time of its own then.
  await expect
    .poll(async () => {
      await pass(0)
      return delivered().length
    })
    .toBe(told.length)
  const [first, ...others] = delivered()
  expect(others).toEqual(told.filter(({ id }) => id !== first?.id))
  expect(told).toContainEqual(first)
  await pass(60)
  expect(delivered()).toHaveLength(told.length)
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  expect(ids).toEqual(new Set(told.map(({ id }) => id)))
  await receiver.close()
})
