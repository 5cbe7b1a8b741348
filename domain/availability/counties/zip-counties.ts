export type ZipCounties = {
  /** A ZIP's counties by FIPS, the one with most of its homes first; empty for a ZIP that the list lacks. */
  countiesOf(zipCode: string): readonly string[]
  /** Whether the list has the ZIP and counts no homes there that mail is delivered to, or hardly any. */
  isWithoutHomes(zipCode: string): boolean
  size: number
}

const DIGITS = 5
/** Stands behind the counties of a ZIP without homes. */
const NO_HOMES = 0
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
  const codesOf = (zipCode: string): Uint32Array => {
    const place = /^\d{5}$/.test(zipCode) ? (places[Number(zipCode)] ?? 0) : 0
    if (place === 0) return codes.subarray(0, 0)
    let end = place
    while (end < count && places[codes[end] ?? 0] !== end + 1) end += 1
    return codes.subarray(place, end)
  }
  return {
    size,
    countiesOf: zipCode =>
      Array.from(codesOf(zipCode))
        .filter(code => code !== NO_HOMES)
        .map(code => String(code).padStart(DIGITS, '0')),
    isWithoutHomes: zipCode => codesOf(zipCode).at(-1) === NO_HOMES,
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
