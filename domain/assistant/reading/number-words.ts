import { oneToTen } from '#domain/shared/spelled.ts'

const numbers: readonly string[] = ['zero', ...oneToTen]

/** From one to ten, as an alternative of a pattern. */
export const numberWords = oneToTen.join('|')

/** A figure or one of those words as a number. */
export const numberOf = (figure: string): number =>
  numbers.includes(figure) ? numbers.indexOf(figure) : Number(figure)
