import { isMilitaryMail } from './military-mail.ts'

/** Why no home has a ZIP code, from what the directory knows of it; null if one can. */
export function zipRefusal(place: { state: string } | undefined): 'zip_unknown' | 'zip_military' | null {
  if (!place) return 'zip_unknown'
  return isMilitaryMail(place.state) ? 'zip_military' : null
}
