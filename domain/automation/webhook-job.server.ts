import { randomUUID } from 'node:crypto'
import type { Write } from '#platform/one-statement.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'

/** One message for the automation receiver. `messageId` stays the same over every attempt and replay. */
export type WebhookMessage = {
  messageId: string
  /** A test is sent from the desk and tells of nobody. */
  kind: 'order' | 'lead' | 'conversation' | 'bundle_lead' | 'test'
  payload: Record<string, unknown>
}

/**
 * Retries after 5 s, 10 s, 20 s ... up to every quarter of an hour: about four days, longer than a receiver is down over
 * a weekend. Then the message is a dead letter that `npm run webhooks:replay` puts back. One message goes out after the
 * other, the oldest first, so that what waited is told in the order in which it happened.
 */
export const webhookJob: JobKind<WebhookMessage> = {
  name: 'automation_webhook',
  retryLimit: 390,
  retryDelay: 5,
  retryDelayMax: 900,
  expireInSeconds: 60,
  inOrder: true,
}

/** Queues a message in the statement that stores what it tells of: both happen or neither. */
export function webhookWrite(
  queue: Queue,
  kind: WebhookMessage['kind'],
  payload: Record<string, unknown>,
): Promise<Write> {
  return queue.jobWrite(webhookJob, { messageId: randomUUID(), kind, payload })
}
