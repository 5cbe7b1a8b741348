import {
  CONSENT_AGAIN,
  CONSENT_AGREED,
  CONSENT_DECLINED,
  CONSENT_NO,
  CONSENT_OPEN,
  CONSENT_YES,
  leadCorrected,
  leadReadBack,
  mayBeCalled,
  NOTHING_CHANGES,
  noteAdded,
  numberAdded,
  REST_RIGHT,
  WHAT_IS_WRONG,
} from '../chat-texts.ts'
import type { Conversation, LeadAnswers } from '../conversation.ts'
import { wishesPerson } from '../wishes-person.ts'
import { agrees } from './agrees.ts'
import { numberGiven } from './asks-for-call.ts'
import { asksSomething, isQuestion } from './asks-in-lead.ts'
import { ask, type ChatStep, call, type Message, say } from './chat-step.ts'
import { type Correction, correctionIn, namedCorrection } from './corrections.ts'
import { inSmallLetters, nameTold, saysNo, shapeOf, tidy } from './lead-details.ts'
import { asksWhatIsHeld } from './lead-questions.ts'
import { wantsToStop } from './leaves-lead.ts'
import { noteAfter, noteIn } from './note-told.ts'
import { partCorrected } from './several-details.ts'

type Said = Pick<Message, 'text' | 'service' | 'waitsFor'>

/** A message beside the questions of a lead: a person who is asked for, a detail of a sent lead put right, or a question. */
export function answerOrCall(conversation: Conversation, message: Said): ChatStep {
  const { text, service = null, waitsFor } = message
  if (wishesPerson(text)) return call(conversation)
  if (asksWhatIsHeld(text, conversation.lead)) return say(conversation, leadReadBack(conversation.lead))
  const asks = conversation.leadInfoCollected ? ofRequest(text) : null
  if (asks !== null) return { ...ask({ ...conversation, stage: 'general' }), asks }
  if (waitsFor === 'rest' && agrees(text)) return say(conversation, NOTHING_CHANGES)
  if (waitsFor === 'rest' && saysNo(inSmallLetters(text))) return say(conversation, WHAT_IS_WRONG)
  const corrected = conversation.leadInfoCollected
    ? correctedIn(text, service, conversation.lead, reachedBy(correctionIn(text, null)))
    : null
  if (corrected) return correct(conversation, corrected)
  return addNote(conversation, text) ?? ask({ ...conversation, stage: 'general' })
}

/** The detail of a sent lead that a message puts right, however it does; `byLead` is what it puts right by the words before it. */
const correctedIn = (
  text: string,
  service: string | null,
  lead: LeadAnswers,
  byLead: Correction | null,
): Correction | null =>
  partCorrected(text, lead) ??
  namedCorrection(text) ??
  otherName(text, lead) ??
  contactIn(text, lead) ??
  byLead ??
  otherService(text, service, lead) ??
  missingNumber(text, lead)

