import { asksForPerson, wantsNoPerson } from './asks-for-person.ts'
import { guessIntents } from './understanding/intent-classifier.ts'

/** From here on the whole of a message means it, though none of its words says so plainly. */
const CLEARLY = 0.75
const LEAST_WORDS = 4

/** Whether a message wishes a person, in plain words or as far as the classifier tells. */
export function wishesPerson(text: string): boolean {
  if (asksForPerson(text)) return true
  if (text.split(' ').length < LEAST_WORDS || wantsNoPerson(text)) return false
  // Its words alone tell quickly what is nothing of the kind.
  if (!guessIntents(text, 3, { byWords: true }).some(({ intent }) => intent === 'human')) return false
  const [first] = guessIntents(text, 1)
  return first?.intent === 'human' && first.likely >= CLEARLY
}
