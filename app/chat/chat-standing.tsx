import type { ConversationView } from './use-conversation.ts'

type Standing = Pick<ConversationView, 'takenOver' | 'person' | 'left' | 'waiting' | 'typing'>

/** Who answers here now, in words. Readers hear each change. */
export function ChatStanding({ words }: { words: string }) {
  return (
    <p role="status" className="px-4 pb-3 text-sm text-soft empty:hidden">
      {words}
    </p>
  )
}

/** Who joined, who types, who left, and whom the visitor waits for. */
export function standingWords({ takenOver, person, left, waiting, typing }: Standing): string {
  if (takenOver && person) return typing ? `${person} is typing.` : `${person} has joined and answers here.`
  if (takenOver) return 'A representative has taken over and answers here.'
  if (waiting) return 'You’re in line for a representative.'
  return left ? `${left} has left. The automated assistant answers again.` : ''
}
