import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'domain', 'labels', 'excerpts')
/** Every real excerpt that is text. */
const excerpts = readdirSync(folder)
  .filter(name => name.endsWith('.csv'))
  .toSorted()
  .map(name => readFileSync(join(folder, name), 'utf8'))

/** What goes wrong with files, and what is written to do harm. */
const splinters = [
  ...['"', '""', ',', ';', '|', '\n', '\r\n', '\r', '\u0000', '\uFEFF', '="', "'", '\\', '%', '–'],
  ...['NULL', 'N/A', '-1', '1e309', '99999999999999999999', '0', 'Yes', 'no', '$', 'Up to ', '🙂', '\uD800'],
  ...['__proto__', 'constructor', '{"a":1}', "');drop table labels;--", ' '.repeat(500), 'é', '=cmd()'],
]

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A real excerpt damaged in a few places: always the same one for the same seed. */
export function mutatedLabels(seed: number): string {
  const random = randomOf(seed)
  const below = (end: number) => Math.floor(random() * end)
  const one = <T>(list: readonly T[]): T => list[below(list.length)] as T
  let text = one(excerpts)
  for (let wounds = 1 + below(6); wounds > 0; wounds -= 1) {
    const [from, to] = [below(text.length + 1), below(text.length + 1)].toSorted((a, b) => a - b) as [
      number,
      number,
    ]
    const cut = Math.min(to, from + below(200))
    const ways = [
      () => text.slice(0, from) + one(splinters) + text.slice(from),
      () => text.slice(0, from) + one(splinters) + text.slice(cut),
      () => text.slice(0, from) + text.slice(cut),
      () => text.slice(0, cut) + text.slice(from),
      () => text.slice(0, from),
      () => text.trimEnd() + one(excerpts),
      () => text.slice(0, from) + one(excerpts) + text.slice(from),
      () =>
        text
          .split('\n')
          .toSorted(() => random() - 0.5)
          .join('\n'),
      () => text.replace(/\d+/g, digits => (random() < 0.05 ? one(splinters) : digits)),
    ]
    text = one(ways)()
  }
  return text
}
