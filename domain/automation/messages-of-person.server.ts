import { desc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PersonKey } from '#domain/shared/person-key.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { wholeWord } from '#platform/whole-word.ts'
import { automationInbox, webhookDeliveries } from './automation.tables.server.ts'
import type { WebhookMessage } from './webhook-job.server.ts'

/** Whose messages: the person, their conversations, and their number in each way in which their records have it. */
export type MessagesOf = { key: PersonKey; chatIds: readonly string[]; numbers: readonly string[] }

/** By what a message is theirs: their address anywhere in it or, where it has none, their number; or their conversation. */
function theirs(payload: SQL, { key, chatIds }: MessagesOf): SQL | undefined {
  const person =
    'email' in key
      ? sql`lower(${payload}::text) ~ ${wholeWord(key.email)}`
      : sql`(coalesce(${payload} ->> 'email', '') = '' and right(regexp_replace(coalesce(${payload} ->> 'phone', ''), '[^0-9]', '', 'g'), 10) = ${key.phone})`
  const chats = chatIds.length > 0 ? sql`${payload} ->> 'sessionId' in ${[...chatIds]}` : undefined
  return or(person, chats)
}

/** What the built-in inbox holds of a person, the newest first. */
export async function inboxOfPerson(db: Reader, whose: MessagesOf) {
  const { id, payload, receivedAt } = automationInbox
  return db
    .select({ id, payload, receivedAt })
    .from(automationInbox)
    .where(theirs(sql`${payload}`, whose))
    .orderBy(desc(receivedAt))
}

/**
 * Forgets every copy of a person among messages: in the built-in inbox, in the queue, delivered or not, and in what
 * receivers answered. A message about an order that is under way goes out first, where it has not yet. Answers how many.
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
  const { key, chatIds, numbers } = whose
  const texts = [...chatIds, ...('email' in key ? [key.email] : numbers)]
  const carrying = (await queue.jobsHolding(tx, texts)).filter(({ data }) => isTheirs(data, whose))
  const waits = ({ isOver, data }: (typeof carrying)[number]) =>
    !isOver && whose.hasOpenOrders && (data as Partial<WebhookMessage>).kind === 'order'
  const gone = carrying.filter(job => !waits(job))
  const messageIds = gone.flatMap(({ data }) => (data as Partial<WebhookMessage>).messageId ?? [])
  await eraseAnswers(tx, key, [...messageIds, ...inbox.map(row => row.messageId)])
  const jobs = await queue.eraseJobs(
    tx,
    gone.map(({ id }) => id),
  )
  return { inbox: inbox.length, jobs }
}

/** A number may be shared: what names an address is of whoever has that address. */
function isTheirs(data: object, { key, chatIds }: MessagesOf): boolean {
  if ('email' in key) return true
  const { payload = {} } = data as Partial<WebhookMessage>
  return !payload.email || chatIds.includes(String(payload.sessionId))
}

/** What receivers answered may tell of whom they were told. */
async function eraseAnswers(tx: Tx, key: PersonKey, messageIds: readonly string[]): Promise<void> {
  const { messageId, answer } = webhookDeliveries
  const naming = 'email' in key ? sql`lower(${answer}) ~ ${wholeWord(key.email)}` : undefined
  const ofMessages = messageIds.length > 0 ? inArray(sql`${messageId}::text`, [...messageIds]) : undefined
  if (!naming && !ofMessages) return
  await tx.update(webhookDeliveries).set({ answer: '' }).where(or(naming, ofMessages))
}
