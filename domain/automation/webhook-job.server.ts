import { randomUUID } from 'node:crypto'
import type { Write } from '#platform/one-statement.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'
import type { ReceivedKind, Receiver } from './receiver.ts'

/** One message for the automation receiver. `messageId` stays the same over every attempt and replay. */
export type WebhookMessage = {
  messageId: string
  /** A test is sent from the desk and is about nobody. */
  kind: ReceivedKind | 'test'
  payload: Record<string, unknown>
  /** Which of the addresses that staff entered it goes to; the one in the environment if absent. */
  receiverId?: string
  /** Somebody asked for it to be sent again: its receiver is tried even if it is being left alone for a while. */
  askedFor?: true
}

/**
 * Retries after 5 s, 10 s, 20 s ... up to every fifteen minutes: about four days, longer than a receiver is down over
 * a weekend. Then the message is a dead letter that `npm run webhooks:replay` puts back. A process posts to each
 * receiver one message after the other, oldest first; one that fails is tried again later and holds up no other.
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
 * Queues a message in the statement that stores its subject: both or neither. One job per receiver, each with its own
 * id, so that each is tried, sent again and given up on its own.
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
