import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ASSISTANT_UNAVAILABLE, CHAT_GREETING } from '#domain/assistant/chat-texts.ts'
import { useSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'
import { readHistory, type ShownMessage, sendMessage } from './chat-client.ts'
import { followConversation, type Standing } from './follow-conversation.ts'
import { localMessage, withMessage } from './shown-messages.ts'

/** Somebody who has not told for so long that they type has stopped. */
const TYPING_MS = 6_000
const NOT_SENT = 'Failed to send message. Please try again later.'

type State = Standing & {
  phase: 'loading' | 'ready' | 'waiting'
  messages: readonly ShownMessage[]
  choices: readonly string[]
  /** Whether who has the conversation is typing. */
  typing: boolean
  fault: string | null
  /** Where the stream goes on from; null while there is no conversation to follow. */
  followedFrom: number | null
}

export type ConversationView = State & {
  /** Sends a message; answers whether it went out, so that what was typed can stay. */
  send(text: string): Promise<boolean>
}

const start: State = {
  ...{ phase: 'loading', messages: [], choices: [], typing: false, fault: null, followedFrom: null },
  ...{ takenOver: false, person: null, left: null, waiting: false },
}

/** The visitor's own conversation: read on opening, followed from then on, written to one message at a time. */
export function useConversation(open: boolean): ConversationView {
  const { user } = useSession()
  const sessionId = useRef<string | null>(null)
  const busy = useRef(false)
  const [state, setState] = useState<State>(start)
  const change = useCallback((next: Partial<State>) => setState(now => ({ ...now, ...next })), [])

  const read = useCallback(async () => {
    const history = await readHistory()
    if (busy.current) return
    sessionId.current = history?.sessionId ?? sessionId.current
    setState(now => ({
      ...now,
      ...(history
        ? {
            takenOver: history.takenOver,
            person: history.person,
            left: history.left,
            waiting: history.waiting,
          }
        : {}),
      phase: 'ready',
      messages: history?.messages.length
        ? history.messages
        : now.messages.length
          ? now.messages
          : [localMessage('assistant', CHAT_GREETING)],
      choices: history?.choices ?? now.choices,
      followedFrom: now.followedFrom ?? (history?.sessionId ? history.position : null),
      fault: history ? null : 'Earlier messages could not be loaded. You can still write.',
    }))
  }, [])

  useEffect(() => {
    if (open) void read()
  }, [open, read])

  const hearStanding = useEffectEvent((standing: Standing) => {
    // Somebody came while the assistant was thinking: nothing is waited for any more.
    if (standing.takenOver) busy.current = false
    setState(now => ({
      ...now,
      ...standing,
      ...(standing.takenOver ? { choices: [], phase: 'ready' } : { typing: false }),
    }))
  })
  const { followedFrom } = state
  const [typedAt, setTypedAt] = useState(0)
  useEffect(() => {
    if (!open || followedFrom === null) return undefined
    return followConversation(followedFrom, {
      standing: hearStanding,
      message: message =>
        setState(now => ({
          ...now,
          messages: withMessage(now.messages, message),
          ...(message.sender === 'agent' ? { typing: false } : {}),
        })),
      typing() {
        change({ typing: true })
        setTypedAt(performance.now())
      },
      lost: () => void read(),
    })
  }, [open, followedFrom, read, change])
  useEffect(() => {
    if (typedAt === 0) return undefined
    const timer = setTimeout(() => change({ typing: false }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typedAt, change])

  const send = async (text: string): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    const mine = localMessage('user', text)
    setState(now => ({
      ...now,
      phase: now.takenOver ? 'ready' : 'waiting',
      fault: null,
      messages: [...now.messages, mine],
    }))
    const sent = await sendMessage(text, sessionId.current, user?.id ?? null)
    // Somebody came meanwhile, and more may have been said since.
    const isOver = !busy.current
    busy.current = false
    if (sent.kind === 'answered') {
      sessionId.current = sent.sessionId
      setState(now => ({
        ...now,
        phase: 'ready',
        choices: sent.choices,
        takenOver: isOver ? now.takenOver : sent.takenOver,
        // The first message began the conversation; what is told again is known by its id.
        followedFrom: now.followedFrom ?? 0,
        messages: sent.messages.reduce(withMessage, now.messages),
      }))
      return true
    }
    if (isOver) return true
    if (sent.kind === 'failed') {
      setState(now => ({
        ...now,
        phase: 'ready',
        messages: [...now.messages, localMessage('assistant', ASSISTANT_UNAVAILABLE)],
      }))
      return false
    }
    if (sent.kind === 'not_sent') showToast({ tone: 'alarm', title: 'Error', description: NOT_SENT })
    setState(now => ({
      ...now,
      phase: 'ready',
      fault: sent.kind === 'refused' ? sent.words : `Error: ${NOT_SENT}`,
      messages: now.messages.filter(message => message !== mine),
    }))
    return false
  }

  useEffect(() => {
    if (!open) change({ fault: null })
  }, [open, change])

  return { ...state, send }
}
