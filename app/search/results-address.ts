import { fiveDigitZip } from '#domain/shared/zip-code.ts'

/** The page of results for a ZIP code. The street never stands in it. */
export function resultsPath(zipCode: string): string {
  return `/results?zip=${fiveDigitZip(zipCode.trim())}`
}
