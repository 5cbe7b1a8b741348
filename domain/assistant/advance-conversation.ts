import { asksForPerson, TALK_TO_PERSON } from './asks-for-person.ts'
import { chatIntent } from './chat-intent.ts'
import {
  CHAT_GREETING,
  CONSENT_AGREED,
  CONSENT_DECLINED,
  CONSENT_NO,
  CONSENT_YES,
  leadQuestion,
  leadThanks,
  openingQuestion,
  RATHER_ASK,
  RATHER_ASK_REPLY,
  UNKNOWN_STAGE,
} from './chat-texts.ts'
import { type Conversation, newConversation, nextLeadStep } from './conversation.ts'

/** What the site does about a step: let the assistant answer, say who serves the ZIP, take the lead, record consent, ask for a person. */
type ChatEffect = 'ask_assistant' | 'tell_availability' | 'take_lead' | 'record_consent' | 'call_person'

/** A step of a chat: the new state, what is said without asking anybody, and what is to be done. */
export type ChatStep = { conversation: Conversation; reply: string | null; effect: ChatEffect | null }

type Message = { text: string; salesPhone: string }

const say = (conversation: Conversation, reply: string, effect: ChatEffect | null = null): ChatStep => ({
  conversation,
  reply,
  effect,
})

/** What was told already stays; questions are answered until somebody comes. */
const call = (conversation: Conversation): ChatStep => ({
  conversation: { ...conversation, stage: 'general' },
  reply: null,
  effect: 'call_person',
})

const ask = (conversation: Conversation): ChatStep => ({ conversation, reply: null, effect: 'ask_assistant' })

/** Opening a chat: a new one greets, any other stays where it was. */
export function openConversation(conversation: Conversation): ChatStep {
  if (conversation.stage !== 'greeting') return { conversation, reply: null, effect: null }
  return say({ ...conversation, stage: 'intent_collection' }, CHAT_GREETING)
}

/**
 * What a visitor's message makes of a chat (specification, section 4): a pure function over its state. The message is
 * sanitized and not empty. Lead answers are taken without format checks.
 */
export function advanceConversation(conversation: Conversation, message: Message): ChatStep {
  if (message.text === TALK_TO_PERSON) return call(conversation)
  switch (conversation.stage) {
    case 'greeting':
      return advanceConversation(openConversation(conversation).conversation, message)
    case 'intent_collection':
      return takeIntent(conversation, message)
    case 'lead_collection':
      return takeLeadAnswer(conversation, message)
    case 'general':
      return conversation.consent === 'asked'
        ? takeConsentAnswer(conversation, message)
        : answerOrCall(conversation, message)
    case 'unknown':
      // Rephrased, the next message is answered.
      return say({ ...conversation, stage: 'general' }, UNKNOWN_STAGE)
  }
}

function takeIntent(conversation: Conversation, { text }: Message): ChatStep {
  const intent = chatIntent(text)
  if (intent === 'other') return answerOrCall(conversation, { text })
  const next = (serviceType: string | null): Conversation => ({
    ...conversation,
    stage: 'lead_collection',
    lead: { ...conversation.lead, serviceType },
  })
  switch (intent) {
    case 'order':
      return say(next(null), openingQuestion(intent, 'name'))
    case 'availability':
      return say(next('availability_check'), openingQuestion(intent, 'zipCode'))
    case 'bundle':
      return say(next('bundle_inquiry'), openingQuestion(intent, 'name'))
  }
}

function answerOrCall(conversation: Conversation, { text }: Pick<Message, 'text'>): ChatStep {
  return asksForPerson(text) ? call(conversation) : ask({ ...conversation, stage: 'general' })
}

function takeLeadAnswer(conversation: Conversation, { text, salesPhone }: Message): ChatStep {
  if (text === RATHER_ASK) {
    return say({ ...conversation, stage: 'general', lead: newConversation.lead }, RATHER_ASK_REPLY)
  }
  const asked = currentQuestion(conversation)
  // One line: these answers go into forms and letters.
  const answer = text.replace(/\s+/g, ' ')
  const lead = asked === null ? conversation.lead : { ...conversation.lead, [asked]: answer }
  const following = nextLeadStep(lead)
  if (following !== null) {
    const isAvailability = asked === 'zipCode' && lead.serviceType === 'availability_check'
    return say(
      { ...conversation, lead },
      leadQuestion(following),
      isAvailability ? 'tell_availability' : null,
    )
  }
  const complete: Conversation = {
    stage: 'general',
    lead,
    leadInfoCollected: true,
    consent: 'asked',
  }
  return say(complete, leadThanks(lead.name ?? '', salesPhone), 'take_lead')
}

/** The question that the message answers: after an availability intent the ZIP code comes first. */
function currentQuestion({ lead }: Conversation) {
  if (lead.serviceType === 'availability_check' && lead.zipCode === null) return 'zipCode'
  return nextLeadStep(lead)
}

const yes = /^(?:yes|yes,? i agree|i agree|agreed?|yes please|y)[.!]?$/i
const no = /^(?:no|no,? thanks?(?: you)?|nope|skip|n)[.!]?$/i

function takeConsentAnswer(conversation: Conversation, { text }: Message): ChatStep {
  if (text === CONSENT_YES || yes.test(text)) {
    return say({ ...conversation, consent: 'agreed' }, CONSENT_AGREED, 'record_consent')
  }
  const declined: Conversation = { ...conversation, consent: 'declined' }
  if (text === CONSENT_NO || no.test(text)) return say(declined, CONSENT_DECLINED)
  // Anything but a clear yes is no agreement; it is a question like any other.
  return answerOrCall(declined, { text })
}

/** The quick replies that a state offers. */
export function quickReplies(conversation: Conversation): string[] {
  if (conversation.stage === 'general' && conversation.consent === 'asked') return [CONSENT_YES, CONSENT_NO]
  return conversation.stage === 'lead_collection' ? [RATHER_ASK] : []
}
