import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { numbersIn } from '#platform/numbers-in.server.ts'
import { learn, type Remembered } from './intent-classifier.ts'
import { examples, intents } from './intents.ts'
import { directionsFrom, directionsIn } from './meaning.server.ts'

const featuresIn = (folder: string) => join(folder, 'classifier-features.txt')
const weightsIn = (folder: string) => join(folder, 'classifier-weights.bin')
const directionsFile = (folder: string) => join(folder, 'classifier-directions.bin')

/** Learns from the examples and writes into `folder` what was learned. */
export function writeClassifier(folder: string): void {
  const learning = learn(examples)
  let step = learning.next()
  while (!step.done) step = learning.next()
  const { places, weights, directions } = step.value
  writeFileSync(featuresIn(folder), [...places.keys()].join('\n'))
  writeFileSync(weightsIn(folder), weights)
  writeFileSync(directionsFile(folder), directionsIn(directions))
}

/** What a build of this code has written into `folder`. Throws where nothing or something else is there. */
export function readClassifier(folder: string): Remembered {
  const names = readFileSync(featuresIn(folder), 'utf8').split('\n')
  const places = new Map(names.map((name, place) => [name, place]))
  const count = places.size * intents.length
  if (statSync(weightsIn(folder)).size !== count * Float32Array.BYTES_PER_ELEMENT)
    throw new Error(`The classifier in ${folder} is another build's: build the site again`)
  return {
    places,
    weights: numbersIn([weightsIn(folder)], count),
    directions: directionsFrom(readFileSync(directionsFile(folder))),
  }
}
