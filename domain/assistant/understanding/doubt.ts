import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Dialogue } from '../dialogue.ts'
import { usedFor } from '../reading/home-activities.ts'
import { readQuestion } from '../reading/read-question.ts'
import { watchesSports } from '../reading/tv-words.ts'
import { isCommonTopic } from './common-topics.ts'
import { isAskedWith, isCommonWord } from './coverage.ts'
import { plainWords } from './features.ts'
import { isFirm } from './firm-rules.ts'
import { guessIntents, sharesWords } from './intent-classifier.ts'
import { type Intent, intents } from './intents.ts'
import { keysOf } from './learned.ts'
import { masked } from './mask.ts'
import { bestFor } from './shapes.ts'
import { understand } from './understand.ts'

/** So many words left over put an answer in doubt; a question of its own is asked in fewer phrasings. */
const MANY = 2
const MANY_OF_ITS_OWN = 4
/** One is enough where the classifier holds the intent for as unlikely as this, and another for as likely as that. */
const UNLIKELY = 0.06
const LIKELIER = 0.3

/** An intent that is likely by no more than this bears nothing left over. */
const UNSURE = 0.6
/** From here on the classifier may take a question for the same, too. */
const CONCEIVABLE = 0.1
const MOST_TRIED = 8
/** So few words tell who lives in a home and nothing else. */
const FEW = 8

/** What says the same whatever else a message tells. */
const sameToAll: ReadonlySet<Intent> = new Set([
  ...([
    'spanish',
    'order_status',
    'small_talk',
    'thanks',
    'greeting',
    'complaint',
    'human',
    'bot',
    'unknown',
    'not_compared',
    'reviews',
  ] as const),
])
/** Who names a place is told what is sold there, whatever else they tell. */
const ofPlace: ReadonlySet<Intent> = new Set([
  ...(['availability', 'find_plans', 'cheapest', 'fastest', 'upload'] as const),
])

const learned: ReadonlySet<string> = new Set(intents)
const isLearned = (intent: Intent): boolean => learned.has(intent)

const twoServices =
  /\btv (?:and|n|plus|with) (?:the )?(?:internet|wi-?fi)\b|\b(?:internet|wi-?fi) (?:and|n|plus|with) (?:the )?tv\b/i

const picksOne = /\bwhich\b.*\b(?:better|best|faster|cheaper|less)\b|\bor [\w&!-]+(?: [\w&!-]+)?\?$/

const maskWords = /^(?:prov|zip|money|speed|span|people|\d.*)$/

/**
 * The telling words of a question that have no part in its answer: the intent is not asked with them, the answer doesn't say
 * them, and without any of them the same would have been understood.
 */
function leftOver(
  catalogue: Catalogue,
  question: string,
  intent: Intent,
  said: string,
  dialogue: Dialogue,
): string[] {
  const ofAnswer = new Set(plainWords(said).flatMap(keysOf))
  const left = new Set(
    plainWords(masked(catalogue, question)).filter(
      word =>
        !maskWords.test(word) &&
        !isCommonWord(word) &&
        !isAskedWith(intent, keysOf(word)) &&
        !keysOf(word).some(key => ofAnswer.has(key)),
    ),
  )
  // A long tale is not tried word by word.
  if (left.size > MOST_TRIED) return [...left]
  const words = question.split(/\s+/)
  for (const [index, word] of words.entries()) {
    const own = plainWords(word).filter(one => left.has(one))
    if (own.length === 0) continue
    const without = words.toSpliced(index, 1).join(' ')
    if (understand(catalogue, without, readQuestion(catalogue, without), dialogue).intent === intent) continue
    for (const one of own) left.delete(one)
  }
  return [...left]
}

/**
 * How far an answer passes its question by. `some`: much of it has no part in the answer, but the classifier, which reads
 * the whole, may take it for the same. `much`: it takes it for another, or for nothing in particular.
 */
type Doubt = 'none' | 'some' | 'much'

