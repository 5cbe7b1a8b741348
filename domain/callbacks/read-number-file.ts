import { phoneDigits } from '#domain/shared/phone-digits.ts'

export const FILE_MAX_BYTES = 1_000_000
/** The most numbers that a file may hold. */
export const FILE_MAX_LINES = 50_000

/** A file of numbers as it was understood: ten digits each, once, and the lines that couldn't be read. */
export type NumberFile = { numbers: string[]; unread: { line: number; text: string }[] }

/** No more unreadable lines than this are listed. */
const TOLD = 20

/**
 * Reads one number per line, however it is punctuated, alone or as the first field of CSV, or its area code and the rest as
 * the first two. Skips empty lines and a first line without a digit, such as column names. Null for a file of more than 50,000 lines.
 */
export function readNumberFile(text: string): (NumberFile & { unreadCount: number }) | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)
  if (lines.length > FILE_MAX_LINES + 1) return null
  const numbers = new Set<string>()
  const unread: NumberFile['unread'] = []
  let unreadCount = 0
  for (const [index, whole] of lines.entries()) {
    const [first = '', second = ''] = whole
      .split(/[,;\t]/)
      .map(field => field.trim().replaceAll(/^"|"$/g, ''))
    const written = isAreaCode(first) && isRest(second) ? first + second : first
    if (whole.trim() === '' || (index === 0 && !/\d/.test(whole))) continue
    const digits = phoneDigits(written)
    if (/^[\d\s().+-]+$/.test(written) && /^[2-9]\d{9}$/.test(digits)) numbers.add(digits)
    else {
      unreadCount += 1
      if (unread.length < TOLD) unread.push({ line: index + 1, text: whole.slice(0, 60) })
    }
  }
  return { numbers: [...numbers], unread, unreadCount }
}

const isAreaCode = (field: string) => /^\(?[2-9]\d{2}\)?$/.test(field)
const isRest = (field: string) => /^\d{3}[\s.-]?\d{4}$/.test(field)
