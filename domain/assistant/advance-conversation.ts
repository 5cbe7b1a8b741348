import { answerOrCall, takeConsentAnswer } from './after-lead.ts'
import { asksForCall, numberGiven } from './asks-for-call.ts'
import { asksForPerson, TALK_TO_PERSON } from './asks-for-person.ts'
import { chatIntent } from './chat-intent.ts'
import { ask, type ChatStep, call, say } from './chat-step.ts'
import {
  CHAT_GREETING,
  CONSENT_NO,
  CONSENT_YES,
  HOUR_LATER,
  leadNoted,
  leadQuestion,
  leadThanks,
  openingQuestion,
  questionAfterAnswer,
  RATHER_ASK,
  RATHER_ASK_REPLY,
  SERVICE_CHOICES,
  UNKNOWN_STAGE,
  WISH_FOR_BUNDLE,
  WISH_TO_ORDER,
} from './chat-texts.ts'
import { type Conversation, type LeadAnswers, type LeadStep, newConversation } from './conversation.ts'
import { asksMore, tellsStory } from './first-message.ts'
import { answerOf, ofDay } from './lead-details.ts'
import { asksSomething, isQuestion, readInLead } from './lead-reading.ts'
import { currentQuestion, lastAnswered, nextOpen, questionBefore } from './open-question.ts'
import { detailsTold, toldBeside } from './several-details.ts'
import { zipIn } from './zip-in.ts'

/** `zipCode` is the one that the site knows already. */
type Message = { text: string; salesPhone: string; zipCode?: string | null }

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
        : beginsLead(conversation, message)
          ? takeIntent(conversation, message)
          : answerOrCall(conversation, message)
    case 'unknown':
      // Rephrased, the next message is answered.
      return say({ ...conversation, stage: 'general' }, UNKNOWN_STAGE)
  }
}

function takeIntent(conversation: Conversation, message: Message): ChatStep {
  const { text } = message
  const intent = chatIntent(text)
  if (asksForPerson(text)) return answerOrCall(conversation, message)
  if (asksForCall(text) || givesNumber(text)) return beginCall(conversation, message)
  if (intent === 'other') return answerOrCall(conversation, message)
  const serviceTypes = { order: null, availability: 'availability_check', bundle: 'bundle_inquiry' }
  // What was given need not be asked for; what the site knows stands only where nothing but the place is asked for.
  const zipCode = zipIn(text) ?? (intent === 'availability' ? (message.zipCode ?? null) : null)
  const lead = {
    ...conversation.lead,
    serviceType: serviceTypes[intent],
    ...(zipCode ? { zipCode } : {}),
    ...detailsTold(text, null),
  }
  const next: Conversation = { ...conversation, stage: 'lead_collection', lead }
  const open = currentQuestion(next) ?? 'name'
  const alone = openingQuestion(intent, open)
  if (!asksMore(intent, text) && !zipCode) return say(next, alone)
  // What can be answered is answered first; who wants no call need not go on.
  const first: ChatStep = { conversation: next, reply: questionAfterAnswer(open), effect: 'ask_assistant' }
  // A clear question or a story is told that it has no answer; a wish alone goes on with the lead.
  return asksSomething(text) || tellsStory(text) ? first : { ...first, otherwise: alone }
}

/** The chips that begin a lead, and whoever asks for a call, do so too where the conversation began with a question. */
const beginsLead = ({ leadInfoCollected }: Conversation, { text }: Message): boolean =>
  !leadInfoCollected &&
  (text === WISH_TO_ORDER || text === WISH_FOR_BUNDLE || asksForCall(text) || givesNumber(text))

/** `Tom Baker, 614-555-0143`: who leaves name and number wants a call. */
const givesNumber = (text: string): boolean => {
  const { name, phone } = detailsTold(text, 'name')
  return Boolean(name && phone) && !asksSomething(text)
}

/** How a call is had is answered first; its questions can be answered right here. */
function beginCall(conversation: Conversation, { text, zipCode = null }: Message): ChatStep {
  const given = numberGiven(text)
  const told = detailsTold(text, 'name')
  const phone = given ?? conversation.lead.phone
  const lead = { ...conversation.lead, zipCode: zipIn(text) ?? zipCode, phone, ...told }
  const next: Conversation = { ...conversation, stage: 'lead_collection', lead }
  const open = currentQuestion(next) ?? 'name'
  const reply = questionAfterAnswer(open)
  if (given !== null) return say(next, `${leadNoted({ phone: given, ...told })} ${reply}`)
  return { conversation: next, reply, effect: 'ask_assistant', otherwise: openingQuestion('order', open) }
}

