import { CALLBACK_TEXT } from '#domain/consent/consent-text.ts'
import {
  AREA_CODE,
  leadNoted,
  leadQuestion,
  leadQuestionEased,
  leadReadBack,
  leadThanks,
  mayBeCalled,
  NOT_IN_CHAT,
  ORDERS_ONLINE,
  RATHER_ASK,
  RATHER_ASK_REPLY,
} from '../chat-texts.ts'
import { type Conversation, type LeadAnswers, type LeadStep, newConversation } from '../conversation.ts'
import { zipIn } from '../reading/zip-in.ts'
import { plainWords } from '../understanding/features.ts'
import { agrees, saysSend, stalls } from './agrees.ts'
import { asksForCall, isShortNumber, numberGiven } from './asks-for-call.ts'
import { asksSomething } from './asks-in-lead.ts'
import { chatIntent } from './chat-intent.ts'
import { ask, type ChatStep, call, type Message, say } from './chat-step.ts'
import { asksMore } from './first-message.ts'
import {
  answerOf,
  inSmallLetters,
  isPlaceInState,
  knowsNot,
  leavesDetailOut,
  leavesToEarlier,
  NONE,
  wantsCallsOnly,
  withoutDash,
} from './lead-details.ts'
import { asksWhatIsHeld, asksWhatIsMissing, stillMissing } from './lead-questions.ts'
import { readInLead } from './lead-reading.ts'
import { saysThatIsAll } from './leaves-lead.ts'
import { nameAmong } from './name-among.ts'
import { keepsName } from './no-name.ts'
import { noteAfter, remarkOn, wishesNoCall } from './note-told.ts'
import {
  askedOfPlace,
  currentQuestion,
  isIntent,
  isWaiting,
  lastAnswered,
  nextOpen,
  questionAgain,
  questionBefore,
} from './open-question.ts'
import { isOrdinaryWord } from './ordinary-word.ts'
import { partCorrected, toldBeside, withoutContacts } from './several-details.ts'
import { greetsOnly, storedAnswer } from './stored-answer.ts'
import { takesIt, takesOther, takesSpokenOf, wishedNow } from './takes-it.ts'
import { isOfPlace, serviceAfter, tellsService } from './wished-service.ts'

/** `Can they call before 3`, `can it be after 6`, `can you tell them to speak up`: when and how a call may come. */
const asksForHour =
  /^(?:and |actually |ok )*(?:can|could|will) (?:(?:it|that|this|the call) be\b|(?:you|u|they|he|she|we|someone|somebody) (?:please )?(?:call\b|(?:make|change|move|push) (?:it|that|this)\b|(?:tell|ask) (?:them|him|her)\b))/i
