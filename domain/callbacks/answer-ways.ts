import { canBeDialed } from '#domain/shared/phone-digits.ts'

/** How to answer somebody first: by a call, a text message or an email. */
export const answerWays = ['call', 'text', 'email'] as const
export type AnswerWay = (typeof answerWays)[number]

/**
 * What a receiver of webhooks must know of that, as the first of the notes: whoever asked to be written to was promised
 * that nobody calls first. Empty for a call.
 */
const answerNote: Record<AnswerWay, string> = {
  call: '',
  text: 'Answer by text message first.',
  email: 'Answer by email first.',
}

/** Notes for the webhook: how to answer, then what was written. */
export const notesWithAnswer = (answerBy: AnswerWay, notes: string): string =>
  [answerNote[answerBy], notes].filter(Boolean).join(' ')

/** The wished way, or an email where the number is none that anybody could call or text. */
export const wayToAnswer = (phone: string, wished: AnswerWay): AnswerWay =>
  canBeDialed(phone) ? wished : 'email'