const agrees = /^(?:yes|yeah|yep|yup|ok|okay|sure|right|correct)[.! ]*$/i

function takeLeadAnswer(conversation: Conversation, message: Message): ChatStep {
  const { text } = message
  const asked = currentQuestion(conversation)
  const reading = readInLead(text, asked, lastAnswered(conversation))
  if (text === RATHER_ASK || reading.kind === 'stop')
    return say({ ...conversation, stage: 'general', lead: newConversation.lead }, RATHER_ASK_REPLY)
  if (reading.kind === 'person') return call(conversation)
  if (reading.kind === 'leave') return ask({ ...conversation, stage: 'general', lead: newConversation.lead })
  const told = toldBeside(conversation.lead, text, asked)
  if (Object.keys(told).length > 0) return takeTold(conversation, message, told)
  // The wish said again is nobody's name.
  if (asked === 'name' && chatIntent(text) === 'order' && !asksMore('order', text))
    return say(conversation, leadQuestion(asked))
  if (reading.kind === 'question' && asked !== null) {
    // A ZIP code in the question is the answer to the one that waits for it.
    const zipCode = conversation.lead.zipCode === null ? zipIn(text) : null
    const lead = zipCode ? { ...conversation.lead, zipCode } : conversation.lead
    return {
      conversation: { ...conversation, lead },
      reply: leadQuestion(nextOpen(lead) ?? asked),
      effect: 'ask_assistant',
    }
  }
  if (reading.kind === 'correction') {
    const { also = reading } = reading
    const lead = { ...conversation.lead, [reading.step]: reading.value, [also.step]: also.value }
    const following = nextOpen(lead)
    if (following === null) return complete(lead, message)
    const changed = { ...conversation, lead }
    const question = questionBefore(following, lead)
    // With another ZIP code something else is sold.
    if (reading.step === 'zipCode') return { conversation: changed, reply: question, effect: 'ask_assistant' }
    return say(changed, `${leadNoted({ [reading.step]: reading.value })} ${question}`)
  }
  // `Yes` is no name, no email address and no place: what was asked is asked again.
  if (asked !== null && agrees.test(text)) return say(conversation, leadQuestion(asked))
  const lead =
    asked === null ? conversation.lead : { ...conversation.lead, [asked]: storedAnswer(asked, text) }
  const following = nextOpen(lead)
  if (following === null) return complete(lead, message)
  const isAvailability = asked === 'zipCode' && lead.serviceType === 'availability_check'
  return say(
    { ...conversation, lead },
    questionBefore(following, lead),
    isAvailability ? 'tell_availability' : null,
  )
}

/** Each detail is what it is, whatever was asked for; what is asked beside them is answered. */
function takeTold(conversation: Conversation, message: Message, told: Partial<LeadAnswers>): ChatStep {
  const lead = { ...conversation.lead, ...told }
  const following = nextOpen(lead)
  if (following === null) return complete(lead, message)
  const next = { ...conversation, lead }
  const hour = ofDay.test(message.text) ? ` ${HOUR_LATER}` : ''
  const reply = `${leadNoted(told)}${hour} ${questionBefore(following, lead)}`
  return asksSomething(message.text)
    ? { conversation: next, reply, effect: 'ask_assistant' }
    : say(next, reply)
}

/** One line, for these answers go into forms and letters; as it was said where the words around it make it an answer. */
function storedAnswer(step: LeadStep, text: string): string {
  const value = answerOf(step, text)
  return isQuestion(value, step) ? text.replace(/\s+/g, ' ') : value
}

function complete(lead: LeadAnswers, { salesPhone }: Message): ChatStep {
  const complete: Conversation = { stage: 'general', lead, leadInfoCollected: true, consent: 'asked' }
  return say(complete, leadThanks(lead, salesPhone), 'take_lead')
}

/** What can be said next with one press: what the state offers, and what the newest answer does where both go together. */
export function quickReplies(conversation: Conversation, ofAnswer: readonly string[] = []): string[] {
  if (conversation.stage === 'general' && conversation.consent === 'asked') return [CONSENT_YES, CONSENT_NO]
  if (conversation.stage !== 'lead_collection') return [...ofAnswer]
  const services = currentQuestion(conversation) === 'serviceType' ? SERVICE_CHOICES : []
  return [...ofAnswer, ...services, RATHER_ASK]
}
