import type { Conversation } from '../conversation.ts'

/**
 * What the site does about a step: let the assistant answer, say who serves the ZIP, take or put right the lead, record consent,
 * ask for a person.
 */
type ChatEffect =
  | 'ask_assistant'
  | 'tell_availability'
  | 'take_lead'
  | 'correct_lead'
  | 'record_consent'
  | 'call_person'

/** What a reply waits for that no stage tells: `rest` where it asked whether all else of a request is right. */
type WaitsFor = 'rest'

/**
 * A step of a chat: the new state, what is said without asking anybody, and what is to be done. Where the assistant is asked
 * too, `reply` follows its answer, and `otherwise` is said alone where it has none; `asks` is its question where that is not the
 * message itself. With `asks` it is asked whatever else is done.
 */
export type ChatStep = {
  conversation: Conversation
  reply: string | null
  effect: ChatEffect | null
  otherwise?: string
  asks?: string
  waitsFor?: WaitsFor
}

/** Whether the assistant answers before `reply`. */
export const isAnswered = ({ effect, asks }: ChatStep): boolean =>
  effect === 'ask_assistant' || asks !== undefined

export const say = (
  conversation: Conversation,
  reply: string,
  effect: ChatEffect | null = null,
): ChatStep => ({
  conversation,
  reply,
  effect,
})

/** What was told already stays; questions are answered until somebody comes. */
export const call = (conversation: Conversation): ChatStep => ({
  conversation: { ...conversation, stage: 'general' },
  reply: null,
  effect: 'call_person',
})

export const ask = (conversation: Conversation): ChatStep => ({
  conversation,
  reply: null,
  effect: 'ask_assistant',
})

/**
 * `zipCode` is the one that the site knows already, `service` the one that the message wishes or that was spoken of,
 * `wishesCompany` whether it is nothing but the wish for a company, `afterCall` whether a call was spoken of last, `afterRefusal` whether calls that are not wanted were. `leftOpen` is how many questions in a row were asked in place of the detail that is waited for, `waitsFor` what the last reply waits for.
 */
export type Message = {
  text: string
  salesPhone: string
  zipCode?: string | null
  service?: string | null
  wishesCompany?: boolean
  afterCall?: boolean
  afterRefusal?: boolean
  leftOpen?: number
  waitsFor?: WaitsFor | null
}

/** From when on messages are questions: a first question is one itself, the end of a lead's answers is none. */
export function generalFrom({ conversation, effect }: ChatStep, at: Date): Date | null {
  if (conversation.stage !== 'general') return null
  return effect === 'ask_assistant' ? at : new Date(at.getTime() + 1)
}
