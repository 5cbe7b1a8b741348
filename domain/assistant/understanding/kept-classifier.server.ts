import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { openParts } from '#platform/parts-of-files.server.ts'
import { type Classifier, HIDDEN, sizesOf } from './classifier-weights.ts'
import { IntentSets } from './intent-sets.ts'
import { intents, type LearnedIntent } from './intents.ts'
import type { Learned } from './learned.ts'
import type { PhrasingWords } from './phrasing-words.ts'

/*
 * What the classifier has learned is kept beside the phrasings, in three files: the names of its features, all of its numbers, and the
 * words of the phrasings (keep-classifier.server.ts). A build takes them along, and leaves the phrasings: going through all 26,000 of
 * them took a fifth of a second of every start, and their text 4 MB.
 */
export const CLASSIFIER_FILES = [
  'classifier-features.txt',
  'classifier-numbers.bin',
  'phrasing-words.txt',
] as const
const [FEATURES, NUMBERS, WORDS] = CLASSIFIER_FILES

/** Where what was learned is kept with the code. */
export const keptClassifier = import.meta.dirname

/** The parts with more than eight bits, in the order in which they are kept. */
export const longParts = ['scales', 'center', 'meaning', 'shift', 'out', 'outShift'] as const
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT

/** Takes what was learned along into a build, as new files: a site that runs reads on in those of before. */
export function copyClassifier(build: string): void {
  mkdirSync(build, { recursive: true })
  for (const name of CLASSIFIER_FILES) {
    rmSync(join(build, name), { force: true })
    copyFileSync(join(keptClassifier, name), join(build, name))
  }
}

/** What a message is known by is asked for several times while it is answered, and of most messages the same. */
const ROWS_KEPT = 2_000

/**
 * What was learned of these intents, with a hash of the phrasings it was learned from; the rows of words stay in their file. Throws
 * where nothing or something else is there.
 */
export function readClassifier(folder: string): Learned & { learnedFrom: string } {
  const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n')
  const [learnedFrom = '', told = '', ...names] = lines(FEATURES)
  const [wordsFrom, ...words] = lines(WORDS)
  const { bytes, readPart } = openParts([join(folder, NUMBERS)])
  const sizes = sizesOf(names.length)
  const rowsFrom = longParts.reduce((sum, part) => sum + sizes[part], 0) * FLOAT_BYTES
  const learned = intentsOf(told)
  if (!learned || wordsFrom !== learnedFrom || bytes !== rowsFrom + sizes.words)
    throw new Error(
      `The classifier in ${folder} has learned other intents: run \`npm run assistant:learn\` and build the site again`,
    )
  let at = 0
  const next = (part: (typeof longParts)[number]) => {
    const numbers = new Float32Array(sizes[part])
    readPart(new Uint8Array(numbers.buffer), at)
    at += numbers.byteLength
    return numbers
  }
  const rows = new LRUCache<number, Int8Array>({ max: ROWS_KEPT })
  const wordsRow = (number: number) => {
    const known = rows.get(number)
    if (known) return known
    const row = new Int8Array(HIDDEN)
    readPart(new Uint8Array(row.buffer), rowsFrom + number * HIDDEN)
    rows.set(number, row)
    return row
  }
  const classifier: Classifier = {
    features: new Map(names.map((name, number) => [name, number])),
    scales: next('scales'),
    center: next('center'),
    meaning: next('meaning'),
    shift: next('shift'),
    out: next('out'),
    outShift: next('outShift'),
    wordsRow,
  }
  return { learnedFrom, classifier, intents: learned, words: wordsOf(words, learned) }
}

/** The intents of a kept classifier, in their order; null where they are not those of this code. */
function intentsOf(told: string): LearnedIntent[] | null {
  const known = new Map<string, LearnedIntent>(intents.map(intent => [intent, intent]))
  const learned = told.split(' ').flatMap(name => known.get(name) ?? [])
  return learned.join(' ') === told && new Set(learned).size === known.size ? learned : null
}

/** Reads how many phrasings there are, then their words, each with its count and the places of its intents, then stems with their counts. */
function wordsOf([many, ...lines]: readonly string[], learned: readonly LearnedIntent[]): PhrasingWords {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  const sets = new IntentSets()
  for (const line of lines) {
    const [word = '', count, places] = line.split(' ')
    if (places === undefined) {
      stems.set(word, Number(count))
      continue
    }
    words.set(word, Number(count))
    for (const place of places.split(',')) {
      const intent = learned[Number(place)]
      if (intent) sets.add(word, intent)
    }
  }
  return { many: Number(many), words, stems, intents: sets }
}
