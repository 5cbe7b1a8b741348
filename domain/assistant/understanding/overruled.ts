import { coverage } from './coverage.ts'
import { guessIntents, sharesWords } from './intent-classifier.ts'
import { type Intent, intents } from './intents.ts'

/** A rule is overruled where the classifier holds what it says for as unlikely as this, and something else for as likely as that. */
const HARDLY = 0.04
const CLEARLY = 0.75
/** The same by its words alone, which are less sure. */
const MAYBE_HARDLY = 0.15
const MAYBE_CLEARLY = 0.4
/** So few words tell no more than the rule that they were made for. */
const SHORTEST = 2
/**
 * Rules that nothing overrules: what is not English, what is no question to us at all, and contracts that are left, which are told
 * in words of many other intents.
 */
const neverOverruled: ReadonlySet<Intent> = new Set(['spanish', 'unknown', 'termination'] as const)

/** What a rule takes a masked message for; `null` where it has none, or the whole of the message says another thing. */
export function unlessOverruled(rule: Intent | null, bare: string): Intent | null {
  if (rule === null || neverOverruled.has(rule) || bare.split(' ').length <= SHORTEST) return rule
  // Mostly the words alone agree with the rule, which takes no time.
  if (!elseMeant(bare, rule, true)) return rule
  const first = elseMeant(bare, rule, false)
  return first && sharesWords(bare, first) && coverage(bare, first) >= coverage(bare, rule) ? null : rule
}

/** What the classifier clearly takes a message for that a rule takes for something else; `null` where it may be what the rule says. */
function elseMeant(bare: string, rule: Intent, byWords: boolean): Intent | null {
  const guesses = guessIntents(bare, intents.length, { byWords })
  const own = guesses.find(({ intent }) => intent === rule)
  const [first] = guesses
  const [hardly, clearly] = byWords ? [MAYBE_HARDLY, MAYBE_CLEARLY] : [HARDLY, CLEARLY]
  return own && first && own.likely < hardly && first.likely >= clearly ? first.intent : null
}
