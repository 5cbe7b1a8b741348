import { useCallback, useEffect, useRef, useState } from 'react'
import { ASSISTANT_UNAVAILABLE, CHAT_GREETING } from '#domain/assistant/chat-texts.ts'
import { useSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'
import { readHistory, type ShownMessage, sendMessage } from './chat-client.ts'

const POLL_MS = 4_000
const NOT_SENT = 'Failed to send message. Please try again later.'

type State = {
  phase: 'loading' | 'ready' | 'waiting'
  messages: readonly ShownMessage[]
  choices: readonly string[]
  /** A representative answers here; what is said by them is asked for from time to time. */
  takenOver: boolean
  fault: string | null
}

export type ConversationView = State & {
  /** Sends a message; answers whether it went out, so that what was typed can stay. */
  send(text: string): Promise<boolean>
}

let nextId = 0
const local = (sender: ShownMessage['sender'], message: string): ShownMessage => ({
  id: `local-${nextId++}`,
  sender,
  message,
})

/** The visitor's own conversation: read on opening, then one message at a time. */
export function useConversation(open: boolean): ConversationView {
  const { user } = useSession()
  const sessionId = useRef<string | null>(null)
  const busy = useRef(false)
  const [state, setState] = useState<State>({
    phase: 'loading',
    messages: [],
    choices: [],
    takenOver: false,
    fault: null,
  })
  const change = useCallback((next: Partial<State>) => setState(now => ({ ...now, ...next })), [])

  const read = useCallback(async () => {
    const history = await readHistory()
    if (busy.current) return
    sessionId.current = history?.sessionId ?? sessionId.current
    setState(now => ({
      ...now,
      phase: 'ready',
      messages: history?.messages.length
        ? history.messages
        : now.messages.length
          ? now.messages
          : [local('assistant', CHAT_GREETING)],
      choices: history?.choices ?? now.choices,
      takenOver: history?.takenOver ?? now.takenOver,
      fault: history ? null : 'Earlier messages could not be loaded. You can still write.',
    }))
  }, [])

  useEffect(() => {
    if (open) void read()
  }, [open, read])

  const { takenOver } = state
  useEffect(() => {
    if (!open || !takenOver) return undefined
    const timer = setInterval(() => void read(), POLL_MS)
    return () => clearInterval(timer)
  }, [open, takenOver, read])

  const send = async (text: string): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    const mine = local('user', text)
    setState(now => ({ ...now, phase: 'waiting', fault: null, messages: [...now.messages, mine] }))
    const sent = await sendMessage(text, sessionId.current, user?.id ?? null)
    busy.current = false
    if (sent.kind === 'answered') {
      sessionId.current = sent.sessionId
      setState(now => ({
        ...now,
        phase: 'ready',
        choices: sent.choices,
        takenOver: sent.takenOver,
        messages: sent.response ? [...now.messages, local('assistant', sent.response)] : now.messages,
      }))
      return true
    }
    if (sent.kind === 'failed') {
      setState(now => ({
        ...now,
        phase: 'ready',
        messages: [...now.messages, local('assistant', ASSISTANT_UNAVAILABLE)],
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