const whatNext =
  /^(?:(?:and|so|ok|okay|now|great|thanks)[,. ]+)*what(?:['’]?s| is| happens| comes| do i do) (?:next|now)[?.! ]*$/i
const cancels =
  /^(?:(?:and|so|ok|okay|no|actually|wait|please|sorry|can (?:i|you)|how do i|i (?:want|need) to)[,. ]+)*(?:cancel|call off|withdraw|take back) (?:that|this|my|the|it)(?: (?:request|call|callback|appointment|lead))?[?.! ]*$/i
const changes =
  /^(?:(?:and|so|ok|okay)[,. ]+)*(?:how|where) (?:do|can|would) i (?:change|move|reschedule|edit) (?:it|that|this|(?:the|my) (?:call|callback|request|time|hour))[?.! ]*$/i
/** `I dont want this anymore`, said of what was sent. */
const drops =
  /\b(?:dont|do not|no longer|didnt|did not|changed my mind|cancel|mistake|accident\w*|wrong button|leave me alone|unsubscribe|remove me|take me off|stop|delete)\b/
/** What is asked of the request that was left here, as a question that stands for itself. */
function ofRequest(text: string): string | null {
  if (whatNext.test(text)) return 'When will you call me?'
  if (changes.test(text)) return 'How do I change the time of my callback?'
  const words = inSmallLetters(text)
  return cancels.test(text) || (drops.test(words) && wantsToStop(words))
    ? 'How do I cancel my callback?'
    : null
}

/** `No its 512-555-0188`: where somebody is reached is put right, whatever was said meanwhile. */
const reachedBy = (corrected: Correction | null): Correction | null =>
  corrected?.step === 'phone' || corrected?.step === 'email' ? corrected : null

/** `My name is Van Tran`. */
function otherName(text: string, { name }: LeadAnswers): Correction | null {
  const told = nameTold(text)?.name ?? null
  return told === null || told === name || isQuestion(told, 'name') ? null : { step: 'name', value: told }
}

const makesIt =
  /^(?:(?:no|ok|oh|sorry|wait|hey|actually|please|can you)[,. ]+)*(?:make (?:it|that)|(?:change|switch) (?:it|that|my request|my order|the service) to) \S/i
/** `Actually make it Spectrum`: what the request is about, after it was sent. */
const otherService = (
  text: string,
  service: string | null,
  { serviceType }: LeadAnswers,
): Correction | null =>
  service !== null && service !== serviceType && noteIn(text) === null && makesIt.test(text)
    ? { step: 'serviceType', value: service }
    : null

/** The number that a lead lacks, however it is told: `my number is 260 555 0133`. */
function missingNumber(text: string, lead: LeadAnswers): Correction | null {
  const value = mayBeCalled(lead) ? null : numberGiven(text)
  return value === null ? null : { step: 'phone', value }
}

/** `Could you call me on Saturday at 11?`: a wish, though it is put as a question. */
const asksForCallAt =
  /^(?:(?:hi|hello|ok|okay|and|so|please)[, ]+)*(?:can|could|would|will) (?:you|u|someone|somebody|they)(?: please)? (?:call|ring|phone|text) (?:me\b|us\b|(?=(?:at|after|before|between|around) \d|tomorrow\b|tonight\b))|^(?:(?:ok|okay|no|oh|sorry|wait|actually|please)[, ]+)*(?:make|change|move|switch|push) (?:it|that|the call|my call|the time) /i

/** `Call my wife instead 512-555-0111`: a number that is not the one of the lead belongs to what is noted. */
function withNumber(told: string | null, text: string, { phone }: LeadAnswers): string | null {
  const number = numberGiven(text)
  return told === null || number === null || number === numberGiven(phone ?? '') ? told : `${told} ${number}`
}

/** When to call, or whom, told after the lead was sent: who calls is told it too. */
function addNote(conversation: Conversation, text: string): ChatStep | null {
  const told = withNumber(noteIn(text), text, conversation.lead)
  const lead = { ...conversation.lead, ...noteAfter(conversation.lead.note, text, told) }
  const added = told ?? lead.note ?? null
  const isNew = added !== null && lead.note !== conversation.lead.note
  return conversation.leadInfoCollected && isNew && (asksForCallAt.test(text) || !asksSomething(text))
    ? say({ ...conversation, lead }, noteAdded(added), 'correct_lead')
    : null
}

const putRight =
  /^(?:(?:no|oh|oops|sorry|wait|its|it['’]s|it is|my zip(?: code)?(?: is)?|should be)[, ]+)*(?:actually|should be|i mean|i meant|sorry|wrong)[, ]+(?:(?:its|it['’]s|it is|my zip is)[, ]+)?/i
/** `Sorry .com jaz@example.com`, `typo, its jaz@example.com`. */
const amongFew =
  /^(?:(?:no|oh|oops|sorry|wait|actually|typo|i (?:mean|meant)|my (?:email|e-mail|mistake|bad)|the email|wrong|it['’]?s|is|should be|\.(?:com|net|org|edu))[,.:! ]+)+(\S+@\S+)$/i
/** An email address or a number and nothing else, after the lead was sent: it is put right by it. */
function contactIn(text: string, lead: LeadAnswers): Correction | null {
  const value = tidy(text.trim().replace(putRight, ''))
  const step = shapeOf(value)
  // A ZIP code alone may be one to look up.
  if (step === 'zipCode' && putRight.test(text) && lead.zipCode !== value) return { step, value }
  if ((step === 'email' || step === 'phone') && lead[step] !== value) return { step, value }
  const email = tidy(amongFew.exec(text.trim())?.[1] ?? '')
  return shapeOf(email) === 'email' && lead.email !== email ? { step: 'email', value: email } : null
}

/** A detail of a lead that was sent already is put right there too. */
function correct(conversation: Conversation, { step, value }: Correction): ChatStep {
  const lead = { ...conversation.lead, [step]: value }
  const isAdded = step === 'phone' && !mayBeCalled(conversation.lead) && mayBeCalled(lead)
  const reply = isAdded ? numberAdded(value) : leadCorrected(step, value)
  const corrected = say({ ...conversation, lead }, reply, 'correct_lead')
  return reply.endsWith(REST_RIGHT) ? { ...corrected, waitsFor: 'rest' } : corrected
}

const yes = /^(?:yes|yes,? i agree|i agree|agreed?|yes please|y)[.!]?$/i
const no =
  /^(?:no|no,? thanks?(?: you)?|nope|nah|skip|n|no way|never|(?:absolutely|definitely|of course) not|(?:no,? )?(?:i )?(?:(?:don['’]?t|do not|will not|won['’]?t) agree|disagree|decline|refuse|do not|don['’]?t))[.!]?$/i

/** `Don't call me`, without a time or a place. */
const refusesCalls =
  /^(?:(?:no|please|just)[, ]+)*(?:don['’]?t|do not|never) call(?: me| us)?(?: please| at all| ever)*[.! ]*$/i

/** Something else was said between: a yes is an agreement to calls only where it answers the question about them. */
const askingAgain = ({ waitsFor: _answered, ...step }: ChatStep): ChatStep => ({
  ...step,
  reply: `${(step.reply ?? '').replace(` ${REST_RIGHT}`, '')} ${CONSENT_AGAIN}`,
})

/** `No thanks. Can they call me tomorrow`: what stands before the note is the answer. */
const noFirst = /^(?:no|nope|nah)(?: thanks?(?: you)?| ty)?[.,!;]+ /i

/** The answer to whether offers may come by phone. */
export function takeConsentAnswer(conversation: Conversation, message: Said): ChatStep {
  const { text } = message
  if (text === CONSENT_YES || yes.test(text)) {
    return say({ ...conversation, consent: 'agreed' }, CONSENT_AGREED, 'record_consent')
  }
  const corrected = correctedIn(text, message.service ?? null, conversation.lead, correctionIn(text, null))
  if (corrected && corrected.value !== '') return askingAgain(correct(conversation, corrected))
  if (asksWhatIsHeld(text, conversation.lead))
    return askingAgain(say(conversation, leadReadBack(conversation.lead)))
  // Who wants no call at all is told how to call it off.
  const addsNote = refusesCalls.test(text) ? null : addNote(conversation, text)
  // `No thanks. Can they call me tomorrow morning`: a no to offers, and a note.
  if (addsNote)
    return noFirst.test(text)
      ? { ...addsNote, conversation: { ...addsNote.conversation, consent: 'declined' } }
      : askingAgain(addsNote)
  if (agrees(text) && (/^(?:yes|yeah|yep|sure)\b/i.test(text) || !/\bthank/i.test(text)))
    return say(conversation, CONSENT_OPEN)
  const declined: Conversation = { ...conversation, consent: 'declined' }
  if (text === CONSENT_NO || no.test(text)) return say(declined, CONSENT_DECLINED)
  // Anything but a clear yes is no agreement; it is a question like any other.
  return answerOrCall(declined, message)
}
