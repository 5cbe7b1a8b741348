const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** From one to ten, as an alternative of a pattern. */
export const numberWords = numbers.slice(1).join('|')

/** A figure or one of those words as a number. */
export const numberOf = (figure: string): number =>
  numbers.includes(figure) ? numbers.indexOf(figure) : Number(figure)
