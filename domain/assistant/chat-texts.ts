import { writtenInstead } from '#domain/callbacks/written-instead.ts'
import { CALLBACK_TEXT, marketingConsentText } from '#domain/consent/consent-text.ts'
import { serviceInWords } from '#domain/leads/service-words.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { writeAnswer } from './answer.ts'
import { type LeadAnswers, type LeadStep, leadSteps } from './conversation.ts'
import type { ChatIntent } from './lead/chat-intent.ts'

/** The first words of every chat (specification, section 9). */
export const CHAT_GREETING = 'Hi! Looking for help choosing a bundle or placing an order?'

/** What the assistant says when nothing can answer (specification, section 8). */
export const ASSISTANT_UNAVAILABLE =
  "I'm having trouble connecting to my brain right now. Please try again in a moment."

/** What it says in a stage that it does not know (specification, section 8). */
export const UNKNOWN_STAGE = "I'm not sure how to help with that. Can you please try rephrasing?"

/** A quick reply that leaves the questions of a lead; the only answer to them that is not taken as an answer. */
export const RATHER_ASK = 'I would rather ask a question'
export const RATHER_ASK_REPLY = 'Of course, then nobody will call you. What would you like to know?'

/** Who orders without a call is shown the way. */
export const ORDERS_ONLINE = writeAnswer({
  text: 'Of course: I’ve dropped your request, and nobody will call you about it. To order online put what you want into your cart, sign in and send the order at checkout, where you choose if we confirm it by a call, a text or an email.',
  links: [
    { label: 'Compare all plans', href: '/internet-plans' },
    { label: 'Bundles', href: '/bundles' },
    { label: 'Checkout', href: '/checkout' },
  ],
})

/** Chips with which a lead begins, also after other questions. */
export const WISH_TO_ORDER = 'I want to order internet'
export const WISH_FOR_BUNDLE = 'Help me choose a bundle'

/** The quick replies of the consent step. */
export const CONSENT_YES = 'Yes, I agree'
export const CONSENT_NO = 'No thanks'

export const CONSENT_AGREED = 'Thank you, that is noted. What else would you like to know?'
export const CONSENT_DECLINED =
  'No problem: we call you about this request and nothing else. What else would you like to know?'

const openings: Record<Exclude<ChatIntent, 'other'>, string> = {
  order: 'Happy to help you order.',
  availability: 'Let me check that for you.',
  bundle: 'Happy to help you choose.',
}

/** Answers to the question for the service, to be given with one press. */
export const SERVICE_CHOICES = ['Home internet', 'TV', 'Home security', 'A bundle'] as const

const questions: Record<LeadStep, string> = {
  name: 'What is your name?',
  zipCode: 'Which ZIP code is it for?',
  serviceType: 'Which service are you interested in: home internet, TV, home security or a bundle?',
  email: 'What is your email address?',
  phone: `What is the best phone number to reach you? ${CALLBACK_TEXT}`,
}

/** The question for one detail of the lead. */
export const leadQuestion = (step: LeadStep): string => questions[step]

const instead: Partial<Record<LeadStep, string>> = {
  name: 'A first name is enough.',
  zipCode: 'Your city and state will do, too.',
  email: 'If you don’t have one, just say so.',
  phone: 'Any number where we can reach you will do.',
}

/** The same for who doesn't know it; which service it shall be the representative can find out with them. */
export const leadQuestionEased = (step: LeadStep): string =>
  `${instead[step] ?? ''} ${leadQuestion(step)}`.trim()

/** For who says that a detail is known from an account or from before. */
export const NOT_IN_CHAT = 'I don’t have that in this chat.'

/** The first question after an intent, with a word on what it is for. */
export const openingQuestion = (intent: Exclude<ChatIntent, 'other'>, step: LeadStep): string =>
  `${openings[intent]} ${leadQuestion(step)}`

