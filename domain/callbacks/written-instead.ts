import { type AnswerWay, wayToAnswer } from './answer-ways.ts'

/** What somebody is told whose number nobody may call or text: they hear from us in writing. */
export const writtenInstead = (email: string): string =>
  `This number is on our do-not-call list, so we write to ${email || 'you by email'} instead.`

/**
 * Why somebody is written to who asked for a call or a text message; null if they can have it. `listed`: their number
 * is on our do-not-call list.
 */
export function whyWritten(
  { phone, email, answerBy }: { phone: string; email: string; answerBy: AnswerWay },
  listed: boolean,
): string | null {
  if (listed) return writtenInstead(email)
  return answerBy === wayToAnswer(phone, answerBy) ? null : writtenForWantOfNumber(email)
}

/** The same where nobody can call or text what stands in the place of a number: the specification accepts any. */
export const writtenForWantOfNumber = (email: string): string =>
  `We can’t call or text the number you gave us, so we write to ${email || 'you by email'} instead.`
