import {
  CHAT_GREETING,
  CONSENT_NO,
  CONSENT_YES,
  leadNoted,
  leadQuestion,
  openingQuestion,
  questionAfterAnswer,
  RATHER_ASK,
  SERVICE_CHOICES,
  TALK_TO_PERSON,
  UNKNOWN_STAGE,
  WISH_FOR_BUNDLE,
  WISH_TO_ORDER,
} from '../chat-texts.ts'
import type { Conversation, LeadAnswers } from '../conversation.ts'
import { zipIn } from '../reading/zip-in.ts'
import { wishesPerson } from '../wishes-person.ts'
import { answerOrCall, takeConsentAnswer } from './after-lead.ts'
import { asksForCall, isShortNumber, numberGiven } from './asks-for-call.ts'
import { asksSomething } from './asks-in-lead.ts'
import { chatIntent } from './chat-intent.ts'
import { type ChatStep, call, type Message, say } from './chat-step.ts'
import { asksMore, tellsStory } from './first-message.ts'
import { complete, takeLeadAnswer, takeShort } from './lead-answer.ts'
import { shapeOf } from './lead-details.ts'
import { nameAmong } from './name-among.ts'
import { tellsTime } from './no-name.ts'
import { noteAfter, remarkOn } from './note-told.ts'
import { currentQuestion } from './open-question.ts'
import { detailsTold } from './several-details.ts'
import { nameAlone, takesIt, takesListed } from './takes-it.ts'

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
  if (!asksForCall(text) && wishesPerson(text)) return answerOrCall(conversation, message)
  if (beginsCall(message)) return beginCall(conversation, message)
  if (intent === 'other') return answerOrCall(conversation, message)
  const serviceTypes = {
    order: message.service ?? null,
    availability: 'availability_check',
    bundle: 'bundle_inquiry',
  }
  // What was given need not be asked for; what the site knows stands only where nothing but the place is asked for.
  const zipCode = zipIn(text) ?? (intent === 'availability' ? (message.zipCode ?? null) : null)
  const told = { ...nameOf(text), ...detailsTold(text, null), ...noteAfter(undefined, text) }
  const lead = {
    ...conversation.lead,
    serviceType: serviceTypes[intent],
    ...(zipCode ? { zipCode } : {}),
    ...told,
  }
  const next: Conversation = { ...conversation, stage: 'lead_collection', lead }
  if (told.phone || told.email) return takeContact(next, message, { ...told, serviceType: lead.serviceType })
  const open = currentQuestion(next) ?? 'name'
  const alone = told.name ? `${leadNoted(told)} ${leadQuestion(open)}` : openingQuestion(intent, open)
  if (!asksMore(intent, text) && !zipCode) return say(next, alone)
  // What can be answered is answered first; who wants no call need not go on.
  const first: ChatStep = { conversation: next, reply: questionAfterAnswer(open), effect: 'ask_assistant' }
  // A clear question or a story is told that it has no answer; a wish alone goes on with the lead.
  return asksSomething(text) || tellsStory(text) ? first : { ...first, otherwise: alone }
}

/** The chips that begin a lead, and whoever asks for a call, do so too where the conversation began with a question. */
const beginsLead = ({ leadInfoCollected }: Conversation, message: Message): boolean =>
  !leadInfoCollected &&
  (message.text === WISH_TO_ORDER ||
    message.text === WISH_FOR_BUNDLE ||
    signsUp.test(message.text) ||
    beginsCall(message))

/** `Ok sign me up i guess`: the wish and nothing else. */
const signsUp =
  /^(?:(?:ok|okay|yes|yeah|sure|fine|great|perfect|well|then|so|just|please|alright|cool)[,.! ]+)*sign (?:me|us) up(?: (?:then|please|pls|i guess|already|now|today|for (?:it|that|this)(?: one)?))*[.! ]*$/i

