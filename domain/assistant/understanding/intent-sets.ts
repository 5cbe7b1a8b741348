import { type Intent, intents } from './intents.ts'

const BITS = 32
/** So many numbers hold a bit for each intent. */
const WIDTH = Math.ceil(intents.length / BITS)
const places: ReadonlyMap<Intent, number> = new Map(intents.map((intent, place) => [intent, place]))

/** For each of many words the intents that it belongs to: a bit each, for a set each would take ten times the memory. */
export class IntentSets {
  readonly #rows = new Map<string, number>()
  #bits = new Uint32Array(WIDTH * 1024)

  add(word: string, intent: Intent): void {
    const place = places.get(intent)
    if (place === undefined) return
    const at = this.#startOf(word) + Math.floor(place / BITS)
    this.#bits[at] = (this.#bits[at] ?? 0) | (1 << (place % BITS))
  }

  /** Adds to a word all intents that another set has for one. */
  addAll(word: string, others: IntentSets, other: string): void {
    const row = others.#rows.get(other)
    if (row === undefined) return
    const start = this.#startOf(word)
    for (let at = 0; at < WIDTH; at += 1)
      this.#bits[start + at] = (this.#bits[start + at] ?? 0) | (others.#bits[row * WIDTH + at] ?? 0)
  }

  /** Where the bits of a word begin, with room for them. */
  #startOf(word: string): number {
    const row = this.#rows.get(word) ?? this.#rows.size
    this.#rows.set(word, row)
    if ((row + 1) * WIDTH > this.#bits.length) {
      const more = new Uint32Array(this.#bits.length * 2)
      more.set(this.#bits)
      this.#bits = more
    }
    return row * WIDTH
  }

  has(word: string, intent: Intent): boolean {
    const row = this.#rows.get(word)
    const place = places.get(intent)
    if (row === undefined || place === undefined) return false
    return ((this.#bits[row * WIDTH + Math.floor(place / BITS)] ?? 0) & (1 << (place % BITS))) !== 0
  }

  /** To how many intents a word belongs. */
  count(word: string): number {
    const row = this.#rows.get(word)
    if (row === undefined) return 0
    let many = 0
    for (let bits of this.#bits.subarray(row * WIDTH, (row + 1) * WIDTH))
      for (; bits !== 0; bits &= bits - 1) many += 1
    return many
  }
}
