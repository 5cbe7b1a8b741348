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
 * What the example phrasings mean is worked out by `npm run assistant:meanings` and kept beside them: no build or test waits
 * for it. The file holds a hash of the phrasings, the directions, a name of each phrasing, and its kept numbers. Only what is
 * new is worked out, along the same directions; `-- --anew` works out all of it (some minutes).
 */
const file = join(import.meta.dirname, 'example-meanings.bin')
const HASH_BYTES = 32
const NAME_BYTES = 8
const MOST = 32_767
/** So often the directions are turned towards where the phrasings differ; after that they stay. */
const TURNS = 30

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const hashOfExamples = () => hashOf(Array.from(examples(), ([, phrasing]) => phrasing).join('\n'))
const nameOf = (phrasing: string) => hashOf(phrasing).toString('hex', 0, NAME_BYTES)

/** Directions, and each phrasing's meaning along them. */
export type ExampleMeanings = { directions: Directions; of: ReadonlyMap<string, Float32Array> }

type Kept = { isCurrent: boolean; directions: Directions; byName: Map<string, Int16Array> }

function readKept(): Kept {
  const bytes = readFileSync(file)
  const rest = bytes.subarray(HASH_BYTES + DIRECTIONS_BYTES)
  const count = rest.length / (NAME_BYTES + KEPT_WIDTH * Int16Array.BYTES_PER_ELEMENT)
  const numbers = new Int16Array(new Uint8Array(rest.subarray(count * NAME_BYTES)).buffer)
  const entries = Array.from({ length: count }, (_, index) => {
    const name = rest.toString('hex', index * NAME_BYTES, (index + 1) * NAME_BYTES)
    return [name, numbers.subarray(index * KEPT_WIDTH, (index + 1) * KEPT_WIDTH)] as const
  })
  return {
    isCurrent: bytes.subarray(0, HASH_BYTES).equals(hashOfExamples()),
    directions: directionsFrom(bytes.subarray(HASH_BYTES)),
    byName: new Map(entries),
  }
}

/** Reads what was kept. Throws where the phrasings have changed since. */
export function readExampleMeanings(): ExampleMeanings {
  const { isCurrent, directions, byName } = readKept()
  if (!isCurrent) throw new Error('The example phrasings have changed: run `npm run assistant:meanings`')
  const meaningOf = (phrasing: string) =>
    Float32Array.from(byName.get(nameOf(phrasing)) ?? [], value => value / MOST)
  return {
    directions,
    of: new Map(Array.from(examples(), ([, phrasing]) => [phrasing, meaningOf(phrasing)])),
  }
}

/** Works out what the phrasings mean and keeps it: of those that are new, or of all of them along new directions. */
export function writeExampleMeanings({ anew }: { anew: boolean }): void {
  const phrasings = [...new Set(Array.from(examples(), ([, phrasing]) => phrasing))]
  const { directions, byName } = anew
    ? { directions: directionsOf(phrasings.map(wholeMeaningOf)), byName: new Map<string, Int16Array>() }
    : readKept()
  const kept = phrasings.map(
    phrasing =>
      byName.get(nameOf(phrasing)) ??
      Int16Array.from(keptOf(wholeMeaningOf(phrasing), directions), value => Math.round(value * MOST)),
  )
  writeFileSync(
    file,
    Buffer.concat([
      hashOfExamples(),
      directionsIn(directions),
      ...phrasings.map(phrasing => Buffer.from(nameOf(phrasing), 'hex')),
      ...kept.map(numbers => new Uint8Array(numbers.slice().buffer)),
    ]),
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
