import { isOfPhrasings } from '../understanding/coverage.ts'

/** Names that our phrasings hold, and that are hardly anything else. */
const people: ReadonlySet<string> = new Set(
  'linda tanya thomas lisa betty carol george jack maria bob mike joe matt ray al sam sue smith miller taylor martin walker turner parker foster barnes'.split(
    ' ',
  ),
)

/** Whether a word, in small letters, is one of what visitors ask rather than part of somebody's name. */
export const isOrdinaryWord = (word: string): boolean => isOfPhrasings(word) && !people.has(word)
