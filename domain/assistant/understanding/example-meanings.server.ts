import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEANING_WIDTH } from '#platform/sentence-encoder.server.ts'
import { examples } from './intents.ts'
import {
  DIRECTIONS_BYTES,
  type Directions,
  directionsFrom,
  directionsIn,
  KEPT_WIDTH,
  keptOf,
  wholeMeaningOf,
} from './meaning.server.ts'

/*
 * What the example phrasings mean is worked out once, by `npm run assistant:meanings` (a minute), and kept beside them: no build
 * or test waits for it. The file holds a hash of the phrasings, the directions, and the kept numbers of each phrasing.
 */
const file = join(import.meta.dirname, 'example-meanings.bin')
const HASH_BYTES = 32
const MOST = 32_767
/** So often the directions are turned towards where the phrasings differ; after that they stay. */
const TURNS = 30

const hashOfExamples = () =>
  createHash('sha256')
    .update(examples.map(([, phrasing]) => phrasing).join('\n'))
    .digest()

/** Directions, and each phrasing's meaning along them. */
export type ExampleMeanings = { directions: Directions; of: ReadonlyMap<string, Float32Array> }

/** Reads what was kept. Throws where the phrasings have changed since. */
export function readExampleMeanings(): ExampleMeanings {
  const bytes = readFileSync(file)
  if (!bytes.subarray(0, HASH_BYTES).equals(hashOfExamples()))
    throw new Error('The example phrasings have changed: run `npm run assistant:meanings`')
  const kept = new Int16Array(new Uint8Array(bytes.subarray(HASH_BYTES + DIRECTIONS_BYTES)).buffer)
  const keptAt = (index: number) => kept.subarray(index * KEPT_WIDTH, (index + 1) * KEPT_WIDTH)
  return {
    directions: directionsFrom(bytes.subarray(HASH_BYTES)),
    of: new Map(
      examples.map(([, phrasing], index) => [
        phrasing,
        Float32Array.from(keptAt(index), value => value / MOST),
      ]),
    ),
  }
}

/** Works out what the phrasings mean and keeps it. */
export function writeExampleMeanings(): void {
  const wholes = examples.map(([, phrasing]) => wholeMeaningOf(phrasing))
  const directions = directionsOf(wholes)
  const kept = Int16Array.from(
    wholes.flatMap(whole => [...keptOf(whole, directions)].map(value => Math.round(value * MOST))),
  )
  writeFileSync(
    file,
    Buffer.concat([hashOfExamples(), directionsIn(directions), new Uint8Array(kept.buffer)]),
  )
}

/** The directions in which vectors differ most (their principal components, by orthogonal iteration). */
function directionsOf(wholes: readonly Float32Array[]): Directions {
  const width = MEANING_WIDTH
  const mean = new Float32Array(width)
  for (const whole of wholes)
    for (const [at, value] of whole.entries()) mean[at] = (mean[at] ?? 0) + value / wholes.length
  const together = new Float64Array(width * width)
  for (const whole of wholes) {
    const off = whole.map((value, at) => value - (mean[at] ?? 0))
    const square = off.reduce((sum, value) => sum + value * value, 0)
    for (let row = 0; row < width; row += 1)
      for (let column = 0; column < width; column += 1) {
        const place = row * width + column
        together[place] = (together[place] ?? 0) + ((off[row] ?? 0) * (off[column] ?? 0)) / square
      }
  }
  // Any start will do that no direction is at right angles to; this one is the same every time.
  let axes: Float64Array[] = Array.from({ length: KEPT_WIDTH }, (_, axis) =>
    Float64Array.from({ length: width }, (_, at) => Math.sin(1 + axis * 7 + at * (axis + 1))),
  )
  for (let turn = 0; turn < TURNS; turn += 1)
    axes = orthonormal(
      axes.map(axis =>
        Float64Array.from({ length: width }, (_, row) =>
          axis.reduce((sum, value, column) => sum + value * (together[row * width + column] ?? 0), 0),
        ),
      ),
    )
  return { mean, axes: Float32Array.from(axes.flatMap(axis => [...axis])) }
}

/** The same directions at right angles to each other, each of length 1 (Gram-Schmidt). */
function orthonormal(axes: readonly Float64Array[]): Float64Array[] {
  const out: Float64Array[] = []
  for (const axis of axes) {
    let left = axis
    for (const other of out) {
      const shared = left.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)
      left = left.map((value, at) => value - shared * (other[at] ?? 0))
    }
    const length = Math.hypot(...left)
    out.push(left.map(value => value / length))
  }
  return out
}
