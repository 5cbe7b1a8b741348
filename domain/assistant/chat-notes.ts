const TOLD = '. Told in the chat: '

/** What a lead of a chat notes: which chat it was, and what was told there for whoever calls. */
export const chatNotes = (sessionId: string, told: string): string =>
  `Chat session ${sessionId}${told === '' ? '' : `${TOLD}${told}`}`

/** What was told for whoever calls, of the notes of a chat's lead; null where nothing was. */
export function toldInNotes(notes: string): string | null {
  const at = notes.indexOf(TOLD)
  return at < 0 ? null : notes.slice(at + TOLD.length)
}
