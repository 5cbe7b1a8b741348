import { withoutHidden } from '#platform/without-hidden.ts'

/**
 * What stands for nothing on its own: Unicode's ignorable characters, among them fillers that count as letters, and the
 * empty Braille pattern. Joiners are left to `withoutHidden`, because some scripts' names need them.
 */
const UNSEEN = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\u2800]/gu
const LINE_END = /[\r\n\u2028\u2029]/

/** A name, a number or the like as one line: no break in it, one blank between words, and empty if it shows nothing. */
export function asOneLine(text: string): string {
  return withoutHidden(text.replace(UNSEEN, '')).replace(/\s+/g, ' ').trim()
}

/** An address as it was typed into several lines, each such a line, without empty ones. */
export function asLines(text: string): string {
  return text
    .split(LINE_END)
    .map(asOneLine)
    .filter(line => line !== '')
    .join('\n')
}