/** `Is 512-555-0133 your number`. */
const ofOurNumber = /\b(?:your|ur) (?:\w+ )?(?:number|phone|line)\b|\b(?:whose|scam|spam|legit|belongs?)\b/i
export function takeLeadAnswer(conversation: Conversation, message: Message): ChatStep {
  const { text } = message
  const asked = currentQuestion(conversation)
  const reading = readInLead(text, asked, lastAnswered(conversation))
  const isPutRight = partCorrected(text, conversation.lead) !== null
  // Who has given a number and says that that's it wants the call.
  const isAll = mayBeCalled(conversation.lead) && saysThatIsAll(inSmallLetters(text))
  if (text === RATHER_ASK || (reading.kind === 'stop' && !isPutRight && !isAll))
    return say(
      { ...conversation, stage: 'general', lead: newConversation.lead },
      reading.kind === 'stop' && reading.online ? ORDERS_ONLINE : RATHER_ASK_REPLY,
    )
  if (reading.kind === 'person') return call(conversation)
  if (reading.kind === 'leave') return ask({ ...conversation, stage: 'general', lead: newConversation.lead })
  // An email address is the only detail that nobody needs.
  if (asked === 'email' && (isAll || saysSend(text))) {
    const lead = { ...conversation.lead, email: NONE }
    if (nextOpen(lead) === null) return complete(lead, message)
  }
  if (asked !== null && isAll) return say(conversation, questionBefore(asked, conversation.lead))
  if (asked !== null && asksWhatIsHeld(text, conversation.lead))
    return say(conversation, `${leadReadBack(conversation.lead)}\n\n${leadQuestion(asked)}`)
  if (asked !== null && asksWhatIsMissing(text))
    return say(conversation, `${stillMissing(conversation.lead)} ${questionBefore(asked, conversation.lead)}`)
  const told = toldBeside(conversation.lead, text, asked)
  const note = noteAfter(conversation.lead.note, told.name ? text.replace(told.name, '').trim() : text)
  if (Object.keys(told).length > 0) return takeTold(conversation, message, { ...told, ...note })
  const isNew = note.note !== conversation.lead.note && (asked !== 'phone' || !/\d{3}/.test(text))
  if (isNew && (!asksSomething(text) || asksForHour.test(text))) {
    const zipCode = zipIn(text)
    return takeTold(conversation, message, { ...note, ...(zipCode ? { zipCode } : {}) })
  }
  if (message.service && conversation.lead.serviceType === null && tellsService(text))
    return takeTold(conversation, message, { serviceType: message.service })
  // `Actually make it Viasat instead`.
  const { serviceType } = conversation.lead
  const isWished = serviceType !== null && !isIntent(serviceType)
  const isTaken = isWished ? takesOther(text) : asked === 'serviceType' && takesSpokenOf(text)
  if (message.service && isTaken) {
    const step = takeTold(conversation, message, {
      serviceType: wishedNow(isWished ? serviceType : null, message.service, text),
    })
    const asks = isItThere(step.conversation.lead)
    return asks && step.reply !== null && step.effect === null
      ? { ...step, effect: 'ask_assistant', otherwise: step.reply, asks }
      : step
  }
  const isNumber = asked !== 'zipCode' || !withoutDash.test(text)
  if (asked !== null && asked !== 'phone' && isNumber && isShortNumber(text))
    return takeShort(conversation, text)
  // Which service it is may be open until the call; nothing else is unknown.
  const isLeftOut = reading.kind !== 'correction' && (asked === 'name' || asked === 'zipCode')
  const isOpen =
    knowsNot(text) || (isLeftOut && leavesDetailOut(text)) || (asked === 'name' && keepsName(text))
  if (asked !== null && asked !== 'serviceType' && isOpen) return say(conversation, leadQuestionEased(asked))
  // What was told in another place is not in this chat.
  if (asked !== null && asked !== 'serviceType' && leavesToEarlier(text))
    return say(conversation, `${NOT_IN_CHAT} ${leadQuestion(asked)}`)
  if (asked !== null && asked !== 'email' && wantsCallsOnly(text))
    return say(conversation, leadQuestion(asked))
  if (asked === 'name' && isPlaceInState(text)) return takePlace(conversation, text)
  // The wish said again is nobody's name.
  const isWishAgain =
    (asksForCall(text) && numberGiven(text) === null) ||
    (chatIntent(text) === 'order' && !asksMore('order', text))
  if (asked === 'name' && (isWishAgain || takesIt(text)?.name === null))
    return message.service && conversation.lead.serviceType === null
      ? takeTold(conversation, message, { serviceType: message.service })
      : say(conversation, leadQuestion(asked))
  // `Hold on` is no detail, and nothing to answer.
  if (asked !== null && stalls(text)) return say(conversation, leadQuestion(asked))
  // `512-555-0133, is there a contract?`: the number that was asked for, and a question beside it.
  const number = asked === 'phone' && reading.kind === 'question' ? numberGiven(text) : null
  if (number !== null && !ofOurNumber.test(text))
    return takeTold(conversation, message, { ...note, phone: number })
  const mayGoOn = agrees(text) && !text.includes('?')
  // A detail that is told by its shape is one, however long the question for another one waits.
  const isAsked = reading.kind === 'question' || (reading.kind === 'answer' && isUnasked(message, asked))
  if (asked !== null && !mayGoOn && isAsked) {
    // A ZIP code in the question is the answer to the one that waits for it.
    const zipCode = conversation.lead.zipCode === null ? zipIn(text) : null
    const lead = zipCode ? { ...conversation.lead, zipCode } : conversation.lead
    return {
      conversation: { ...conversation, lead },
      reply: questionAgain(nextOpen(lead) ?? asked, message.leftOpen ?? 0),
      effect: 'ask_assistant',
    }
  }
  if (reading.kind === 'correction') {
    const { also = reading } = reading
    const told = { [reading.step]: reading.value, [also.step]: also.value }
    const serviceType = reading.step === 'serviceType' ? serviceAfter(conversation.lead, reading.value) : null
    const lead = { ...conversation.lead, ...told, ...(serviceType === null ? {} : { serviceType }) }
    const following = nextOpen(lead)
    if (following === null) return complete(lead, message)
    const changed = { ...conversation, lead }
    const question = questionBefore(following, lead)
    // With another ZIP code something else is sold.
    if (reading.step === 'zipCode' && isOfPlace(lead))
      return { conversation: changed, reply: question, effect: 'ask_assistant' }
    return say(changed, `${leadNoted({ [reading.step]: lead[reading.step] })} ${question}`)
  }
  // `Yes` is no name, no email address and no place: what was asked is asked again.
  if (asked !== null && (agrees(text) || greetsOnly(text, asked)))
    return say(conversation, leadQuestion(asked))
  const lead =
    asked === null
      ? conversation.lead
      : {
          ...conversation.lead,
          [asked]: storedAnswer(asked, text),
          ...(asked === 'phone' ? note : {}),
        }
  const following = nextOpen(lead)
  if (following === null) return complete(lead, message)
  const isPlace = asked === 'zipCode' && lead.serviceType === 'availability_check'
  const question = questionBefore(following, lead)
  return say({ ...conversation, lead }, question, isPlace ? 'tell_availability' : null)
}

