import { TestClock } from 'pg-boss'
import { beforeAll, expect, test } from 'vitest'
import { createWebhookSender } from '#adapters/automation-webhook.server.ts'
import { createSmtpMailer } from '#adapters/smtp-mail.server.ts'
import { enqueueMail, mailJob } from '#domain/mail/mail-job.server.ts'
import { type PostMail, sendMail } from '#domain/mail/send-mail.server.ts'
import { transaction } from '#platform/database.server.ts'
import { enqueueWebhook } from '#tests/support/enqueue-webhook.ts'
import { Mailbox } from '#tests/support/mailbox.ts'
import { SlowProxy } from '#tests/support/slow-proxy.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { TEST_WEBHOOK_SECRET, WebhookReceiver } from '#tests/support/webhook-receiver.ts'
import { deliverWebhook, type PostWebhook } from './deliver-webhook.server.ts'
import { webhookJob } from './webhook-job.server.ts'

const MINUTE_MS = 60_000
const clock = new TestClock()
const database = useTestDatabase(clock)
const now = () => new Date(clock.now())
let post: PostWebhook
let postMail: PostMail

beforeAll(async () => {
  const { db, queue } = database
  await queue.work(webhookJob, job => deliverWebhook({ db, queue, post: message => post(message), now }, job))
  await queue.work(mailJob, job => sendMail({ db, post: mail => postMail(mail), now }, job))
})

/** Moves the queue's clock forward, and lets it look for what is due. */
async function pass(minutes: number) {
  await clock.setTime(clock.now() + minutes * MINUTE_MS)
  await clock.tick(2_000)
}

test('what waited for a receiver that was down for a day is delivered as soon as it is back, by age, each under its one id', async () => {
  const { db, queue } = database
  const receiver = await WebhookReceiver.start()
  receiver.answer = 503
  post = createWebhookSender({
    url: receiver.url,
    secrets: [TEST_WEBHOOK_SECRET],
    restMs: 1,
    onRecovery: () => void queue.retryNow(webhookJob),
  })
  const told: { hour: number; id: string }[] = []
  const tell = async (kind: 'order' | 'lead', hour: number) => {
    told.push({ hour, id: await transaction(db, tx => enqueueWebhook(tx, queue, kind, { hour })) })
  }
  for (let hour = 0; hour < 24; hour += 1) {
    if (hour % 4 === 0) await tell(hour % 8 === 0 ? 'order' : 'lead', hour)
    await pass(60)
  }
  const before = receiver.received.length
  expect(before).toBeGreaterThan(24)
  // Which jobs wait, not only how many: more of them once were none of these.
  const jobs = (await database.queuedJobs()).filter(({ state }) => state !== 'completed')
  expect(jobs.map(({ data }) => data)).toMatchObject(told.map(({ hour }) => ({ payload: { hour } })))
  const [waiting, ...quiet] = await queue.backlog()
  expect(waiting).toMatchObject({ queue: 'automation_webhook', waiting: told.length })
  expect(quiet[0]).toMatchObject({ waiting: 0 })

  receiver.answer = 200
  const delivered = () =>
    receiver.received
      .slice(before)
      .map(({ payload, headers }) => ({ hour: payload.hour, id: headers['webhook-id'] }))
  for (let minute = 0; minute < 20 && delivered().length === 0; minute += 1) await pass(1)
  // Whichever is due first finds out that the receiver is back; the others then don't wait for their own time.
  const left = async () => {
    await pass(0)
    return (await queue.backlog())[0]?.waiting
  }
  // Done for the queue, too: the clock jumps again below, and whatever is still running then counts as lost.
  await expect.poll(left, { timeout: 15_000 }).toBe(0)
  const [first, ...others] = delivered()
  expect(others).toEqual(told.filter(({ id }) => id !== first?.id))
  expect(told).toContainEqual(first)
  await pass(60)
  expect(delivered()).toHaveLength(told.length)
  const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
  expect(ids).toEqual(new Set(told.map(({ id }) => id)))
  await receiver.close()
}, 60_000)

test('a receiver and a mail server that hang hold up nobody else, and get everything when they answer again', async () => {
  const { db, queue } = database
  const limits = { timeoutMs: 200, restMs: 200 }
  const [receiver, mailbox] = await Promise.all([WebhookReceiver.start(), Mailbox.start()])
  const [hook, mail] = await Promise.all([SlowProxy.before(receiver.url), SlowProxy.before(mailbox.url)])
  post = createWebhookSender({
    url: hook.url,
    secrets: [TEST_WEBHOOK_SECRET],
    ...limits,
    onRecovery: () => void queue.retryNow(webhookJob),
  })
  postMail = createSmtpMailer({
    url: mail.url,
    from: 'a@plainwire.example',
    ...limits,
    onRecovery: () => void queue.retryNow(mailJob),
  })
  const tellBoth = (number: number) =>
    transaction(db, async tx => {
      await enqueueWebhook(tx, queue, 'order', { number })
      const recipient = `${number}@example.com`
      await enqueueMail(tx, queue, { kind: 'account_exists', recipient, subject: 'Hello', body: 'Hello' })
    })
  // The clock jumps: what a slow machine is still working on then counts as lost, and goes out again.
  const taken = () => [
    new Set(receiver.received.map(({ payload }) => payload.number)).size,
    new Set(mailbox.mails.map(({ recipient }) => recipient)).size,
  ]
  const reaches = async (goal: number[]) => {
    const look = async () => {
      await pass(1)
      return taken()
    }
    await expect.poll(look, { timeout: 15_000 }).toEqual(goal)
  }

  hook.become('silent')
  for (const number of [1, 2, 3, 4]) await tellBoth(number)
  await reaches([0, 4])
  hook.become('through')
  await reaches([4, 4])

  mail.become('dripping')
  for (const number of [5, 6, 7, 8]) await tellBoth(number)
  await reaches([8, 4])
  mail.become('through')
  await reaches([8, 8])
  await Promise.all([hook.close(), mail.close(), receiver.close(), mailbox.close()])
}, 60_000)
