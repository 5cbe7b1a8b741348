import { nextStaffedAt } from '#domain/callbacks/calling-hours.ts'
import type { MovePromise } from '#domain/callbacks/give-back-closed.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { dueNext } from '#domain/desk/work-items.server.ts'
import { workOn } from '#domain/desk/work-on.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { asksForPerson, asksInSpanish } from '../asks-for-person.ts'
import { hoursChanged, hoursChangedInSpanish } from '../back-words.ts'
import { messagesWrite, newMessages, readMessages } from '../message-store.server.ts'
import { chatNotice, lastMessageWrite, lockIfThere } from '../session-store.server.ts'

/** Among so many of the last messages is the one that asked for a person, whose language the answer takes. */
const LAST_READ = 50

/** Moves a wait in a chat to when somebody is there by the hours of now, and tells the visitor in the chat. */
export const moveChatPromise =
  ({ now }: { now: () => Date }): MovePromise =>
  async (tx, { subject: { id }, dueAt: before }, { chatStaffed }) => {
    const session = await lockIfThere(tx, id)
    // Somebody may have come, or the visitor have waited anew, meanwhile.
    const waits = session !== null && session.waitingSince !== null && session.takenOverAt === null
    const dueAt = (await workOn(tx, 'chat', [id])).get(id)?.dueAt
    if (!waits || dueAt?.getTime() !== before.getTime()) return
    const at = now()
    const next = nextStaffedAt(before, chatStaffed)
    if (next === null) return
    await dueNext(tx, 'chat', id, { dueAt: next })
    const details = { before: { callBy: before.toISOString() }, after: { callBy: next.toISOString() } }
    const subject = { kind: 'chat', id } as const
    await recordEvent(tx, { at, actor: 'site', what: 'promise_moved', subject, details })
    const asked = (await readMessages(tx, id, LAST_READ)).findLast(
      ({ sender, message }) => sender === 'user' && asksForPerson(message),
    )
    const words = asked && asksInSpanish(asked.message) ? hoursChangedInSpanish : hoursChanged
    const told = newMessages([{ sender: 'assistant', message: words(before, next) }])
    await runAsOneStatement(tx, {
      messages: messagesWrite(id, told, at),
      notice: chatNotice(id),
      session: lastMessageWrite(session, at),
    })
  }
