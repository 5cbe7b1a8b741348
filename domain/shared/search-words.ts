/** What something has to contain to be found by a text that staff typed: each of its words, in any order. */
export const searchWords = (text: string): string[] => text.split(/\s+/).filter(word => word !== '')

/**
 * The letters and digits of an order's reference, or of a part of it, as somebody may have typed it: `PW-7K3M-X9QD`, with or
 * without its dashes and its PW. Null if the text can be none.
 */
export function referenceTyped(text: string): string | null {
  const letters = text.trim().toUpperCase().replaceAll(/[\s-]/g, '')
  const [, own = ''] = /^(?:PW)?([A-Z\d]{4,8})$/.exec(letters) ?? []
  return own === '' ? null : own
}

const ACCENTED = Array.from({ length: 0x180 - 0xc0 }, (_, index) =>
  String.fromCodePoint(0xc0 + index),
).flatMap(letter => {
  const plain = withoutAccents(letter)
  return plain === letter ? [] : [{ letter, plain }]
})

/**
 * How a stored name is read in a search: O’Neil is found by O'Neil and oneil, José by jose. Each letter of `from` is the
 * one at its place in `to`; those beyond its end are left out.
 */
export const readAsTyped = {
  from: `${ACCENTED.map(({ letter }) => letter).join('')}'’‘ʼʻ`,
  to: ACCENTED.map(({ plain }) => plain).join(''),
}

/** A word of a search, read in the way of `readAsTyped`. */
export const wordAsTyped = (word: string): string => withoutAccents(word).replaceAll(/['’‘ʼʻ]/g, '')

function withoutAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
