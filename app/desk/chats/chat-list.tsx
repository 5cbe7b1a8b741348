import { useRef } from 'react'
import { Link } from 'react-router'
import type { DeskChat } from '#domain/assistant/representative/chats-for-desk.server.ts'
import type { Due } from '#domain/assistant/representative/desk-chats.operations.server.ts'
import { classes } from '../../ui/classes.ts'
import { useSteadyRow } from '../work/use-steady-row.ts'
import { chatStandingWords } from './chat-words.ts'

type Props = { chats: readonly (DeskChat & Due)[]; me: string; now: Date; current?: string }

const senders = { user: '', assistant: 'Assistant: ', agent: 'We: ' } as const
const looks = { late: 'font-semibold text-alarm', waiting: 'font-semibold text-lamp', none: 'text-soft' }

/** Conversations, who waits first; beside an open one only where there is room. */
export function ChatList({ chats, me, now, current }: Props) {
  const list = useRef<HTMLElement>(null)
  useSteadyRow(list, chats)
  return (
    <nav ref={list} aria-label="Conversations" className={current ? 'hidden lg:block' : ''}>
      {chats.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-6 text-soft">
          Nobody is chatting now. New conversations appear here by themselves.
        </p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {chats.map(chat => {
            const { words, urgency } = chatStandingWords(chat, me, now)
            const isCurrent = chat.id === current
            return (
              <li key={chat.id} data-row={chat.id}>
                <Link
                  to={`/desk/chats/${chat.id}`}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={classes(
                    'block px-3 py-2 no-underline -outline-offset-3 hover:bg-raised',
                    isCurrent ? 'bg-raised' : 'bg-surface',
                  )}
                >
                  <span className="flex flex-wrap justify-between gap-x-3">
                    <span className="font-semibold break-words text-ink">{chat.name ?? 'Visitor'}</span>
                    <span className={looks[urgency]}>{words}</span>
                  </span>
                  <span className="line-clamp-2 break-words text-ink">
                    {chat.lastSender ? senders[chat.lastSender] : ''}
                    {chat.lastWords}
                  </span>
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </nav>
  )
}
