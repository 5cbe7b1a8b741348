/** The counties of each ZIP by FIPS, the one with most of the ZIP's homes first; empty for a ZIP that the list lacks. */
export type ZipCounties = { countiesOf(zipCode: string): readonly string[]; size: number }

const DIGITS = 5
/** A code with the blank or line break after it. */
const CODE = DIGITS + 1
const ZERO = 48
const LINE_BREAK = 10

/**
 * Reads the lines that `facts/coverage/pack-zip-counties.ts` writes (`78613 48491 48453`): five digits, followed by a
 * blank or line break. Stored as numbers, so that the country takes two megabytes instead of twenty.
 */
export function readZipCounties(text: string): ZipCounties {
  if (!/^\d{5} /.test(text)) throw new Error('The counties of ZIP codes begin with no ZIP code')
  const places = new Uint32Array(100_000)
  const codes = new Uint32Array(Math.ceil(text.length / CODE))
  let size = 0
  let count = 0
  for (let start = 0; start < text.length; start += CODE) {
    const code = codeAt(text, start)
    if (start === 0 || text.charCodeAt(start - 1) === LINE_BREAK) {
      places[code] = count + 1
      size += 1
    }
    codes[count] = code
    count += 1
  }
  return {
    size,
    countiesOf(zipCode) {
      const place = /^\d{5}$/.test(zipCode) ? (places[Number(zipCode)] ?? 0) : 0
      if (place === 0) return []
      const found: string[] = []
      for (let next = place; next < count && places[codes[next] ?? 0] !== next + 1; next += 1) {
        found.push(String(codes[next]).padStart(5, '0'))
      }
      return found
    },
  }
}

function codeAt(text: string, start: number): number {
  let code = 0
  for (let index = start; index < start + DIGITS; index += 1) {
    const digit = text.charCodeAt(index) - ZERO
    if (!(digit >= 0 && digit <= 9)) throw new Error(`The counties of ZIP codes hold no code at ${start}`)
    code = code * 10 + digit
  }
  return code
}
