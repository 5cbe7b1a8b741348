import type { DeskChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import type { Due } from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { CHAT_LATE_MS } from '#domain/desk/queue.ts'
import { lastedWords } from '../work/lasted-words.ts'

type Standing = Pick<DeskChat, 'waitingSince' | 'takenOverAt' | 'ownerId' | 'ownerName'> & Due

/** How a conversation stands, in words; `waiting` where somebody waits, `late` where they wait too long. */
export function chatStandingWords(
  chat: Standing,
  me: string,
  now: Date,
): { words: string; urgency: 'late' | 'waiting' | 'none' } {
  const { waitingSince, dueAt, takenOverAt, ownerId, ownerName } = chat
  if (takenOverAt !== null) {
    const who = ownerId === me ? 'you' : (ownerName ?? 'a representative')
    return { words: `With ${who} for ${lastedWords(takenOverAt, now)}`, urgency: 'none' }
  }
  if (waitingSince === null) return { words: 'With the assistant', urgency: 'none' }
  const isLate = dueAt !== null && now.getTime() - dueAt.getTime() > CHAT_LATE_MS
  return {
    words: `${isLate ? 'Overdue, waiting' : 'Waiting'} ${lastedWords(waitingSince, now)}`,
    urgency: isLate ? 'late' : 'waiting',
  }
}

/** How many wait, for the title of the page: it is read in the tab. */
export function waitingInTitle(chats: readonly Pick<DeskChat, 'waitingSince'>[]): string {
  const waiting = chats.filter(({ waitingSince }) => waitingSince !== null).length
  return waiting > 0 ? `(${waiting}) ` : ''
}
