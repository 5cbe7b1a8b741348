import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'

/** Ordinary words that are one letter from a provider's name. */
const ordinary = new Set(
  'direct directs directly cover corner optimal hughe frontiers starling kinetics starting starlight charger chatter center rizon'.split(
    ' ',
  ),
)

const spelled = derivedFrom(({ providers }) =>
  providers.flatMap(provider =>
    provider.spellings
      .map(spelling => spelling.replaceAll(' ', ''))
      .filter(name => name.length >= 5)
      .map(name => ({ provider, name })),
  ),
)

/** The provider whose name a word nearly is: one letter off, two where the name is long. Names of four letters are never guessed. */
export function mistyped(catalogue: Catalogue, word: string): Provider | null {
  if (ordinary.has(word)) return null
  const found = spelled(catalogue).find(({ name }) => {
    const allowed = name.length >= 8 ? 2 : 1
    return (
      name[0] === word[0] &&
      Math.abs(name.length - word.length) <= allowed &&
      lettersApart(name, word) <= allowed
    )
  })
  return found?.provider ?? null
}

/** How many letters must be added, dropped, changed or swapped with their neighbor to make one word of the other. */
export function lettersApart(one: string, two: string): number {
  let before: number[] = []
  let last = Array.from({ length: two.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= two.length; column += 1) {
      const cost = one[row - 1] === two[column - 1] ? 0 : 1
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + cost,
      )
      if (row > 1 && column > 1 && one[row - 1] === two[column - 2] && one[row - 2] === two[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1)
      line.push(least)
    }
    before = last
    last = line
  }
  return last[two.length] ?? 0
}
