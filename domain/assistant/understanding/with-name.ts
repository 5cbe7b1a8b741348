import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { conceptsOf } from './concepts.ts'
import { coverage, isCommonWord } from './coverage.ts'
import { plainWords } from './features.ts'
import { masked } from './mask.ts'
import type { Understood } from './understood.ts'

/** So many words that tell nothing, with a provider's name before them, ask for no more than what it is and sells. */
const SHORT = 3
export const isOfNothingElse = (said: string): boolean => {
  const words = plainWords(said)
  return words.length <= SHORT && words.every(isCommonWord)
}

/** So much of a question that was spelled out must be what its intent is asked with. */
const MOSTLY = 0.6

/** Words of questions that tell nothing of what is asked, though phrasings hold them: `by how much`, `what does then`. */
const empty =
  /^(?:many|much|more|less|which|then|one|ones|does|by|long|soon|often|other|else|same|kind|really|actually|even|if|wow|cool|oh)$/

/** Whether a question that a name was put before is one of that name: its words tell something, and its intent is asked with most of them. */
export function isOfName(
  catalogue: Catalogue,
  said: string,
  text: string,
  { intent, likely }: Understood,
): boolean {
  const tells = (word: string) => conceptsOf(word).length > 0 || !isCommonWord(word)
  if (!plainWords(said).some(word => !empty.test(word) && tells(word))) return false
  return intent === null || likely === 1 || coverage(masked(catalogue, text), intent) >= MOSTLY
}
