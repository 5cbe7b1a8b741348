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
const teens: Readonly<Record<string, number>> = {
  ...{ ten: 10, eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16 },
  ...{ seventeen: 17, eighteen: 18, nineteen: 19 },
}
const hundreds: Readonly<Record<string, number>> = { a: 100, one: 100, two: 200, three: 300 }
const spelledMoney =
  /\b(?:(a|one|two|three)[ -]hundred\b)?(?:[ -]and\b)?[ -]?(?:\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](one|two|three|four|five|six|seven|eight|nine))?|\b(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen))?(?= (?:bucks|dollars|a month|per month|each month)\b)/gi

/** A text with sums of money that are spelled out in figures: `fifty five bucks`, `one hundred and forty nine dollars`. */
export const withSums = (text: string): string =>
  text.replace(spelledMoney, (said, hundred?: string, ten?: string, one?: string, teen?: string) => {
    const below = teen ? teens[teen.toLowerCase()] : tens[ten?.toLowerCase() ?? '']
    if (hundred === undefined && below === undefined) return said
    const first = hundred === undefined ? 0 : (hundreds[hundred.toLowerCase()] ?? 0)
    const sum = first + (below ?? 0) + (one ? numberOf(one.toLowerCase()) : 0)
    // `Between forty and fifty dollars`: what leads up to the last of them stays.
    return hundred === undefined ? `${/^(?:[ -]and)?[ -]?/i.exec(said)?.[0] ?? ''}${sum}` : String(sum)
  })
