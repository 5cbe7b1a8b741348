import { randomUUID } from 'node:crypto'
import type { Write } from '#platform/one-statement.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'
import type { ReceivedKind, Receiver } from './receiver.ts'

/** One message for the automation receiver. `messageId` stays the same over every attempt and replay. */
export type WebhookMessage = {
  messageId: string
  /** A test is sent from the desk and tells of nobody. */
  kind: ReceivedKind | 'test'
  payload: Record<string, unknown>
  /** Which of the addresses that staff entered it goes to; the environment's where absent. */
  receiverId?: string
}

/**
 * Retries after 5 s, 10 s, 20 s ... up to every quarter of an hour: about four days, longer than a receiver is down over
 * a weekend. Then the message is a dead letter that `npm run webhooks:replay` puts back. To each receiver one message
 * goes out after the other, the oldest first, so that what waited is told in the order in which it happened.
 */
export const webhookJob: JobKind<WebhookMessage> = {
  name: 'automation_webhook',
  retryLimit: 390,
  retryDelay: 5,
  retryDelayMax: 900,
  expireInSeconds: 60,
  inOrder: { lineFor: 'receiverId' },
}

/**
 * Queues a message in the statement that stores what it tells of: all happens or nothing. One job for each address, with
 * an id of its own, so that each is tried, sent again and given up by itself.
 */
export async function webhookWrites(
  queue: Queue,
  kind: ReceivedKind,
  payload: Record<string, unknown>,
  receivers: readonly Receiver[],
): Promise<Record<string, Write>> {
  const write = (message: Pick<WebhookMessage, 'receiverId'>) =>
    queue.jobWrite(webhookJob, { messageId: randomUUID(), kind, payload, ...message })
  const told = receivers.filter(({ kinds }) => kinds.includes(kind))
  const others = await Promise.all(
    told.map(async ({ id }, index) => [`webhook${index + 1}`, await write({ receiverId: id })] as const),
  )
  return { webhook: await write({}), ...Object.fromEntries(others) }
}
