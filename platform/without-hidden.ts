/** Controls, and characters that are not seen or turn what is seen around: Unicode's categories Cc and Cf. */
const HIDDEN = /[\p{Cc}\p{Cf}]/gu
const LAYOUT = new Set(['\t', '\n', '\r'])
/** Without these some scripts and emoji read otherwise; beside Latin letters they only hide. */
const JOINERS = new Set(['\u200c', '\u200d'])

/**
 * A text without characters that somebody who reads it would not see: controls (terminals obey them), zero widths (two
 * names that look alike) and directions (a name that reads backwards). Line breaks and tabs stay.
 */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, (character, index: number) => {
    if (LAYOUT.has(character)) return character
    const joins = isBeyondLatin(text[index - 1]) && isBeyondLatin(text[index + 1])
    return JOINERS.has(character) && joins ? character : ''
  })
}

const isBeyondLatin = (character = '') => character > '\u036f' && !/[\p{Cc}\p{Cf}]/u.test(character)
