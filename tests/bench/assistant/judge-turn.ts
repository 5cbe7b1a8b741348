import { factInWords } from './facts-of-set.ts'
import type { DialogueTurn } from './read-dialogues.ts'

/** Right: all facts are there and none that must not be. Useless: it asks back or does not know where an answer was due. */
export type Verdict = 'right' | 'wrong' | 'useless'

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ')
const notKnown =
  /don't know|not sure what you mean|did you mean|tell me your 5-digit zip|which plan do you mean|do you mean/

/** What answers nothing, whatever facts its words happen to hold: `a ZIP code` stands in it. */
const answersNothing = /i don't know that\. i can tell|i'm not sure what you mean/

/** Whether a turn says by its facts that nothing is to be answered. */
const isMeant = ({ must }: DialogueTurn): boolean =>
  must.some(ways => ways.some(way => notKnown.test(plain(way))))

/** Judges an answer by the facts of its turn; says what is missing or too much. */
export function judgeTurn(turn: DialogueTurn, response: string): { verdict: Verdict; why: string } {
  const said = plain(response)
  const has = (fact: string) => said.includes(plain(factInWords(fact)))
  const extra = turn.mustNot.filter(has)
  if (extra.length > 0) return { verdict: 'wrong', why: `has ${extra.join(', ')}` }
  if (answersNothing.test(said) && !turn.mayNotKnow && !isMeant(turn))
    return { verdict: 'useless', why: 'answers nothing' }
  const missing = turn.must.filter(ways => !ways.some(has)).map(ways => ways.join('|'))
  if (missing.length === 0) return { verdict: 'right', why: '' }
  const asksBack = notKnown.test(said)
  if (asksBack && turn.mayNotKnow) return { verdict: 'right', why: '' }
  return { verdict: asksBack ? 'useless' : 'wrong', why: `lacks ${missing.join('; ')}` }
}
