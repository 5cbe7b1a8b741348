import { fiveDigitZip } from '#domain/shared/zip-code.ts'

/** The results page for a ZIP code. The street is never in it. */
export function resultsPath(zipCode: string): string {
  return `/results?zip=${fiveDigitZip(zipCode.trim())}`
}
