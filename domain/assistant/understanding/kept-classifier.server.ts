import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { openParts } from '#platform/parts-of-files.server.ts'
import { type Classifier, HIDDEN, sizesOf } from './classifier-weights.ts'
import { examples, intents } from './intents.ts'

/*
 * What the classifier has learned is kept beside the phrasings, in two files: the names of its features, and all of its numbers.
 * `npm run assistant:learn` writes them, a build takes them along.
 */
export const CLASSIFIER_FILES = ['classifier-features.txt', 'classifier-numbers.bin'] as const
const [FEATURES, NUMBERS] = CLASSIFIER_FILES

/** Where what was learned is kept with the code. */
export const keptClassifier = import.meta.dirname

/** A hash of the intents and their phrasings: another one says that they were changed after they were learned. */
export const hashOfExamples = (): string =>
  createHash('sha256')
    .update(Array.from(examples(), ([intent, phrasing]) => `${intent} ${phrasing}`).join('\n'))
    .digest('hex')

/** The parts with more than eight bits, in the order in which they are kept. */
const parts = ['scales', 'center', 'meaning', 'shift', 'out', 'outShift'] as const
const FLOAT_BYTES = Float32Array.BYTES_PER_ELEMENT

export function writeClassifier(folder: string, classifier: Classifier): void {
  const head = [hashOfExamples(), intents.join(' ')]
  writeFileSync(join(folder, FEATURES), [...head, ...classifier.features.keys()].join('\n'))
  const rows = Array.from({ length: classifier.features.size }, (_, number) => classifier.wordsRow(number))
  const numbers = [...parts.map(part => classifier[part]), ...rows]
  writeFileSync(
    join(folder, NUMBERS),
    Buffer.concat(
      numbers.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
    ),
  )
}

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

/** What was learned of these intents; the rows of words stay in their file. Throws where nothing or something else is there. */
export function readClassifier(folder: string): Classifier & { learnedFrom: string } {
  const [learnedFrom = '', ofIntents, ...names] = readFileSync(join(folder, FEATURES), 'utf8').split('\n')
  const { bytes, readPart } = openParts([join(folder, NUMBERS)])
  const sizes = sizesOf(names.length)
  const wordsFrom = parts.reduce((sum, part) => sum + sizes[part], 0) * FLOAT_BYTES
  if (ofIntents !== intents.join(' ') || bytes !== wordsFrom + sizes.words)
    throw new Error(
      `The classifier in ${folder} has learned other intents: run \`npm run assistant:learn\` and build the site again`,
    )
  let at = 0
  const next = (part: (typeof parts)[number]) => {
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
    readPart(new Uint8Array(row.buffer), wordsFrom + number * HIDDEN)
    rows.set(number, row)
    return row
  }
  return {
    learnedFrom,
    features: new Map(names.map((name, number) => [name, number])),
    scales: next('scales'),
    center: next('center'),
    meaning: next('meaning'),
    shift: next('shift'),
    out: next('out'),
    outShift: next('outShift'),
    wordsRow,
  }
}
