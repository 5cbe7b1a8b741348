import { oneToTen } from '#domain/shared/spelled.ts'

const numbers: readonly string[] = ['zero', ...oneToTen]

/** From one to ten, as an alternative of a pattern. */
export const numberWords = oneToTen.join('|')

/** A figure or one of those words as a number. */
export const numberOf = (figure: string): number =>
  numbers.includes(figure) ? numbers.indexOf(figure) : Number(figure)

const tens: Readonly<Record<string, number>> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
const spelledMoney =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?(?= (?:bucks|dollars|a month|per month|each month)\b)/gi

/** A text with sums of money that are spelled out in figures: `fifty five bucks`. */
export const withSums = (text: string): string =>
  text.replace(spelledMoney, (_, ten: string, one?: string) =>
    String((tens[ten.toLowerCase()] ?? 0) + (one ? numberOf(one.toLowerCase()) : 0)),
  )
