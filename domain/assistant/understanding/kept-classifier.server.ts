import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Remembered } from './classifier-weights.ts'
import { examples, intents } from './intents.ts'
import { learnAtOnce } from './learn-classifier.ts'
import { directionsFrom, directionsIn } from './meaning.server.ts'

const featuresFile = (folder: string) => join(folder, 'classifier-features.txt')
const startsFile = (folder: string) => join(folder, 'classifier-starts.bin')
const placesFile = (folder: string) => join(folder, 'classifier-places.bin')
const weightsFile = (folder: string) => join(folder, 'classifier-weights.bin')
const directionsFile = (folder: string) => join(folder, 'classifier-directions.bin')

/** Learns from the examples and writes into `folder` what was learned. */
export function writeClassifier(folder: string): void {
  const { features, weights, directions } = learnAtOnce([...examples()])
  writeFileSync(featuresFile(folder), [String(intents.length), ...features.keys()].join('\n'))
  writeFileSync(startsFile(folder), weights.starts)
  writeFileSync(placesFile(folder), weights.places)
  writeFileSync(weightsFile(folder), weights.values)
  writeFileSync(directionsFile(folder), directionsIn(directions))
}

const bufferOf = (file: string): ArrayBuffer => new Uint8Array(readFileSync(file)).buffer

/** What a build of this code has written into `folder`. Throws where nothing or something else is there. */
export function readClassifier(folder: string): Remembered {
  const [width, ...names] = readFileSync(featuresFile(folder), 'utf8').split('\n')
  const weights = {
    starts: new Int32Array(bufferOf(startsFile(folder))),
    places: new Uint16Array(bufferOf(placesFile(folder))),
    values: new Float32Array(bufferOf(weightsFile(folder))),
  }
  const isOfThisCode = Number(width) === intents.length && weights.starts.length === names.length + 1
  if (!isOfThisCode || weights.values.length !== weights.places.length)
    throw new Error(`The classifier in ${folder} is another build's: build the site again`)
  return {
    features: new Map(names.map((name, number) => [name, number])),
    weights,
    directions: directionsFrom(readFileSync(directionsFile(folder))),
  }
}
