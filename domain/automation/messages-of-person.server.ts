import { desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PersonKey } from '#domain/shared/person-key.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { wholeWord } from '#platform/whole-word.ts'
import { automationInbox, webhookDeliveries } from './automation.tables.server.ts'
import type { WebhookMessage } from './webhook-job.server.ts'

/** An order of theirs that was sent out with another address than it has now: the moment it was placed tells it apart. */
type SentOrder = { placedAt: Date; email: string }

/** Whose messages: the person, their conversations, and their number in every form in which their records have it. */
export type MessagesOf = {
  key: PersonKey
  chatIds: readonly string[]
  numbers: readonly string[]
  /** With email addresses in lower case. */
  corrected: readonly SentOrder[]
}

/**
 * What makes a message theirs: it contains their address or, if it has none, their number; or it is about their
 * conversation, or about an order of theirs whose address was corrected later.
 */
function theirs(payload: SQL, { key, chatIds, corrected }: MessagesOf): SQL | undefined {
  const person =
    'email' in key
      ? sql`lower(${payload}::text) ~ ${wholeWord(key.email)}`
      : sql`(coalesce(${payload} ->> 'email', '') = '' and right(regexp_replace(coalesce(${payload} ->> 'phone', ''), '[^0-9]', '', 'g'), 10) = ${key.phone})`
  const chats = chatIds.length > 0 ? sql`${payload} ->> 'sessionId' in ${[...chatIds]}` : undefined
  const orders = corrected.map(
    ({ placedAt, email }) =>
      sql`(${payload} ->> 'timestamp' = ${placedAt.toISOString()} and lower(${payload} ->> 'email') = ${email})`,
  )
  return or(person, chats, ...orders)
}

/** A person's messages in the built-in inbox, newest first. */
export async function inboxOfPerson(db: Reader, whose: MessagesOf) {
  const { id, payload, receivedAt } = automationInbox
  return db
    .select({ id, payload, receivedAt })
    .from(automationInbox)
    .where(theirs(sql`${payload}`, whose))
    .orderBy(desc(receivedAt))
}

/**
 * Deletes every copy of a person's data among messages: in the built-in inbox, in the queue, delivered or not, and in
 * receivers' answers. A message about an order that is under way is delivered first, if it hasn't been. Returns how
 * many.
 */
export async function eraseMessages(
  tx: Tx,
  queue: Queue,
  whose: MessagesOf & { hasOpenOrders: boolean },
): Promise<{ inbox: number; jobs: number }> {
  const inbox = await tx
    .delete(automationInbox)
    .where(theirs(sql`${automationInbox.payload}`, whose))
    .returning({ messageId: automationInbox.messageId })
  const carrying = await jobsOfPerson(tx, queue, whose)
  const waits = ({ isOver, data }: (typeof carrying)[number]) =>
    !isOver && whose.hasOpenOrders && (data as Partial<WebhookMessage>).kind === 'order'
  const gone = carrying.filter(job => !waits(job))
  const messageIds = gone.flatMap(({ data }) => (data as Partial<WebhookMessage>).messageId ?? [])
  await eraseAnswers(tx, whose.key, [...messageIds, ...inbox.map(row => row.messageId)])
  const jobs = await queue.eraseJobs(
    tx,
    gone.map(({ id }) => id),
  )
  return { inbox: inbox.length, jobs }
}

/** Every job that carries their data, delivered or not. */
export async function jobsOfPerson(db: Reader, queue: Pick<Queue, 'jobsHolding'>, whose: MessagesOf) {
  const { key, chatIds, numbers, corrected } = whose
  const texts = [...chatIds, ...('email' in key ? [key.email] : numbers)]
  const addresses = corrected.map(({ email }) => email)
  const named = (await queue.jobsHolding(db, texts)).filter(({ data }) => isTheirs(data, whose))
  const sent = (await queue.jobsHolding(db, addresses)).filter(({ data }) => isSentOrder(data, corrected))
  return [...new Map([...named, ...sent].map(job => [job.id, job])).values()]
}

/** A number may be shared: a message that contains an address belongs to the person with that address. */
function isTheirs(data: object, { key, chatIds }: MessagesOf): boolean {
  if ('email' in key) return true
  const { payload = {} } = data as Partial<WebhookMessage>
  return !payload.email || chatIds.includes(String(payload.sessionId))
}

function isSentOrder(data: object, corrected: readonly SentOrder[]): boolean {
  const { payload = {} } = data as Partial<WebhookMessage>
  return corrected.some(
    ({ placedAt, email }) =>
      payload.timestamp === placedAt.toISOString() && String(payload.email).toLowerCase() === email,
  )
}

/** Receivers' answers may repeat the data of the person they were told about. */
async function eraseAnswers(tx: Tx, key: PersonKey, messageIds: readonly string[]): Promise<void> {
  const { messageId, answer } = webhookDeliveries
  const naming = 'email' in key ? sql`lower(${answer}) ~ ${wholeWord(key.email)}` : undefined
  const ofMessages = messageIds.length > 0 ? inArray(sql`${messageId}::text`, [...messageIds]) : undefined
  if (!naming && !ofMessages) return
  await tx.update(webhookDeliveries).set({ answer: '' }).where(or(naming, ofMessages))
}
