import { toldInNotes } from '#domain/assistant/chat-notes.ts'

/**
 * What was told in the chat for whoever calls; null where nothing was. The notes end with it when any detail was put right later,
 * which says nothing about these words.
 */
export const toldWords = (notes: string): string | null =>
  toldInNotes(notes)?.replace(/, corrected$/, '') ?? null
