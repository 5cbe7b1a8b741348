/**
 * What something has to contain to be found by a text that staff typed: each of its words, in any order, or an order's
 * reference, with or without its dashes.
 */
export function searchWords(text: string): string[] {
  const [, first, second] = /^pw[\s-]*([a-z\d]{4})[\s-]*([a-z\d]{4})$/i.exec(text.trim()) ?? []
  return first ? [`PW-${first}-${second}`] : text.split(/\s+/).filter(word => word !== '')
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
