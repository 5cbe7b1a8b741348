import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ASSISTANT_UNAVAILABLE, CHAT_GREETING } from '#domain/assistant/chat-texts.ts'
import { useKnownZip } from '../search/search.ts'
import { useSession } from '../session/session.ts'
import { showToast } from '../shell/toasts.ts'
import { leaveConversation, readHistory, type ShownMessage, sendMessage } from './chat-client.ts'
import { markUnread } from './chat-store.ts'
import { followConversation, type Standing } from './follow-conversation.ts'
import { noteSeenOfPerson, seenOfPerson } from './seen-of-person.ts'
import { isLocal, localMessage, withMessage } from './shown-messages.ts'
import { useOtherTabs } from './use-other-tabs.ts'

/** Somebody who has not told for so long that they type has stopped. */
const TYPING_MS = 6_000
const NOT_SENT = 'Failed to send message. Please try again later.'

type State = Standing & {
  phase: 'loading' | 'ready' | 'waiting'
  messages: readonly ShownMessage[]
  choices: readonly string[]
  /** What is written of the next answer so far; empty where nothing is shown of it yet. */
  draft: string
  /** Whether who has the conversation is typing. */
  typing: boolean
  fault: string | null
  /** Whether somebody who could join was there when the conversation was read. */
  personThere: boolean
  /** Whether a request was left: the hour of the call can be chosen. */
  leadSent: boolean
  /** Where the stream goes on from; null while there is no conversation to follow. */
  followedFrom: number | null
}

export type ConversationView = State & {
  /** Sends a message; answers whether it went out, so that what was typed can stay. */
  send(text: string): Promise<boolean>
  /** The ZIP code that answers are for: of the conversation, else the one that the site knows; empty where there is none. */
  zip: string
  /** Tells the conversation of another ZIP code, which the site knows already. */
  changeZip(zip: string): void
  startOver(): Promise<void>
}

const start: State = {
  ...{
    phase: 'loading',
    messages: [],
    choices: [],
    draft: '',
    typing: false,
    fault: null,
    followedFrom: null,
  },
  ...{ takenOver: false, person: null, left: null, waiting: false },
  ...{ personThere: false, zipCode: null, leadSent: false },
}

/** The visitor's own conversation: read on opening, followed from then on, written to one message at a time. */
export function useConversation(open: boolean): ConversationView {
  const { user } = useSession()
  const sessionId = useRef<string | null>(null)
  const busy = useRef(false)
  const knownZip = useKnownZip()
  const [state, setState] = useState<State>(start)
  const change = useCallback((next: Partial<State>) => setState(now => ({ ...now, ...next })), [])

  /** How many messages were sent from here: what was read before one of them is old. */
  const turns = useRef(0)
  const read = useCallback(async function readNow(): Promise<void> {
    const turn = turns.current
    const history = await readHistory()
    if (busy.current) return
    if (turn !== turns.current) return readNow()
    sessionId.current = history?.sessionId ?? sessionId.current
    setState(now => ({
      ...now,
      ...(history
        ? {
            takenOver: history.takenOver,
            person: history.person,
            left: history.left,
            waiting: history.waiting,
            zipCode: history.zipCode,
            personThere: history.personThere,
            leadSent: history.leadSent,
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
    // Closed, a person may have said something while no page was there to hear it. At the moment of closing, that one was
    // asked for may not have been told yet, and nothing is heard from then on.
    if (open || sessionId.current !== null || seenOfPerson() !== null) void read()
  }, [open, read])

  /** Reads anew what another tab began or left. */
  const readAnew = useCallback(async () => {
    sessionId.current = null
    setState(start)
    await read()
  }, [read])
  const tellOthers = useOtherTabs(() => void readAnew())

  const hearStanding = useEffectEvent((standing: Standing) => {
    // Somebody came while the assistant was thinking: nothing is waited for any more.
    if (standing.takenOver) busy.current = false
    setState(now => ({
      ...now,
      ...standing,
      ...(standing.takenOver ? { choices: [], draft: '', phase: 'ready' } : { typing: false }),
    }))
  })
  const hearMessage = useEffectEvent((message: ShownMessage) => {
    if (state.messages.some(({ id }) => id === message.id)) return
    setState(now => ({
      ...now,
      messages: withMessage(now.messages, message),
      ...(message.sender === 'agent' ? { typing: false } : {}),
    }))
    if (message.sender === 'user') return
    markUnread()
    // Said in another tab: what can be said next is asked for.
    if (message.sender === 'assistant' && !busy.current) void read()
  })
  const { followedFrom, takenOver, waiting } = state
  // Closed, only a person still has something to say.
  const listens = open || takenOver || waiting
  const newest = state.messages.findLast(one => one.sender !== 'user' && !isLocal(one))?.id ?? ''
  const isKnown = state.phase !== 'loading' && state.fault === null
  useEffect(() => {
    if (isKnown && noteSeenOfPerson({ isFollowed: takenOver || waiting, isShown: open, newest })) markUnread()
  }, [isKnown, takenOver, waiting, open, newest])
  const [typedAt, setTypedAt] = useState(0)
  useEffect(() => {
    if (!listens || followedFrom === null) return undefined
    return followConversation(followedFrom, {
      standing: hearStanding,
      message: hearMessage,
      typing() {
        change({ typing: true })
        setTypedAt(performance.now())
      },
      lost: () => void read(),
    })
  }, [listens, followedFrom, read, change])
  useEffect(() => {
    if (typedAt === 0) return undefined
    const timer = setTimeout(() => change({ typing: false }), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typedAt, change])

  const send = async (text: string): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    turns.current += 1
    const mine = localMessage('user', text)
    setState(now => ({
      ...now,
      phase: now.takenOver ? 'ready' : 'waiting',
      ...{ fault: null, draft: '' },
      messages: [...now.messages, mine],
    }))
    const sent = await sendMessage(text, sessionId.current, user?.id ?? null, knownZip, draft => {
      // The first message began the conversation: who joins meanwhile is heard from now on.
      if (busy.current) setState(now => ({ ...now, draft, followedFrom: now.followedFrom ?? 0 }))
    })
    // Somebody came meanwhile, and more may have been said since.
    const isOver = !busy.current
    busy.current = false
    if (sent.kind === 'answered') {
      const before = sessionId.current
      sessionId.current = sent.sessionId
      if (!sent.takenOver) markUnread()
      if (before !== sent.sessionId) {
        tellOthers()
        // Another tab began a conversation meanwhile: this message is in it.
        if (before !== null) {
          void readAnew()
          return true
        }
      }
      setState(now => ({
        ...now,
        phase: 'ready',
        choices: sent.choices,
        leadSent: sent.leadSent,
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
        // What was said stands in the field again.
        messages: [
          ...now.messages.filter(message => message !== mine),
          localMessage('assistant', ASSISTANT_UNAVAILABLE),
        ],
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

  const changeZip = (zip: string) => {
    if (sessionId.current !== null) void send(`Actually, my ZIP code is ${zip}`)
  }

  const startOver = async () => {
    if (busy.current) return
    busy.current = true
    const left = await leaveConversation()
    busy.current = false
    if (!left) return change({ fault: 'The conversation could not be left. Please try again.' })
    tellOthers()
    await readAnew()
  }

  return { ...state, zip: state.zipCode ?? knownZip, send, changeZip, startOver }
}