/** Who asks for a call, says how to be reached, or takes a company or what was spoken of. */
const beginsCall = ({
  text,
  service = null,
  wishesCompany = false,
  afterCall = false,
  afterRefusal = false,
}: Message): boolean =>
  // `The number is 727-555-0188` after calls that shall stop.
  !(afterRefusal && tellsNumberAlone.test(text)) &&
  (asksForCall(text) ||
    givesContact(text) ||
    wishesCompany ||
    tellsName(text) ||
    wantsQuote.test(text) ||
    takesListed(text) ||
    (afterCall && (tellsTime(text.toLowerCase()) || namesSelf(text) !== null)) ||
    (service !== null && wishes.test(text) && numberGiven(text) !== null && !asksSomething(text)) ||
    (service !== null && takesIt(text) !== null))

/** `I want a quote for ADT`. */
const wantsQuote =
  /^(?:(?:hi|hello|hey|please|pls|i|we|you|id|i['’]d|im|am|just|can|could|would|like|want|need|looking|for|get|give|send|me|us|to|a|an|some|your|free|price)[,.! ]+)*quotes?\b/i

/** `My name is Kim Lee and I want DIRECTV`: who says it is ready for a call. */
const tellsName = (text: string): boolean => {
  const name = ownName.test(text) && !asksSomething(text) ? nameAmong(text) : null
  return name !== null && nameAlone(name, true) !== null
}
const ownName = /\bmy name(?:['’]?s| is)\b/i

/** Who is there, said by a name and nothing else: `Al Roberts`, `my name is Al`. */
const namesSelf = (text: string): string | null =>
  nameAlone(text) ?? (asksSomething(text) ? null : nameAmong(text))

const tellsNumberAlone =
  /^(?:(?:the|my|it|its|it['’]s|this|that|number|cell|phone|is|one|on|called|they|call)[ :]+)*\(?\d{3}\)?[ .-]{0,2}\d{3}[ .-]?\d{4}[.! ]*$/i

const wishes = /\b(?:want|need|would like|id like|interested|sign up|order)\b/i
const ownEmail =
  /(?:^|\bmy )e-?mail(?: address)? is\b|\be-?mail is (?:best|better|fine|ok)\b|\bor (?:just )?e-?mail\b/i
const isEmail = (text: string): boolean => shapeOf(text.trim()) === 'email'
const FEW_BESIDE = 8
/** An address among few words is one's own, unless they are about an order, an alert or a copy of the talk. */
const isAlmostAlone = (text: string): boolean =>
  text.split(/\s+/).length <= FEW_BESIDE &&
  !/\b(?:re-?send|sent?|order\w*|confirmation|account|wrong|instead|change|unsubscribe|remove|delete|stop|alerts?|transcript|copy|chat|conversation|your|used|typed|put)\b/i.test(
    text,
  )
/** `Read me the chat of ana@example.com`, `who is ana@example.com`: somebody else, or what is kept of them. */
const ofSomebody =
  /\b(?:of|from|about|behind|look(?:ing)? up|find|search(?: for)?|show(?: me)?|read|hack|delete|pull up|(?:orders?|chats?|history|data|details|info|records?|account|password)(?: \w+)? for) \S+@\S|^(?:is|does|did|has) \S+@|^(?:what|who|whose|when|where|how)\b(?!.*\bmy\b).*@/i
/** `My email is ana@example.com, can you find my order with that`. */
const ofOrder =
  /\b(?:find|look ?up|check|see|track|cancel|change|pull up)\b(?: \w+){0,3} (?:my|the|our) order\b/i
/** `Tom Baker, 614-555-0143`, `my email is ...`: who says how to be reached wants an answer. */
const givesContact = (text: string): boolean => {
  if (ofSomebody.test(text) || ofOrder.test(text)) return false
  const { name, phone, email } = detailsTold(text, 'name')
  const isReached =
    (name && (phone || email)) ||
    isEmail(text) ||
    (email && (phone || ownEmail.test(text) || isAlmostAlone(text))) ||
    isShortNumber(text)
  return Boolean(isReached) && !asksSomething(text)
}

const nameOf = (text: string): { name?: string } => {
  const name = nameAmong(text)
  return name === null ? {} : { name }
}

/** How a call is had is answered first; its questions can be answered right here. */
function beginCall(conversation: Conversation, message: Message): ChatStep {
  const { text, zipCode = null, service = null, afterCall = false } = message
  const phone = numberGiven(text)
  const serviceType = conversation.lead.serviceType ?? service
  const name = takesIt(text)?.name ?? (afterCall ? namesSelf(text) : nameAmong(text))
  const told = {
    ...(name === null ? {} : { name }),
    ...detailsTold(text, 'name'),
    ...(serviceType === null ? {} : { serviceType }),
    ...noteAfter(undefined, text),
    ...(phone === null ? {} : { phone }),
    ...(isEmail(text) ? { email: text.trim() } : {}),
  }
  const lead = { ...conversation.lead, zipCode: zipIn(text) ?? zipCode, ...told }
  const next: Conversation = { ...conversation, stage: 'lead_collection', lead }
  if (told.phone || told.email) return takeContact(next, message, told)
  if (isShortNumber(text)) return takeShort({ ...next, lead: { ...lead, name: null } }, text)
  const open = currentQuestion(next) ?? 'name'
  if (tellsTime(text.toLowerCase()))
    return say(next, `${leadNoted(told)}${remarkOn(text)} ${leadQuestion(open)}`)
  if (name !== null) {
    const known = lead.zipCode === null ? {} : { zipCode: lead.zipCode }
    return say(next, `${leadNoted({ ...told, ...known })} ${leadQuestion(open)}`)
  }
  // `Could somebody just phone me, I'm not good with computers`: a wish with its reason, and nothing to answer.
  const [, ...reason] = text.split(',')
  const isWishAlone = Object.keys(told).length === 0 && zipIn(text) === null
  if (isWishAlone && reason.length > 0 && !text.includes('?') && !asksSomething(reason.join(',')))
    return say(next, openingQuestion('order', open))
  const { note } = told
  const noted = note === undefined ? '' : `${leadNoted({ note })}${remarkOn(text)} `
  const reply = `${noted}${questionAfterAnswer(open)}`
  return { conversation: next, reply, effect: 'ask_assistant', otherwise: openingQuestion('order', open) }
}

/** What was told with the wish is said back at once; what is asked beside it is answered first. */
function takeContact(conversation: Conversation, message: Message, told: Partial<LeadAnswers>): ChatStep {
  const open = currentQuestion(conversation)
  if (open === null) return complete(conversation.lead, message, true)
  const wishesCall = asksForCall(message.text)
  const question = wishesCall ? leadQuestion(open) : questionAfterAnswer(open)
  const reply = `${leadNoted(told)}${remarkOn(message.text)} ${question}`
  return asksSomething(message.text) && !wishesCall
    ? { conversation, reply, effect: 'ask_assistant', otherwise: reply }
    : say(conversation, reply)
}

/**
 * What can be said next with one press: what the state offers, and what the newest answer does where both go together. The ZIP
 * code that answers are for already needs no typing where a lead asks for it.
 */
export function quickReplies(
  conversation: Conversation,
  ofAnswer: readonly string[] = [],
  knownZip: string | null = null,
): string[] {
  if (conversation.stage === 'general' && conversation.consent === 'asked') return [CONSENT_YES, CONSENT_NO]
  if (conversation.stage !== 'lead_collection') return [...ofAnswer]
  const open = currentQuestion(conversation)
  const services = open === 'serviceType' ? SERVICE_CHOICES : []
  const zips = open === 'zipCode' && knownZip ? [knownZip] : []
  return [...ofAnswer, ...services, ...zips, RATHER_ASK]
}
