/** What the post office writes in place of a state in an address of the military: Europe, Pacific, Americas. */
const militaryStates: readonly string[] = ['AE', 'AP', 'AA']

/** `APO AE`, `FPO, AP 96349`, `DPO 34002`; or the letters right before a ZIP code at the end: `Box 12, AE 09001`. */
const militaryLine = /\b[ADF]PO\b[\s,]*(?:\b(?:AE|AP|AA)\b|\d{5})|[\s,](?:AE|AP|AA)\s\d{5}(?:-\d{4})?$/i

/**
 * Whether mail goes there by the military (APO, FPO and DPO), where no home services can be installed. Takes a state on
 * its own, as forms with a field for each part have it, or a whole typed address.
 */
export function isMilitaryMail(text: string): boolean {
  const typed = text.trim()
  return militaryStates.includes(typed.toUpperCase()) || militaryLine.test(typed)
}

export const MILITARY_MAIL_WORDS =
  'Home services can’t be installed at military mail addresses (APO, FPO or DPO). Enter the street address of the home.'