/** The panel's button that asks for a person, as it is said; the one message that leaves the questions of a lead for somebody. */
export const TALK_TO_PERSON = 'I would like to talk to a person'

/** What is said to who asks for a person. */
export const PERSON_ASKED =
  'I asked a representative to join. Somebody is online and will be with you shortly; until then you can keep asking me.'

/** The same to who asks in Spanish. */
export const PERSON_ASKED_IN_SPANISH =
  'Le pedí a un representante que entre en este chat. Hay alguien en línea; si habla español no lo sé. Mientras tanto puede seguir escribiendo aquí.'

/** The same where nobody is there: what to do instead. Who left a request is answered about it anyway. */
export const nobodyThere = (salesPhone: string, back: string, isPromised = false): string =>
  isPromised
    ? `Nobody is here to chat right now.${back} A representative answers your request within the 24 hours we promised. To talk sooner, call us at ${salesPhone}. If you stay, the first one who comes in will see this chat.`
    : writeAnswer({
        text: `Nobody is here to chat right now.${back} Call us at ${salesPhone}, or leave your number and a representative will call you back. If you stay, the first one who comes in will see this chat.`,
        links: [{ label: 'Ask for a callback', href: '/quote' }],
      })

/** The same to who asks in Spanish. */
export const nobodyThereInSpanish = (salesPhone: string, isPromised: boolean): string => {
  const text = `Ahora no hay nadie en el chat. Llámenos al ${salesPhone}${isPromised ? '; su solicitud se contesta en 24 horas, como prometimos' : ', o deje su número y un representante le llama'}. Si se queda, quien entre primero verá este chat. Si habla español no lo sé.`
  return isPromised ? text : writeAnswer({ text, links: [{ label: 'Ask for a callback', href: '/quote' }] })
}

/** The next question of a lead after an answer: a call is offered, not needed. */
export const questionAfterAnswer = (step: LeadStep): string =>
  step === 'name' ? 'If you’d like us to call you: what’s your name?' : leadQuestion(step)

const reminders: Record<LeadStep, string> = {
  name: 'your name',
  zipCode: 'your ZIP code',
  serviceType: 'which service it’s about',
  email: 'your email address',
  phone: 'your phone number',
}

/** A detail as it is asked for in passing: `your name`. */
export const reminderOf = (step: LeadStep): string => reminders[step]

/** In place of a question that was passed over more than once. */
export const leadReminder = (step: LeadStep): string =>
  `Whenever you’d like a call, just tell me ${reminderOf(step)}.`

const details: Record<LeadStep, string> = {
  name: 'Name',
  zipCode: 'ZIP code',
  serviceType: 'Service',
  email: 'Email',
  phone: 'Phone',
}

const detailLines = (lead: LeadAnswers): string =>
  [
    ...leadSteps.flatMap(step => {
      const value = lead[step]
      return value === null ? [] : [`${details[step]}: ${serviceInWords(value)}`]
    }),
    ...(lead.note === undefined ? [] : [`Note: ${lead.note}`]),
  ].join('\n')

/** What was given so far, before it is sent, with how to change it. */
export const leadReadBack = (lead: LeadAnswers): string =>
  `Here’s what I have:\n${detailLines(lead)}\nIf something is wrong, say so: “my name is wrong, it’s ...”`

/** What was given before it was asked for. What a number is for is told whenever one is taken: the consent names that text. */
export const leadNoted = (told: Partial<LeadAnswers>): string => {
  const noted = leadSteps.flatMap(step => {
    const value = told[step]
    return value ? [`${details[step]}: ${serviceInWords(value)}.`] : []
  })
  const note = told.note === undefined ? [] : [`Note: ${told.note}.`]
  return ['Got it.', ...noted, ...note, ...(told.phone ? [CALLBACK_TEXT] : [])].join(' ')
}

/** Where a phone number lacks digits. */
export const AREA_CODE = 'I need all ten digits of that number, with its area code, such as (512) 555-0133.'

