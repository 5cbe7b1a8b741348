import type { DeskChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import type { Due } from '#domain/assistant/representative/desk-chats.operations.server.ts'

const MINUTE = 60_000
/** Who waits longer than this for us is told apart: nobody waits so long in a shop. */
const LATE_MS = 2 * MINUTE

/** How long something has lasted, in whole minutes or hours. */
function lastedWords(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE))
  if (minutes === 0) return 'under a minute'
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} d`
}

type Standing = Pick<DeskChat, 'waitingSince' | 'takenOverAt' | 'ownerId' | 'ownerName'> & Due

/** How a conversation stands, in words; `waiting` where somebody waits, `late` where they wait too long. */
export function standingWords(
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
  const isLate = dueAt !== null && now.getTime() - dueAt.getTime() > LATE_MS
  return {
    words: `${isLate ? 'Overdue, waiting' : 'Waiting'} ${lastedWords(waitingSince, now)}`,
    urgency: isLate ? 'late' : 'waiting',
  }
}

/** How many wait, for the title of the page: it is read in the tab. */
export function waitingWords(chats: readonly Pick<DeskChat, 'waitingSince'>[]): string {
  const waiting = chats.filter(({ waitingSince }) => waitingSince !== null).length
  return waiting > 0 ? `(${waiting}) ` : ''
}
