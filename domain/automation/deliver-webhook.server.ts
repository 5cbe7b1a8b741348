import { workItemWrites } from '#domain/desk/work-items.server.ts'
import type { Database } from '#platform/database.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import { runAsOneStatement, type Write } from '#platform/one-statement.server.ts'
import type { Job, JobResult, Queue } from '#platform/queue.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import { deliveryWrite } from './delivery-store.server.ts'
import { messageWords, servicesOf } from './message-words.ts'
import { receivedKinds } from './receiver.ts'
import { type WebhookMessage, webhookJob } from './webhook-job.server.ts'

/** What a receiver answered, or why it did not. */
export type DeliveryAnswer = { status: number | null; answer: string }

/**
 * Port to the outside: signs and posts one message. Never throws for a receiver's fault. Null if the receiver is
 * being left alone for a while and nothing was posted.
 */
export type PostWebhook = (message: WebhookMessage) => Promise<PostedWebhook | null>

/** Where a message went and the result; `over` if it has nowhere to go anymore. */
type PostedWebhook = DeliveryAnswer & { url: string; over?: true }

/** Posts a message to the receiver that it is for; 'paused' if the desk holds back what that one is told. */
export type PostToReceiver = (message: WebhookMessage) => Promise<PostedWebhook | 'paused' | null>

type Deps = { db: Database; queue: Pick<Queue, 'jobWrite'>; post: PostToReceiver; now: () => Date }

const deliveries = counter('plainwire.deliveries', 'Attempts to deliver a webhook')
deliveries.startAtZero(
  receivedKinds.flatMap(kind => [
    { result: 'completed', kind },
    { result: 'failed', kind },
  ]),
)

/** With 410 Gone a receiver says that it wants no more of this: retrying would be pestering. */
const GONE = 410

/** By then somebody has looked at why a message was given up. */
const LOOK_WITHIN_MS = 4 * 3_600_000

/**
 * Delivers one message and logs the attempt, if there was one. Anything but a 2xx is retried later; a message that is
 * given up becomes work for the desk. What is held back is never given up.
 */
export async function deliverWebhook(
  { db, queue, post, now }: Deps,
  job: Job<WebhookMessage>,
): Promise<JobResult> {
  const attemptedAt = now()
  const answered = await post(job.data)
  if (answered === 'paused') {
    if (!isLast(job)) return 'failed'
    // Nobody has refused it: it waits as a new job, for as long as it is held back.
    await runAsOneStatement(db, { again: await queue.jobWrite(webhookJob, job.data) })
    return 'completed'
  }
  if (answered === null) {
    await runAsOneStatement(db, workOf(job, 'failed', attemptedAt))
    return 'failed'
  }
  const { url, status, answer } = answered
  const delivery = deliveryWrite({
    messageId: job.data.messageId,
    kind: job.data.kind,
    attempt: job.attempt,
    url,
    receiverId: job.data.receiverId ?? null,
    attemptedAt,
    durationMs: Math.max(0, now().getTime() - attemptedAt.getTime()),
    status,
    answer,
  })
  const result = answered.over ? 'completed' : resultOf(status)
  await runAsOneStatement(db, { delivery, ...noticeToTester(job), ...workOf(job, result, attemptedAt) })
  deliveries.count({ result, kind: job.data.kind })
  return result
}

/** Whoever sent a test looks at the list of deliveries and waits for its answer. */
const noticeToTester = ({ data: { kind, messageId: id } }: Job<WebhookMessage>): Record<string, Write> =>
  kind === 'test' ? { tested: { statement: noticeOf({ topic: 'delivery', id }), rows: 0 } } : {}

const isLast = ({ attempt }: Job<WebhookMessage>) => attempt > webhookJob.retryLimit

/** The work item for a message that this result gives up; none if it will be retried. */
function workOf(job: Job<WebhookMessage>, result: JobResult, at: Date): Record<string, Write> {
  const isGivenUp = result === 'deadletter' || (result === 'failed' && isLast(job))
  if (!isGivenUp) return {}
  return workItemWrites({
    kind: 'failed_delivery',
    subjectId: job.data.messageId,
    about: [messageWords[job.data.kind], servicesOf(job.data.payload)]
      .filter(Boolean)
      .join(': ')
      .slice(0, 300),
    createdAt: at,
    dueAt: new Date(at.getTime() + LOOK_WITHIN_MS),
  })
}

function resultOf(status: number | null): JobResult {
  if (status !== null && status >= 200 && status < 300) return 'completed'
  return status === GONE ? 'deadletter' : 'failed'
}
