import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { oneOf } from './after-rule.ts'
import { afterRules } from './after-rules.ts'
import type { Intent } from './intents.ts'

const ofTotals = oneOf('compare', 'total_cost')

/** Somebody who tells whose a bill is, and asks nothing. */
const tellsOne = /^(?:it is|i think|probably|maybe|from|by|with|we have|i have|that is)\b/
const asksSomething =
  /\b(?:what|how|why|when|which|who|is there|are there|can(?! not)|does (?:it|that|the)|should|do (?:i|we|you)|cheaper|instead)\b/

/** What words mean after what was asked last, whether or not that was a question which stands for itself. */
export function afterAdvice(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const { lastIntent } = dialogue
  if (lastIntent === null) return null
  const namesNobody = asked.providers.length === 0
  const found = afterRules.find(
    one =>
      one.after.has(lastIntent) &&
      (one.names === undefined || (one.names === 'one' ? asked.providers.length === 1 : namesNobody)) &&
      one.words.test(words),
  )
  if (found) return found.asks ?? lastIntent
  // `They do? So transfer`, where a move was told of.
  if (dialogue.newZip !== null && /\btransfer\b/.test(words)) return 'move_cost'
  // `Ok gracias, zip 79912`.
  if (lastIntent === 'spanish' && asked.zipCode !== null) return lastIntent
  // `Only 14 months`, of plans that were told.
  if (asked.months !== null && ofTotals.has(lastIntent) && /\bstay\b/.test(words)) return 'total_cost'
  // `Just me and my girlfriend` after how fast a home's line must be.
  const isOfSpeed = lastIntent === 'speed_need' || lastIntent === 'glossary'
  if (isOfSpeed && asked.people !== null && namesNobody && !asksSomething.test(words)) return 'speed_need'
  // `It's Spectrum, I think` after a bill that rose.
  const [whose, ...others] = asked.providers
  const isOfOne = whose?.kinds.includes('internet') && others.length === 0 && asked.zipCode === null
  return lastIntent === 'bill_rose' && isOfOne && tellsOne.test(words) && !asksSomething.test(words)
    ? lastIntent
    : null
}
