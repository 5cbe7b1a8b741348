import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MEANING_WIDTH } from '#platform/sentence-encoder.server.ts'
import { meaningOf } from './meaning.server.ts'
import { examples } from './phrasings.ts'

const NAME_BYTES = 16
const nameOf = (phrasing: string) =>
  createHash('sha256')
    .update(phrasing)
    .digest('hex')
    .slice(0, 2 * NAME_BYTES)

const root = join(import.meta.dirname, '..', '..', '..')
const file = join(root, 'node_modules', '.cache', 'plainwire-meanings.bin')

/**
 * What each example phrasing means. What was worked out before is kept in a file, by names of the phrasings: all of them take
 * some minutes.
 */
export function meaningsOfExamples(): ReadonlyMap<string, Float32Array> {
  const kept = readKept()
  const meanings = new Map<string, Float32Array>()
  for (const [, phrasing] of examples())
    meanings.set(phrasing, kept.get(nameOf(phrasing)) ?? meaningOf(phrasing))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    Buffer.concat(
      [...meanings].flatMap(([phrasing, numbers]) => [
        Buffer.from(nameOf(phrasing), 'hex'),
        new Uint8Array(Float32Array.from(numbers).buffer),
      ]),
    ),
  )
  return meanings
}

function readKept(): Map<string, Float32Array> {
  const bytes = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
  const length = NAME_BYTES + MEANING_WIDTH * Float32Array.BYTES_PER_ELEMENT
  const kept = new Map<string, Float32Array>()
  for (let at = 0; at + length <= bytes.length; at += length)
    kept.set(
      bytes.toString('hex', at, at + NAME_BYTES),
      new Float32Array(new Uint8Array(bytes.subarray(at + NAME_BYTES, at + length)).buffer),
    )
  return kept
}
