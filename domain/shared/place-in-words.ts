/** City, state and ZIP; state and ZIP of one that isn't listed, only the ZIP if the place is unknown. */
export function placeInWords(zipCode: string, place: { city: string; state: string } | undefined): string {
  if (!place) return zipCode
  return `${place.city ? `${place.city}, ` : ''}${place.state} ${zipCode}`
}
