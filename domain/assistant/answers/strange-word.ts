import { mistyped } from '../reading/mistyped.ts'
import { isOfPhrasings } from '../understanding/coverage.ts'
import type { Asking } from './asking.ts'

/** A question of more words tells other things, too. */
const MOST_WORDS = 7

/** What a plan is called in a short question though none of ours is: `cox gigablast price`. */
export function strangeWord({ asked, catalogue }: Asking): string | null {
  const words = asked.text.split(/[^\p{L}]+/u)
  const known = asked.providers
    .flatMap(({ id, spellings }) => [...spellings, ...catalogue.plansOf(id).map(({ name }) => name)])
    .join(' ')
    .toLowerCase()
  return words.length > MOST_WORDS
    ? null
    : (words.find(
        word =>
          word.length > 5 && !isOfPhrasings(word) && !known.includes(word) && !mistyped(catalogue, word),
      ) ?? null)
}
