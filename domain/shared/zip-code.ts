/** Longest text the ZIP field accepts: ZIP+4 with its dash (specification, section 9). */
export const ZIP_FIELD_MAX_LENGTH = 10

/** Pattern of the ZIP field: five digits with an optional dash and four digits. For the browser's own check too. */
export const ZIP_PATTERN = '\\d{5}(-\\d{4})?'

const zip = new RegExp(`^${ZIP_PATTERN}$`)

/** A ZIP code as people paste it: after its state, or as ZIP+4 with a blank or another dash. */
const pasted = /^(?:[a-z]{2},? +)?(\d{5})(?:[\s\u2010-\u2015-]+(\d{4}))?$/i

/**
 * What was typed or pasted into a ZIP field, as `12345` or `12345-6789` if it is a ZIP code written in some other way; else
 * the text without the blanks around it, so that whoever typed it finds it again. Every form and the server read by it.
 */
export function readZipCode(typed: string): string {
  const text = typed.normalize('NFKC').trim()
  const [, area, houses] = pasted.exec(text) ?? []
  return area ? area + (houses ? `-${houses}` : '') : typed.trim()
}

/** True for `12345` and `12345-6789`. */
export function isZipCode(text: string): boolean {
  return zip.test(text)
}

/** The five digits that identify the area; ZIP+4 narrows it to a few houses. */
export function fiveDigitZip(zipCode: string): string {
  return zipCode.slice(0, 5)
}

/** The message for what isn't one, where a field asks for nothing else. It stands here because the first load has this module. */
export const FIVE_DIGITS_WANTED = 'Enter a ZIP code of five digits, such as 78701.'
