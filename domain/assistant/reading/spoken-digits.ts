import { numberGiven } from '../lead/asks-for-call.ts'

const digits: Record<string, string> = {
  ...{ zero: '0', oh: '0', o: '0', one: '1', two: '2', three: '3', four: '4' },
  ...{ five: '5', six: '6', seven: '7', eight: '8', nine: '9' },
}
const row =
  /(?<![\d.$])\b(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\d{1,7})(?:[ ,.-]{1,2}(?:zero|oh|o|one|two|three|four|five|six|seven|eight|nine|\d{1,7})\b){1,10}/gi
/** An area code in words that stands in parentheses: `(five oh three) 555-0147`. */
const inParentheses = /\(([a-z]+ [a-z]+ [a-z]+)\)/gi
const runTogether = /\b(?:zero|one|two|three|four|five|six|seven|eight|nine){2,10}\b/gi
const oneDigit = /zero|one|two|three|four|five|six|seven|eight|nine/gi
/** So many digits make a ZIP code, or a phone number without or with its area and country code. */
const lengths: ReadonlySet<number> = new Set([5, 7, 10, 11])
const PHONE = 10
/** How the digits of a number are mostly grouped. */
const usual = /^(?:1 )?(?:\d{3} \d{3} \d{4}|\d{3} \d{7}|\d{6} \d{4}|\d{10})$/

/** Whether a row is told digit by digit or by words; of figures in groups only ten that are grouped in no usual way. */
function isTold(said: readonly string[], figures: string): boolean {
  const isDigitByDigit = said.every(word => word in digits || word.length === 1)
  if (isDigitByDigit) return lengths.has(said.length)
  return figures.length === PHONE && !usual.test(said.join(' '))
}

/**
 * A text with ZIP codes and phone numbers that are spelled out digit by digit, `six oh two five ...`, or grouped in a way of
 * their own, `502 5550 136`, in figures.
 */
export const withDigits = (text: string): string =>
  text
    // `541 fivefivefive 0193`, `256 then 555 then 0148`.
    .replace(runTogether, words => words.replace(oneDigit, '$& ').trim())
    .replace(/(?<=\d) then (?=\d)/gi, ' ')
    .replace(inParentheses, (whole, words: string) =>
      words
        .toLowerCase()
        .split(' ')
        .every(word => word in digits)
        ? words
        : whole,
    )
    .replace(row, words => {
      const said = words.toLowerCase().split(/[ ,.-]+/)
      const figures = said.map(word => digits[word] ?? word).join('')
      return isTold(said, figures) ? (numberGiven(figures) ?? figures) : words
    })
