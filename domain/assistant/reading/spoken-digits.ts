import { numberGiven } from '../lead/asks-for-call.ts'

const digits: Record<string, string> = {
  ...{ zero: '0', oh: '0', o: '0', one: '1', two: '2', three: '3', four: '4' },
  ...{ five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
}
const row =
  /\b(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\d)(?:[ ,.-]{1,2}(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\d)\b){4,10}/gi
/** So many digits make a ZIP code, or a phone number without or with its area and country code. */
const lengths: ReadonlySet<number> = new Set([5, 7, 10, 11])

/** A text with ZIP codes and phone numbers that are spelled out digit by digit, `six oh two five ...`, in figures. */
export const withDigits = (text: string): string =>
  text.replace(row, words => {
    const said = words.toLowerCase().split(/[ ,.-]+/)
    if (!lengths.has(said.length)) return words
    const figures = said.map(word => digits[word] ?? word).join('')
    return numberGiven(figures) ?? figures
  })
