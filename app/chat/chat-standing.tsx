import type { ConversationView } from './use-conversation.ts'

type Props = Pick<ConversationView, 'takenOver' | 'person' | 'left' | 'waiting' | 'typing'>

/** Who answers here now: who joined, who left, whom the visitor waits for. Readers hear each change. */
export function ChatStanding(props: Props) {
  const words = standingWords(props)
  return (
    <p role="status" className="px-4 pb-3 text-sm text-soft empty:hidden">
      {words}
    </p>
  )
}

function standingWords({ takenOver, person, left, waiting, typing }: Props): string {
  if (takenOver && person) return typing ? `${person} is typing.` : `${person} has joined and answers here.`
  if (takenOver) return 'A representative has taken over and answers here.'
  if (waiting) return 'A representative was asked to join.'
  return left ? `${left} has left. The automated assistant answers again.` : ''
}
