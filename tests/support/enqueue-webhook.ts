import { randomUUID } from 'node:crypto'
import { type WebhookMessage, webhookJob } from '#domain/automation/webhook-job.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'

/** Queues a message in a transaction. Returns its stable id. */
export async function enqueueWebhook(
  tx: Tx,
  queue: Queue,
  kind: WebhookMessage['kind'],
  payload: Record<string, unknown>,
): Promise<string> {
  const messageId = randomUUID()
  await queue.enqueue(tx, webhookJob, { messageId, kind, payload })
  return messageId
}
