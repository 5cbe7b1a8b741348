import { countKnown } from '#domain/availability/count-known.ts'
import { countiesInWords, stateInWords } from '#domain/availability/counties/county-words.ts'
import type { LookupResult, Precision } from '#domain/availability/lookup-result.ts'

/** A sentence about those who are known there, whether one or several; none if there is nobody. */
function ofKnown(result: LookupResult, words: Record<'one' | 'several', string>): string[] {
  const count = countKnown(result)
  return count === 0 ? [] : [count === 1 ? words.one : words.several]
}

/** How certain an answer is, in sentences. A cell is an area: it never speaks for the address itself. */
const inFull: Record<Precision, (result: LookupResult) => string[]> = {
  address: result =>
    ofKnown(result, {
      one: 'This provider is listed at your address.',
      several: 'These providers are listed at your address.',
    }),
  area: () => [
    'The data are for an area of about a quarter of a square mile around your address. Your home may differ.',
  ],
  nearby: () => [
    'No home right in your area is listed, so the answer is for the areas next to it. That makes it less sure.',
  ],
  zip: () => ['The data are for the homes listed in your ZIP code. Your home may differ.'],
  county(result) {
    const { place } = result
    const where = countiesInWords(place)
    return [
      ...ofKnown(result, {
        one: `This provider serves at least parts of ${where}. Your home may differ.`,
        several: `These providers serve at least parts of ${where}. Your home may differ.`,
      }),
      ...((place.counties?.length ?? 0) > 1
        ? [`ZIP code ${place.zipCode} lies in all of these counties.`]
        : []),
      'A provider’s fastest speed is the fastest that it sells anywhere.',
      'We don’t count satellite providers, who sell almost everywhere.',
    ]
  },
  state(result) {
    const where = `home internet in ${stateInWords(result.place)}, but not at every address. We confirm yours before you are billed.`
    const known = ofKnown(result, {
      one: `This provider sells ${where}`,
      several: `These providers sell ${where}`,
    })
    return known.length > 0
      ? known
      : [
          `Our data name nobody in ZIP code ${result.place.zipCode}, which doesn’t mean that nobody sells there.`,
        ]
  },
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
