import { canBeDialed } from '#domain/shared/phone-digits.ts'

/** How to answer somebody first: by a call, a text message or an email. */
export const answerWays = ['call', 'text', 'email'] as const
export type AnswerWay = (typeof answerWays)[number]

/** The wished way, or an email where the number is none that anybody could call or text. */
export const wayToAnswer = (phone: string, wished: AnswerWay): AnswerWay =>
  canBeDialed(phone) ? wished : 'email'
