import type { Reader } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { NEVER_POSTED } from './answer-words.ts'
import { type LastAttempt, lastAttempts } from './delivery-store.server.ts'
import { jobsOfPerson, type MessagesOf } from './messages-of-person.server.ts'
import type { OutsideCopy } from './outside-copies.ts'
import { type ReceivedKind, receivedKinds } from './receiver.ts'
import { everyReceiver } from './receiver-store.server.ts'
import type { WebhookMessage } from './webhook-job.server.ts'

/** What we hold of somebody that receivers are told of, with the time in which that happened. */
export type ToldRecord = { kind: ReceivedKind; from: Date; until: Date }

type Deps = { db: Reader; queue: Pick<Queue, 'jobsHolding'>; environmentReceiver: string | null }
/** A receiver with the messages of a person that were posted to it, or not yet. */
type Told = { posted: Set<ReceivedKind>; unposted: Map<ReceivedKind, Set<string>> }

/**
 * The outside receivers that were sent somebody's data. Messages that were delivered are kept for a week only, and
 * the log names nobody: for what is older, a receiver counts that was there at the time and is told of its kind,
 * unless the message is still held back for it.
 */
export async function outsideCopies(
  { db, queue, environmentReceiver }: Deps,
  whose: MessagesOf,
  records: readonly ToldRecord[],
): Promise<OutsideCopy[]> {
  const messages = (await jobsOfPerson(db, queue, whose)).flatMap(({ data }) => {
    const message = data as Partial<WebhookMessage>
    return message.messageId === undefined ? [] : [message as WebhookMessage]
  })
  const last = await lastAttempts(
    db,
    messages.map(({ messageId }) => messageId),
  )
  const toldOf = (id: string | undefined): Told => {
    const told: Told = { posted: new Set(), unposted: new Map() }
    for (const { receiverId, kind, messageId } of messages) {
      if (receiverId !== id || kind === 'test') continue
      if (isPosted(last.get(messageId))) told.posted.add(kind)
      else told.unposted.set(kind, (told.unposted.get(kind) ?? new Set()).add(messageId))
    }
    return told
  }
  const ofServer =
    environmentReceiver === null
      ? []
      : [{ name: environmentReceiver, isRemoved: false, kinds: kindsSent(toldOf(undefined), records) }]
  const others = (await everyReceiver(db)).map(({ id, name, kinds, createdAt, removedAt }) => {
    const told = records.filter(
      ({ kind, from, until }) =>
        kinds.includes(kind) && createdAt <= until && (removedAt === null || removedAt > from),
    )
    return { name, isRemoved: removedAt !== null, kinds: kindsSent(toldOf(id), told) }
  })
  return [...ofServer, ...others].filter(({ kinds }) => kinds.length > 0)
}

/** One attempt alone may be no more than the note that the address was removed before it. */
const isPosted = (last: LastAttempt | undefined): boolean =>
  last !== undefined && (last.attempts > 1 || last.answer !== NEVER_POSTED)

function kindsSent({ posted, unposted }: Told, records: readonly ToldRecord[]): ReceivedKind[] {
  return receivedKinds.filter(
    kind =>
      posted.has(kind) ||
      records.filter(record => record.kind === kind).length > (unposted.get(kind)?.size ?? 0),
  )
}
