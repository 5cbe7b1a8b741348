import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { coverage } from './coverage.ts'
import { guessIntents, sharesWords } from './intent-classifier.ts'
import { type Intent, intents } from './intents.ts'
import type { Understood } from './understood.ts'

/**
 * A rule is overruled where the classifier holds what it says for as unlikely as this, and something else for as likely as that:
 * of phrasings that neither was made for, 129 were what the classifier took them for then, and 8 what the rule did.
 */
const OF_RULES = { hardly: 0.2, clearly: 0.4 }
/** The same of what the shape of a sentence tells, which takes figures and names into account that the classifier doesn't see. */
const OF_SHAPES = { hardly: 0.03, clearly: 0.75 }
/** The same of what goes on with what was spoken of, of which the classifier sees nothing: only where it is surer still. */
const OF_SPOKEN = { hardly: 0.02, clearly: 0.95 }
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
  'contract',
  'termination',
  'data_cap',
] as const)

/** What a rule takes a masked message for; `null` where it has none, or the whole of the message says another thing. */
export function unlessOverruled(rule: Intent | null, bare: string, topic: Intent | null): Intent | null {
  // What was spoken of may be meant by words that tell less.
  if (rule === null || rule === topic || neverOverruled.has(rule) || bare.split(' ').length <= SHORTEST)
    return rule
  // Rude words stand beside a question of their own as well as alone.
  if (rule === 'complaint')
    return bare.split(' ').length >= OWN_QUESTION && elseMeant(bare, rule, OF_SPOKEN) ? null : rule
  return elseMeant(bare, rule, OF_RULES) ? null : rule
}

/** An intent that is asked with less of a message than this is told by a name or a place in it. */
const HARDLY_COVERED = 0.5
/** Whether the whole of a message overrules a rule, and the shape of its sentence tells of little else but a place in it. */
export const isOfShapeAlone = (
  told: Intent,
  { bare, rule }: { bare: string; rule: Intent | null },
  topic: Intent | null,
): boolean =>
  rule !== null && unlessOverruled(rule, bare, topic) === null && coverage(bare, told) < HARDLY_COVERED

const pointsBack =
  /\b(?:it|its|that|this|they|them|their|theirs|those|these|one|ones|both|other|second|first)\b|\bwhich is\b/
/** So many words may stand for a question of their own, though something was spoken of. */
const OWN_QUESTION = 5

/**
 * Whether a message that names nobody, points to nothing and has enough words of its own clearly asks another thing than what
 * it would mean by what was spoken of: `will I lose my email address` after a switch.
 */
export function isPassedBy(
  { intent }: Understood,
  { bare, rule }: { bare: string; rule: Intent | null },
  asked: Asked,
  { topic, lastIntent }: Dialogue,
): boolean {
  // A move was told of before what is taken along.
  if (intent === null || intent === 'move_cost' || neverOverruled.has(intent)) return false
  // What was spoken of last goes on, but where a rule and the whole of the message say the same other thing.
  const isOfLast = intent === topic || intent === lastIntent
  if (isOfLast && (rule === null || rule === intent || rule !== guessIntents(bare, 1)[0]?.intent))
    return false
  // `Thx, ur a bot tho right`: thanks pass by nothing that is asked.
  if (guessIntents(bare, 1)[0]?.intent === 'thanks') return false
  // Names, places and figures are not seen by what weighs the words.
  const { zipCode, budgetCents, mbps, people, months } = asked
  if (asked.providers.length + asked.types.length > 0) return false
  if ([zipCode, budgetCents, mbps, people, months].some(figure => figure !== null)) return false
  if (bare.split(' ').length < OWN_QUESTION || pointsBack.test(bare.toLowerCase())) return false
  return elseMeant(bare, intent, OF_SPOKEN)
}

/** Whether the whole of a masked message clearly says another thing than the shape of its sentence; `internet with TV` is both. */
export const isClearlyElse = (told: Intent, bare: string): boolean =>
  !neverOverruled.has(told) && told !== 'bundle' && elseMeant(bare, told, OF_SHAPES)

/** Whether the whole of a masked message says hardly anything of what a rule found in single words of it. */
export const isHardly = (rule: Intent, bare: string): boolean =>
  (guessIntents(bare, intents.length).find(({ intent }) => intent === rule)?.likely ?? 1) < HARDLY
const HARDLY = 0.05

/** What is held for as unlikely as this need not be asked with fewer of a message's words: by so much more it may be. */
const NEVER_MEANT = 0.02
const NEARLY = 0.1
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
    coverage(bare, first.intent) >= coverage(bare, told) - (own.likely < NEVER_MEANT ? NEARLY : 0)
  )
}
