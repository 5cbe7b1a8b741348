/** Messages about ZIP codes that the browser knows before it searches; see `problem-words.ts`. */

/** The message for a ZIP code that is missing, or isn't one. */
export const ZIP_WANTED = 'Enter a 5-digit ZIP code'

/** The message for a ZIP code that doesn't exist, before the search and after it. */
export const ZIP_UNKNOWN = 'We do not know this ZIP code. Please check its digits.'

/** The message for a ZIP code of military or diplomatic mail: a mailbox, wherever its unit is. */
export const ZIP_MILITARY =
  'This is an APO, FPO or DPO ZIP code. Home services can’t be installed there: enter the ZIP code of the home.'

/**
 * The note if another city than the ZIP code's was typed, or none if it may be the same. Several towns share a ZIP code,
 * and the directory names one: nothing is refused for it.
 */
export function zipCityWords(
  { zipCode, city, state }: { zipCode: string; city?: string; state: string },
  typed: string,
): string | undefined {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')
  const [known, given] = [plain(city ?? ''), plain(typed)]
  if (known === '' || given === '' || known.includes(given) || given.includes(known)) return undefined
  return `ZIP code ${zipCode} is listed as ${city}, ${state}. Towns nearby may share it; if yours is elsewhere, please check the ZIP code.`
}

/** The message if a ZIP code has no homes in the state that was typed. */
export function zipMismatchWords(
  { zipCode, city, states }: { zipCode: string; city?: string; states: readonly string[] },
  typed: string,
): string {
  const where = `${city ? `${city}, ` : ''}${states.join(' and ')}`
  return `ZIP code ${zipCode} is in ${where}, not in ${typed}. Please check both.`
}
