import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { finishWork, workItemWrites } from '#domain/desk/work-items.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { ANSWER_DAYS, type RequestKind, requestWords } from './request-kinds.ts'
import { endRequest, findSameRequest, insertRequest } from './request-store.server.ts'

type Actor = Parameters<typeof recordEvent>[1]['actor']

/** What somebody asks for about their data. */
export type NewRequest = {
  kind: RequestKind
  email: string
  phone: string
  words: string
  at: Date
  by: Actor
  /** The site did it immediately, so nobody has to. */
  isDone: boolean
}

const DAY_MS = 86_400_000
/** The same request within this time is the same press. */
const TWICE_MS = 60_000

/** Stores a request and, unless it is done, adds it to the queue with the legal deadline. Returns its id. */
export async function takeRequest(
  tx: Tx,
  { kind, email, phone, words, at, by, isDone }: NewRequest,
): Promise<string> {
  const dueAt = new Date(at.getTime() + ANSWER_DAYS * DAY_MS)
  const row = { kind, email, phone, words, receivedAt: at, dueAt, doneAt: isDone ? at : null }
  if (!isDone) {
    await holdSubject(tx, { kind: 'person', id: `${email} ${phone}` })
    const same = await findSameRequest(tx, row, new Date(at.getTime() - TWICE_MS))
    if (same) return same.id
  }
  const { id } = await insertRequest(tx, row)
  if (!isDone) {
    const who = email || phone
    const about = requestWords[kind]
    await runAsOneStatement(
      tx,
      workItemWrites({ kind: 'privacy_request', subjectId: id, who, about, email, createdAt: at, dueAt }),
    )
  }
  const subject = { kind: 'privacy_request', id } as const
  await recordEvent(tx, { at, actor: by, what: 'privacy_request', subject })
  return id
}

/** Closes a request with its answer; false if it was answered before. */
export async function answerRequest(
  tx: Tx,
  id: string,
  { at, staff, note }: { at: Date; staff: { id: string; name: string }; note: string },
): Promise<boolean> {
  if (!(await endRequest(tx, id, { doneAt: at, doneBy: staff.id }))) return false
  await finishWork(tx, 'privacy_request', id, at)
  await recordEvent(tx, {
    at,
    actor: { staffId: staff.id, name: staff.name },
    what: 'answerPrivacyRequest',
    subject: { kind: 'privacy_request', id },
    ...(note ? { details: { note } } : {}),
  })
  return true
}
