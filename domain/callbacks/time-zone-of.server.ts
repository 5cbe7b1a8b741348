import tzLookup from '@photostructure/tz-lookup'
import { isMilitaryMail } from '#domain/shared/military-mail.ts'

/** What we need from the ZIP directory: where a ZIP code lies. */
type Place = { latitude: number; longitude: number; state?: string }
export type PlacesOfZips = { find(zipCode: string): Place | undefined }
/** Places with the names of their cities, as labels name them. */
export type CitiesOfZips = { find(zipCode: string): (Place & { city: string; state: string }) | undefined }

/**
 * The IANA time zone of a ZIP code's center; null if the directory doesn't have it, and for military mail, whose
 * place in the table is no home's.
 */
export function timeZoneOf(zips: PlacesOfZips, zipCode: string): string | null {
  const place = zips.find(zipCode.slice(0, 5))
  return place && !isMilitaryMail(place.state ?? '') ? tzLookup(place.latitude, place.longitude) : null
}
