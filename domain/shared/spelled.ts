export const oneToTen = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const

const words: readonly string[] = ['no', ...oneToTen]

/** A count in a sentence: up to ten as a word, above in figures. */
export const spelled = (count: number): string => words[count] ?? String(count)

/** The same at the beginning of a sentence. */
export const spelledFirst = (count: number): string =>
  spelled(count).replace(/^[a-z]/, letter => letter.toUpperCase())
