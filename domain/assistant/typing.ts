/** Who types in a conversation: the visitor, or the person who has it. */
export type Typist = 'visitor' | 'person'

/** That somebody types, for whoever has the conversation open now. */
export const typingNotice = (sessionId: string, who: Typist) => ({
  topic: 'typing',
  id: `${sessionId}:${who}`,
})