/** Where somebody says that all is right, which is no agreement to offers. */
export const NOTHING_CHANGES = 'Good, then nothing changes.'
export const CONSENT_OPEN = `${NOTHING_CHANGES} And the question above: do you agree, yes or no?`

/** The same after a detail was put right or added. */
export const CONSENT_AGAIN =
  'And the question above, whether we may also call and text you with offers: do you agree, yes or no?'

/** Where somebody told more for the representative after the request was sent. */
export const noteAdded = (note: string): string =>
  `I’ve added that to your request. Note: ${note}. You can choose the hour of the call below.`

/** Where a time of day came with a detail. */
export const HOUR_LATER = 'You can choose an hour for the call once the request is sent.'

/** Where phone service is wished with a detail. */
export const NO_PHONE_SERVICE =
  'We don’t compare phone service: the representative can say if a provider adds it.'

export const REST_RIGHT = 'Is everything else right?'
/** Where it is not. */
export const WHAT_IS_WRONG = 'What is wrong? Tell me as in “my name is wrong, it’s ...”.'

/** After the request was sent. */
export const leadCorrected = (step: LeadStep, value: string): string =>
  `I’ve corrected your request. ${details[step]}: ${value}. ${step === 'phone' && !mayBeCalled({ phone: value }) ? NO_NUMBER : REST_RIGHT}`

/** The same where the number that was missing came. */
export const numberAdded = (value: string): string =>
  `I’ve added it to your request. ${details.phone}: ${value}. A representative will call you within 24 hours, or in the hour you choose below.`

/** Whether the number of a lead can be called at all: the specification takes any answer for one. */
export const mayBeCalled = ({ phone }: Pick<LeadAnswers, 'phone'>): boolean => canBeDialed(phone ?? '')

/** Where a lead is complete and its number is none. */
const NO_NUMBER =
  'I’ve noted your request, but without a full US phone number we can’t call you. Type all ten digits, area code first, and I’ll add it.'

/** The same below the chat, beside the hour of the call that others choose there. */
export const CANNOT_CALL =
  'We can’t call the number you gave us. A message here with all ten digits puts it right.'

/** The thanks for a complete lead, whose number may be one that nobody calls, and the separate question whether offers may come by phone too. */
export function leadThanks(
  lead: LeadAnswers,
  salesPhone: string,
  way: 'call' | 'call already promised' | 'written' | 'as noted' = 'call',
): string {
  const answer = {
    call: 'A representative will call you about this within 24 hours, or in the hour you choose below.',
    'call already promised':
      'We had the same request from you a few minutes ago, and a representative will call you about it within 24 hours: one call, not two.',
    // Who asked for no call is promised none.
    'as noted': 'A representative will read your note and answer you about this within 24 hours.',
    written: `A representative will answer you within 24 hours. ${writtenInstead(lead.email ?? '')}`,
  }[way]
  const noted = `We noted:\n${detailLines(lead)}\nIf something is wrong, just tell me.`
  // A call to what is no number is promised by nobody, and no question is asked about calls to it.
  if (!mayBeCalled(lead))
    return `Thank you, ${lead.name ?? ''}! ${NO_NUMBER} Or call us now at ${salesPhone}.\n\n${noted}`
  return (
    `Thank you, ${lead.name ?? ''}! ${answer} Or call us now at ${salesPhone}.\n\n` +
    `${noted}\n\n` +
    `One more question, which you can skip. Do you agree to this? "${marketingConsentText(salesPhone)}"`
  )
}

/** What the assistant is told once the lead is complete (specification, section 4): name, ZIP code and service. */
export function contextMessage(lead: {
  name: string | null
  zipCode: string | null
  serviceType: string | null
}) {
  return `The visitor's name is ${lead.name}, the ZIP code is ${lead.zipCode}, the service is ${lead.serviceType}.`
}
