import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLASSIFIER_FILES, longParts } from './kept-classifier.server.ts'
import type { Learned } from './learned.ts'
import { examples } from './phrasings.ts'

/** A hash of the intents and their phrasings: another one says that they were changed after they were learned. */
export const hashOfExamples = (): string =>
  createHash('sha256')
    .update(Array.from(examples(), ([intent, phrasing]) => `${intent} ${phrasing}`).join('\n'))
    .digest('hex')

/** Writes what `readClassifier` reads. */
export function keepClassifier(folder: string, { classifier, intents, words }: Learned): void {
  const [features, numbers, ofWords] = CLASSIFIER_FILES
  const learnedFrom = hashOfExamples()
  const write = (name: string, lines: Iterable<string>) =>
    writeFileSync(join(folder, name), [learnedFrom, ...lines].join('\n'))
  write(features, [intents.join(' '), ...classifier.features.keys()])
  const rows = Array.from({ length: classifier.features.size }, (_, number) => classifier.wordsRow(number))
  writeFileSync(
    join(folder, numbers),
    Buffer.concat(
      [...longParts.map(part => classifier[part]), ...rows].map(
        ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
      ),
    ),
  )
  const placesOf = (word: string) =>
    intents.flatMap((intent, place) => (words.intents.has(word, intent) ? [place] : [])).join(',')
  write(ofWords, [
    `${words.many}`,
    ...Array.from(words.words, ([word, count]) => `${word} ${count} ${placesOf(word)}`),
    ...Array.from(words.stems, ([stem, count]) => `${stem} ${count}`),
  ])
}
