import type { StaffedHours } from '#domain/settings/staffed-hours.ts'

/** What reading facts needs: the places of ZIP codes, the providers of today's catalog, and when homes are called. */
export type FactDeps = {
  zips: {
    find(zipCode: string): { latitude: number; longitude: number } | undefined
    place(zipCode: string): { state: string } | undefined
  }
  settings: { staffed: StaffedHours }
  catalogue: { providers: readonly { id: string }[] }
}