/** A number that nobody can call, with the name that was told beside it. */
export function takeShort(conversation: Conversation, text: string): ChatStep {
  const name = conversation.lead.name === null ? nameAmong(text) : null
  const told = name === null ? {} : { name }
  const next = { ...conversation, lead: { ...conversation.lead, ...told } }
  const open = currentQuestion(next) ?? 'phone'
  return say(next, `${name === null ? '' : `${leadNoted(told)} `}${AREA_CODE} ${leadQuestion(open)}`)
}

/** `Austin, Texas` where the name is asked for: where it is, and what is sold there. */
function takePlace(conversation: Conversation, text: string): ChatStep {
  const zipCode = conversation.lead.zipCode ?? answerOf('zipCode', text)
  const lead = { ...conversation.lead, zipCode }
  return { conversation: { ...conversation, lead }, reply: leadQuestion('name'), effect: 'ask_assistant' }
}

/** The wished provider at the place that is known, which may not be the same any more. */
function isItThere({ zipCode, serviceType }: LeadAnswers): string | null {
  const [, provider] = /internet.*\((.+)\)$/i.exec(serviceType ?? '') ?? []
  const zip = zipIn(zipCode ?? '')
  return provider && zip ? `Is ${provider} available in ${zip}?` : null
}

/** Where the question for the name no longer stood there, only what reads like a name is its answer. */
const isUnasked = ({ text, leftOpen = 0 }: Message, asked: LeadStep | null): boolean =>
  asked === 'name' && isWaiting(leftOpen) && plainWords(answerOf('name', text)).some(isOrdinaryWord)

/** Each detail is what it is, whatever was asked for; what is asked beside them is answered. */
function takeTold(conversation: Conversation, message: Message, details: Partial<LeadAnswers>): ChatStep {
  const { service = null } = message
  const isWished = conversation.lead.serviceType === null && service !== null
  const told = isWished ? { ...details, serviceType: service } : details
  const lead = { ...conversation.lead, ...told }
  const following = nextOpen(lead)
  if (following === null) {
    const step = complete(lead, message, Boolean(told.phone) && currentQuestion(conversation) !== 'phone')
    const asks = askedBeside(message.text)
    return asks === null || step.reply === null ? step : { ...step, asks, otherwise: step.reply }
  }
  const next = { ...conversation, lead }
  const reply = `${leadNoted(told)}${remarkOn(message.text)} ${questionBefore(following, lead)}`
  const asks = askedOfPlace(conversation.lead, lead, message.text)
  if (asks !== null) return { conversation: next, reply, effect: 'ask_assistant', otherwise: reply, asks }
  // How we answer else is told by the assistant.
  const isOnlyNoted = !asksSomething(message.text) || asksForHour.test(message.text)
  const isAnswered = !isOnlyNoted || wishesNoCall(message.text)
  const otherwise = isOnlyNoted ? { otherwise: reply } : {}
  return isAnswered ? { conversation: next, reply, effect: 'ask_assistant', ...otherwise } : say(next, reply)
}

/** The question beside the last details, without them; null where there is none but for the call itself. */
function askedBeside(text: string): string | null {
  if (asksForCall(text) || asksForHour.test(text) || wishesNoCall(text)) return null
  const rest = withoutContacts(text)
  // `Is 512-555-0133 ok?`.
  const isOnlyOk = agrees(rest.replace(/^(?:is|will|would|does)\b(?: (?:it|that|this)\b)?/i, ''))
  return asksSomething(rest) && !isOnlyOk ? rest : null
}

/** What a number is for is told before the thanks where it came before it was asked for. */
export function complete(lead: LeadAnswers, { salesPhone }: Message, isUnasked = false): ChatStep {
  // No question about calls to a number that nobody can call.
  const consent = mayBeCalled(lead) ? 'asked' : 'not_asked'
  const complete: Conversation = { stage: 'general', lead, leadInfoCollected: true, consent }
  const thanks = leadThanks(lead, salesPhone)
  return say(complete, isUnasked ? `${CALLBACK_TEXT}\n\n${thanks}` : thanks, 'take_lead')
}
