import { and, desc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { build, insertOf, type Write, writeOf } from '#platform/one-statement.server.ts'
import { automationInbox, webhookDeliveries } from './automation.tables.server.ts'

/** Adds one line to the delivery log. */
export function deliveryWrite(delivery: typeof webhookDeliveries.$inferInsert): Write {
  return insertOf(webhookDeliveries, delivery)
}

/** Stores what the built-in receiver accepted. A message that arrives again is stored once. */
export function inboxWrite(messageId: string, payload: Record<string, unknown>): Write {
  return writeOf(build.insert(automationInbox).values({ messageId, payload }).onConflictDoNothing(), 0)
}

const { payload, receivedAt } = automationInbox
/** Payloads are told apart by keys that only their kind has (specification, section 3). */
const isLead = or(sql`${payload} ? 'lead_type'`, sql`${payload} ? 'customer_name'`)
const isConversation = sql`${payload} ? 'userMessage'`

/** Deletes one kind of message that the built-in inbox received before a time. Returns how many. */
export async function deleteInbox(tx: Tx, kind: 'lead' | 'conversation', before: Date): Promise<number> {
  const gone = await tx
    .delete(automationInbox)
    .where(and(kind === 'lead' ? isLead : isConversation, lt(receivedAt, before)))
    .returning({ id: automationInbox.id })
  return gone.length
}

/** Deletes the delivery log before a time. Returns how many lines. */
export async function deleteDeliveryLog(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(webhookDeliveries)
    .where(lt(webhookDeliveries.attemptedAt, before))
    .returning({ id: webhookDeliveries.id })
  return gone.length
}

export type LoggedAttempt = typeof webhookDeliveries.$inferSelect

/** Every attempt to deliver a message, newest first. */
export function attemptsOf(db: Reader, messageId: string): Promise<LoggedAttempt[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.messageId, messageId))
    .orderBy(desc(webhookDeliveries.attemptedAt))
}

/** The latest attempts to deliver anything to a receiver, newest first. */
export function attemptsAt(db: Reader, receiverId: string, limit: number): Promise<LoggedAttempt[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.receiverId, receiverId))
    .orderBy(desc(webhookDeliveries.attemptedAt))
    .limit(limit)
}

/** The latest attempts to deliver a test since a time, newest first. */
export function loggedTests(db: Reader, since: Date, limit: number): Promise<LoggedAttempt[]> {
  return db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.kind, 'test'), gte(webhookDeliveries.attemptedAt, since)))
    .orderBy(desc(webhookDeliveries.attemptedAt))
    .limit(limit)
}

export type LastAttempt = Pick<LoggedAttempt, 'attemptedAt' | 'status' | 'answer'> & { attempts: number }

/** The latest attempt for each of these messages and how many there were, by message. */
export async function lastAttempts(
  db: Reader,
  messageIds: readonly string[],
): Promise<Map<string, LastAttempt>> {
  if (messageIds.length === 0) return new Map()
  const { messageId, attemptedAt, status, answer } = webhookDeliveries
  const attempts = sql<number>`(count(*) over (partition by ${messageId}))::integer`
  const rows = await db
    .selectDistinctOn([messageId], { messageId, attemptedAt, status, answer, attempts })
    .from(webhookDeliveries)
    .where(inArray(messageId, [...messageIds]))
    .orderBy(messageId, desc(attemptedAt))
  return new Map(rows.map(row => [row.messageId, row]))
}
