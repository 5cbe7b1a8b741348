import type { LookupPlace } from '#domain/availability/lookup-result.ts'

/** City, state and ZIP; the state and ZIP of one that is not listed, the ZIP alone where the place is not known. */
export function placeInWords(zipCode: string, place: LookupPlace | undefined): string {
  if (!place) return zipCode
  return `${place.city ? `${place.city}, ` : ''}${place.state} ${zipCode}`
}
