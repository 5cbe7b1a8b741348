import { randomUUID } from 'node:crypto'
import type { Tx } from '#platform/database.server.ts'
import type { Write } from '#platform/one-statement.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'
import { insertMail, mailWrite, type NewMail } from './mail-store.server.ts'

/** Hands one stored email to the mail server: retried for about a day. */
export const mailJob: JobKind<{ mailId: string }> = {
  name: 'send_mail',
  retryLimit: 150,
  retryDelay: 10,
  retryDelayMax: 600,
  expireInSeconds: 60,
}

/** Stores an email and queues its delivery in the transaction that causes it: both or neither. */
export async function enqueueMail(tx: Tx, queue: Queue, mail: NewMail): Promise<void> {
  const mailId = await insertMail(tx, mail)
  await queue.enqueue(tx, mailJob, { mailId })
}

/** An email and its job as parts of one statement with what causes them. */
export async function mailWrites(queue: Queue, mail: NewMail): Promise<{ mail: Write; mailJob: Write }> {
  const id = randomUUID()
  return { mail: mailWrite({ ...mail, id }), mailJob: await queue.jobWrite(mailJob, { mailId: id }) }
}
