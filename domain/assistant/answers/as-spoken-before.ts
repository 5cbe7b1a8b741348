import type { Dialogue } from '../dialogue.ts'
import { countsSome } from '../reading/people-in.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Asking } from './asking.ts'

/** `2 kids gaming` after `a family of 5`: they are among the five. */
export const ofWholeHome = (asked: Asked, { people }: Dialogue): Asked =>
  asked.people !== null && people !== null && asked.people < people && countsSome(asked.text)
    ? { ...asked, people }
    : asked

const elsewhere = /\b(?:cheaper|less|else|others?|another|alternatives?|instead|switch\w*|beat)\b/
/** Who looks for something else has the price for new customers of their own provider no more. */
export function withoutOwn(
  asked: Asked,
  { catalogue, dialogue }: Pick<Asking, 'catalogue' | 'dialogue'>,
): Asked {
  const own = dialogue.own === null ? null : catalogue.provider(dialogue.own)
  return own && asked.providers.length === 0 && asked.without.length === 0 && elsewhere.test(asked.text)
    ? { ...asked, without: [own] }
    : asked
}
