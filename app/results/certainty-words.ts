import { countiesInWords, stateInWords } from '#domain/availability/county-words.ts'
import type { LookupResult, Precision } from '#domain/availability/lookup-result.ts'

/** How certain an answer is, in sentences. A cell is an area: it never speaks for the address itself. */
const inFull: Record<Precision, (result: LookupResult) => string[]> = {
  address: () => ['These providers are listed at your address.'],
  area: () => [
    'The data are for an area of about a quarter of a square mile around your address. Your home may differ.',
  ],
  nearby: () => [
    'No home right in your area is listed, so these are the providers of the areas next to it. That makes this less sure.',
  ],
  zip: () => ['The data are for the homes listed in your ZIP code. Your home may differ.'],
  county: ({ place }) => [
    `These providers serve at least parts of ${countiesInWords(place)}. Your home may differ.`,
    ...((place.counties?.length ?? 0) > 1
      ? [`ZIP code ${place.zipCode} lies in all of these counties.`]
      : []),
    'A provider’s fastest speed is the fastest that it sells anywhere.',
    'We don’t count satellite providers, who sell almost everywhere.',
  ],
  state: ({ place }) => [
    `These providers sell home internet in ${stateInWords(place)}, but not at every address. We confirm yours before you are billed.`,
  ],
}

/** How the answer is known, one sentence each. */
export function certaintyInFull(result: LookupResult): string[] {
  return [
    ...inFull[result.precision](result),
    ...(result.leftOut
      ? [
          `Left out here: ${result.leftOut.join(', ')}. We looked into it, and the data are wrong about this place.`,
        ]
      : []),
    ...(result.unnamedCable ? ['There’s cable too, but the county figures don’t say which provider’s.'] : []),
  ]
}
