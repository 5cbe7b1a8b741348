import { stateName } from '#domain/shared/us-states.ts'

/** A place as labels that name one write it: `Huntsville, Alabama`. */
export const regionOf = ({ city, state }: { city: string; state: string }) => `${city}, ${stateName(state)}`
