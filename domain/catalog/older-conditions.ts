import { type Condition, type ConditionKind, wordsOf } from './condition.ts'

/** Entries by the sentences that stood for them while a condition was nothing but words. */
export type KnownConditions = ReadonlyMap<string, readonly Condition[]>

type Row = { readonly conditions?: readonly unknown[] }

/**
 * A stored plan, or the terms that one was sold under, in which each condition says what it is about; the very same
 * where all do. Sentences that are `known` are what is known of them, and any other is read by its words.
 */
export function withConditionKinds<Stored>(stored: Stored, known?: () => KnownConditions): Stored {
  const { conditions } = Object(stored) as Row
  if (!Array.isArray(conditions) || !conditions.some(isSentence)) return stored
  const kept = known?.()
  return {
    ...stored,
    conditions: conditions.flatMap((one: unknown): readonly unknown[] =>
      isSentence(one) ? (kept?.get(one) ?? readOlder(one)) : [one],
    ),
  }
}

/** The conditions of entries by their sentences, also as these stood in one: `Taxes are not included. Prices differ.` */
export function knownConditions(entries: readonly Row[]): KnownConditions {
  const known = new Map<string, readonly Condition[]>()
  for (const { conditions = [] } of entries) {
    const all = conditions.filter(isCondition)
    for (let from = 0; from < all.length; from += 1) {
      for (const count of [1, 2]) {
        const run = all.slice(from, from + count)
        const words = wordsOf(run).join(' ')
        if (!known.has(words)) known.set(words, run)
      }
    }
  }
  return known
}

const isSentence = (one: unknown): one is string => typeof one === 'string'
const isCondition = (one: unknown): one is Condition =>
  typeof one === 'object' && one !== null && 'about' in one && 'words' in one

/** What was cut out of conditions beside a note that said the same of taxes. */
const taxSentences: readonly (readonly [ConditionKind, string])[] = [
  ['taxes-none', 'The label gives $0.00 for government taxes.'],
  ['taxes-on-top', 'Taxes are not included.'],
]

/** `Introductory price for 12 months, then the standard rate.` */
const ofIntro =
  /^(?:introductory|promotional) (?:price|rate|offer)\b|^(?:advertised )?price for the first \d{1,2} months\b|(?<!\bno |\bwithout an? |\bwhether this is an )\bintroductory price\b/i

/** How other sentences tell it: the first kind of which everything fits. */
const inWords: readonly (readonly [ConditionKind, ...RegExp[]])[] = [
  ['introduction', ofIntro],
  ['label-fees', /\bfees?\b/i, /\blabels?\b|\bmonth/i],
  ['fees', /equipment|fee|charge|installation/i],
  ['lasting', /price|guarante/i, /guarante|introductory|\b(?:kept|stays?|lasts?|locked|rises?|changes?)\b/i],
]

/**
 * What a sentence is about that was stored before conditions said it, such as one that the desk wrote: the only place
 * where a condition's words decide.
 */
function readOlder(sentence: string): readonly Condition[] {
  const words = sentence.trim()
  for (const [about, taxes] of taxSentences) {
    const at = words.indexOf(taxes)
    if (at < 0) continue
    const [before, after] = [words.slice(0, at).trim(), words.slice(at + taxes.length).trim()]
    // What is left of it has to be a whole sentence, too.
    if ([before, after].some(rest => rest !== '' && !/.[.?!]$/.test(rest))) continue
    return [...readOlder(before), { about, words: taxes }, ...readOlder(after)]
  }
  return read(words)
}

const kindOf = (words: string): ConditionKind =>
  inWords.find(([, ...patterns]) => patterns.every(pattern => pattern.test(words)))?.[0] ?? 'other'

const read = (words: string): readonly Condition[] => (words === '' ? [] : [{ about: kindOf(words), words }])
