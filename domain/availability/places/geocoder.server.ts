import type { PostalAddress } from '#domain/shared/postal-address.ts'

/** Where an address is. */
export type GeocodedPlace = { latitude: number; longitude: number; state: string | null }

/** Port to what turns an address into a place: null if it knows none. Throws when it doesn't answer in time. */
export type Geocoder = { locate(address: PostalAddress): Promise<GeocodedPlace | null> }
