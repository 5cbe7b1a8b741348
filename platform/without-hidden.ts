/**
 * Control characters, and characters that are invisible or reorder the text around them: Unicode's categories Cc and
 * Cf.
 */
const HIDDEN = /[\p{Cc}\p{Cf}]/gu
const LAYOUT = new Set(['\t', '\n', '\r'])
/** Some scripts and emoji need these to read correctly; beside Latin letters they only hide something. */
const JOINERS = new Set(['\u200c', '\u200d'])

/**
 * A text without characters that a reader wouldn't see: controls (terminals obey them), zero widths (two names that
 * look alike) and directions (a name that reads backward). Line breaks and tabs stay.
 */
export function withoutHidden(text: string): string {
  return text.replace(HIDDEN, (character, index: number) => {
    if (LAYOUT.has(character)) return character
    const joins = isBeyondLatin(text[index - 1]) && isBeyondLatin(text[index + 1])
    return JOINERS.has(character) && joins ? character : ''
  })
}

const isBeyondLatin = (character = '') => character > '\u036f' && !/[\p{Cc}\p{Cf}]/u.test(character)
