/** Longest text the ZIP field accepts: ZIP+4 with its dash (specification, section 9). */
export const ZIP_FIELD_MAX_LENGTH = 10

/** Pattern of the ZIP field: five digits with an optional dash and four digits. For the browser's own check too. */
export const ZIP_PATTERN = '\\d{5}(-\\d{4})?'

const zip = new RegExp(`^${ZIP_PATTERN}$`)

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
