import type { Person } from '#domain/people/person.server.ts'
import { counted } from '#domain/shared/counted.ts'
import { Moment } from '../work/due.tsx'

const senders = { user: 'Visitor', assistant: 'Assistant', agent: 'Representative' } as const

/** A conversation of a person, closed until somebody opens it. */
export function ConversationLine({ updatedAt, messages }: Person['chats'][number]) {
  return (
    <li>
      <details>
        <summary className="cursor-pointer">
          <Moment at={updatedAt} /> <span className="text-soft">{counted(messages.length, 'message')}</span>
        </summary>
        <ol className="mt-2 space-y-1 border-l-2 border-line pl-3">
          {messages.map(({ sender, message, at }) => (
            <li key={`${at.getTime()} ${sender} ${message}`} className="break-words whitespace-pre-wrap">
              <span className="text-soft">{senders[sender]}:</span> {message}
            </li>
          ))}
        </ol>
      </details>
    </li>
  )
}
