import { canBeDialed } from '#domain/shared/phone-digits.ts'
import type { LeadStep } from '../conversation.ts'
import { plainWords } from '../understanding/features.ts'
import { intentByRule } from '../understanding/intent-rules.ts'
import { numberGiven } from './asks-for-call.ts'
import { isQuestion } from './asks-in-lead.ts'
import { answerOf, NONE } from './lead-details.ts'

/** `512-555-0133 after 5`: a number that can be called, and that nobody could dial as it was told. */
const isAmongWords = (step: LeadStep | null, text: string): boolean =>
  step === 'phone' && !canBeDialed(text) && numberGiven(text) !== null

/** One line, for these answers go into forms and letters; as it was said where the words around it make it an answer. */
export function storedAnswer(step: LeadStep, text: string): string {
  if (isAmongWords(step, text)) return numberGiven(text) ?? text
  const value = answerOf(step, text)
  return isQuestion(value, step) ? text.replace(/\s+/g, ' ') : value
}

const greets =
  /^(?:hi+|hello+|hey+|hola|yo|sup|howdy|good (?:morning|afternoon|evening|day))(?: (?:there|again|everyone|guys?|yall))?[.! ]*$/i
/** What is only said to be friendly, or to see whether somebody is there: no detail, and nothing to answer. */
export function greetsOnly(text: string, step: LeadStep): boolean {
  if (greets.test(text)) return step !== 'name'
  if (answerOf(step, text) === NONE) return false
  const words = plainWords(text)
  const rule = intentByRule(words.join(' '))
  return (rule === 'greeting' || rule === 'thanks') && (step !== 'name' || words.length > 1)
}
