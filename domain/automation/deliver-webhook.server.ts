import type { Database } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import type { Job, JobResult } from '#platform/queue.server.ts'
import { counter } from '#platform/telemetry.server.ts'
import { deliveryWrite } from './delivery-store.server.ts'
import type { WebhookMessage } from './webhook-job.server.ts'

/** What a receiver answered, or why it did not. */
export type DeliveryAnswer = { status: number | null; answer: string }

/**
 * Port to the outside: signs and posts one message. Never throws for a receiver's fault. Null where the receiver is left
 * alone for a while: nothing was posted.
 */
export type PostWebhook = (message: WebhookMessage) => Promise<(DeliveryAnswer & { url: string }) | null>

type Deps = { db: Database; post: PostWebhook; now: () => Date }

const deliveries = counter('plainwire.deliveries', 'Attempts to deliver a webhook')

/** 410 Gone is a receiver's word that it wants no more of this: retrying would be pestering. */
const GONE = 410

/** Delivers one message and logs the attempt, if there was one. Anything but a 2xx is tried again later. */
export async function deliverWebhook({ db, post, now }: Deps, job: Job<WebhookMessage>): Promise<JobResult> {
  const attemptedAt = now()
  const answered = await post(job.data)
  if (answered === null) return 'failed'
  const { url, status, answer } = answered
  const delivery = deliveryWrite({
    messageId: job.data.messageId,
    kind: job.data.kind,
    attempt: job.attempt,
    url,
    attemptedAt,
    durationMs: Math.max(0, now().getTime() - attemptedAt.getTime()),
    status,
    answer,
  })
  await runAsOneStatement(db, { delivery })
  const result = resultOf(status)
  deliveries.count({ result, kind: job.data.kind })
  return result
}

function resultOf(status: number | null): JobResult {
  if (status !== null && status >= 200 && status < 300) return 'completed'
  return status === GONE ? 'deadletter' : 'failed'
}