/** Holds an answer against the words of its question. */
export function doubtOf(
  catalogue: Catalogue,
  question: string,
  { intent, likely }: { intent: Intent; likely: number },
  said: string,
  dialogue: Dialogue,
): { doubt: Doubt; left: number } {
  // What a company of one kind sells is told whole.
  if (
    (intent === 'security' || intent === 'tv') &&
    readQuestion(catalogue, question).providers.some(({ kinds }) => kinds.includes(intent))
  )
    return { doubt: 'none', left: 0 }
  // Who names a team tells much that no answer says again.
  if (intent === 'tv' && watchesSports.test(plainWords(question).join(' '))) return { doubt: 'none', left: 0 }
  if (isFirm(catalogue, question, intent)) return { doubt: 'none', left: 0 }
  if (sameToAll.has(intent)) return { doubt: 'none', left: 0 }
  // What words alone tell has no phrasings that a question could be held against.
  if (!isLearned(intent)) return { doubt: 'none', left: 0 }
  // TV and internet, for whomever.
  if (intent === 'bundle' && twoServices.test(question)) return { doubt: 'none', left: 0 }
  const asked = readQuestion(catalogue, question)
  // `Starlink or Viasat`, `which costs less`: both are told, whatever else is told of the home.
  if (intent === 'compare' && asked.providers.length > 1 && picksOne.test(asked.text))
    return { doubt: 'none', left: 0 }
  // What may be spent on an alarm is answered with the packages at that price.
  if (intent === 'security' && asked.budgetCents !== null) return { doubt: 'none', left: 0 }
  // Who says what they pay is told what else there is.
  if (intent === 'bill_rose' && /\b\d{2,3}\b/.test(asked.text)) return { doubt: 'none', left: 0 }
  if (intent === 'good_deal' && asked.budgetCents !== null) return { doubt: 'none', left: 0 }
  // `Help me pick internet for a family of 5`: how fast it should be.
  // With who lives there and what they do or may spend, whatever else is told of them.
  if (
    intent === 'speed_need' &&
    asked.people !== null &&
    (bestFor.test(question.toLowerCase()) || usedFor(asked.text) !== null || asked.budgetCents !== null)
  )
    return { doubt: 'none', left: 0 }
  // `It's just me and my gf`: who lives there and no more.
  if (intent === 'speed_need' && asked.people !== null && plainWords(question).length <= FEW)
    return { doubt: 'none', left: 0 }
  // An amount of data is held against what video takes, whatever it is wanted for.
  if (intent === 'data_use' && /\d ?(?:tb|gb|terabytes?|gigabytes?)\b/.test(asked.text))
    return { doubt: 'none', left: 0 }
  if (ofPlace.has(intent) && asked.zipCode !== null) return { doubt: 'none', left: 0 }
  const left = leftOver(catalogue, question, intent, said, dialogue).length
  if (left === 0) return { doubt: 'none', left }
  const guesses = guessIntents(masked(catalogue, question), intents.length)
  const own = guesses.find(guess => guess.intent === intent)
  const [first] = guesses
  const isAnother = own !== undefined && own.likely < UNLIKELY && (first?.likely ?? 0) > LIKELIER
  // What goes on with what was spoken of needs less.
  if ((isAnother || likely < UNSURE) && intent !== dialogue.topic) return { doubt: 'much', left }
  if (left < (isCommonTopic(intent) ? MANY_OF_ITS_OWN : MANY)) return { doubt: 'none', left }
  return { doubt: (own?.likely ?? 0) < CONCEIVABLE ? 'much' : 'some', left }
}

/** What the classifier alone takes a question for, the likeliest first. */
export function otherMeanings(catalogue: Catalogue, question: string, atLeast: number): Intent[] {
  const bare = masked(catalogue, question)
  return guessIntents(bare).flatMap(({ intent, likely }) =>
    likely >= atLeast && intent !== 'unknown' && sharesWords(bare, intent) ? [intent] : [],
  )
}
