import { coverage } from './coverage.ts'
import { guessIntents, sharesWords } from './intent-classifier.ts'
import { type Intent, intents } from './intents.ts'

/**
 * A rule is overruled where the classifier holds what it says for as unlikely as this, and something else for as likely as that:
 * of phrasings that neither was made for, 129 were what the classifier took them for then, and 8 what the rule did.
 */
const OF_RULES = { hardly: 0.2, clearly: 0.4 }
/** The same of what the shape of a sentence tells, which takes figures and names into account that the classifier doesn't see. */
const OF_SHAPES = { hardly: 0.03, clearly: 0.75 }
/** So few words tell no more than the rule that they were made for. */
const SHORTEST = 2
/**
 * Rules that nothing overrules: what is not English, what is no question to us at all, what is said of the talk itself, and
 * what is told in words of many other intents: contracts and how they are left, and data caps, of which a search for plans
 * tells less.
 */
const neverOverruled: ReadonlySet<Intent> = new Set([
  'spanish',
  'unknown',
  'complaint',
  'contract',
  'termination',
  'data_cap',
] as const)

/** What a rule takes a masked message for; `null` where it has none, or the whole of the message says another thing. */
export function unlessOverruled(rule: Intent | null, bare: string, topic: Intent | null): Intent | null {
  // What was spoken of may be meant by words that tell less.
  if (rule === null || rule === topic || neverOverruled.has(rule) || bare.split(' ').length <= SHORTEST)
    return rule
  return elseMeant(bare, rule, OF_RULES) ? null : rule
}

/** Whether the whole of a masked message clearly says another thing than the shape of its sentence; `internet with TV` is both. */
export const isClearlyElse = (told: Intent, bare: string): boolean =>
  !neverOverruled.has(told) && told !== 'bundle' && elseMeant(bare, told, OF_SHAPES)

/** Whether the classifier clearly takes a message, by words that it shares with its phrasings, for something else. */
function elseMeant(bare: string, told: Intent, { hardly, clearly }: typeof OF_RULES): boolean {
  const guesses = guessIntents(bare, intents.length)
  const own = guesses.find(({ intent }) => intent === told)
  const [first] = guesses
  return (
    own !== undefined &&
    first !== undefined &&
    own.likely < hardly &&
    first.likely >= clearly &&
    sharesWords(bare, first.intent) &&
    coverage(bare, first.intent) >= coverage(bare, told)
  )
}
