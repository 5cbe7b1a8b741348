import tzLookup from '@photostructure/tz-lookup'

/** What is asked of the ZIP directory: where a ZIP code lies. */
export type PlacesOfZips = { find(zipCode: string): { latitude: number; longitude: number } | undefined }

/** The IANA time zone of the middle of a ZIP code's area; null for one that the directory lacks. */
export function timeZoneOf(zips: PlacesOfZips, zipCode: string): string | null {
  const place = zips.find(zipCode.slice(0, 5))
  return place ? tzLookup(place.latitude, place.longitude) : null
}
