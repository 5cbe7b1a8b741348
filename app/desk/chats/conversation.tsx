import { useEffect, useRef, useState } from 'react'
import type { OpenChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import { typingNotice } from '#domain/assistant/typing.ts'
import { timeWords } from '#domain/callbacks/promise-words.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { classes } from '../../ui/classes.ts'
import { onDeskChange } from '../use-desk-stream.ts'
import { dayBefore } from '../work/due.tsx'

/** Somebody who has not told for so long that they type has stopped. */
const TYPING_MS = 6_000

const nameOf = ({ sender, senderName }: OpenChat['messages'][number]) =>
  sender === 'user' ? 'Visitor' : sender === 'assistant' ? 'Assistant' : (senderName ?? 'Representative')

/** Everything that was said, the oldest first. It is text, whatever stands in it. */
export function Conversation({ chat, now }: { chat: OpenChat; now: Date }) {
  const log = useRef<HTMLDivElement>(null)
  const { length } = chat.messages
  const isTyping = useVisitorTyping(chat.id, length)
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [length])
  useEffect(() => {
    log.current?.scrollIntoView({ block: 'nearest' })
  }, [chat.id])
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className="flex max-h-[55dvh] min-h-48 flex-col gap-2 overflow-y-auto rounded-card border border-line bg-surface p-3 -outline-offset-3"
    >
      {chat.messages.map(message => (
        <div
          key={message.id}
          className={classes(
            'max-w-[85%] rounded-control border border-line px-3 py-1.5',
            message.sender === 'user' ? 'self-start bg-ground' : 'self-end bg-raised',
          )}
        >
          <p className="flex gap-3 text-soft">
            <span className="font-semibold">{nameOf(message)}</span>
            <time dateTime={message.createdAt.toISOString()}>
              {dayBefore(message.createdAt, now, BUSINESS_ZONE)}
              {timeWords(message.createdAt, BUSINESS_ZONE)}
            </time>
          </p>
          <p className="break-words whitespace-pre-wrap">{message.message}</p>
        </div>
      ))}
      <p aria-live="polite" className="min-h-5 text-soft">
        {isTyping ? 'The visitor is typing.' : ''}
      </p>
    </div>
  )
}

/** Whether the visitor has told lately that they type; what they send ends it. */
function useVisitorTyping(chat: string, messages: number): boolean {
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const notice = typingNotice(chat, 'visitor')
    const stop = onDeskChange(({ topic, id }) => {
      if (topic !== notice.topic || id !== notice.id) return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(() => setTyping(false), TYPING_MS)
    })
    return () => {
      stop()
      clearTimeout(timer)
      setTyping(false)
    }
  }, [chat, messages])
  return typing
}
