import { factInWords } from './facts-of-set.ts'
import type { DialogueTurn } from './read-dialogues.ts'

/** Right: all facts are there and none that must not be. Useless: it asks back or does not know where an answer was due. */
export type Verdict = 'right' | 'wrong' | 'useless'

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
const notKnown =
  /don't know|not sure what you mean|did you mean|tell me your 5-digit zip|which plan do you mean|do you mean/

/** Judges an answer by the facts of its turn; says what is missing or too much. */
export function judgeTurn(turn: DialogueTurn, response: string): { verdict: Verdict; why: string } {
  const said = plain(response)
  const has = (fact: string) => said.includes(plain(factInWords(fact)))
  const extra = turn.mustNot.filter(has)
  if (extra.length > 0) return { verdict: 'wrong', why: `has ${extra.join(', ')}` }
  const missing = turn.must.filter(ways => !ways.some(has)).map(ways => ways.join('|'))
  if (missing.length === 0) return { verdict: 'right', why: '' }
  const asksBack = notKnown.test(said)
  if (asksBack && turn.mayNotKnow) return { verdict: 'right', why: '' }
  return { verdict: asksBack ? 'useless' : 'wrong', why: `lacks ${missing.join('; ')}` }
}
