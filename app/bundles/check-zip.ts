import { countiesInWords, partOfCounties, stateInWords } from '#domain/availability/counties/county-words.ts'
import { soldWords } from '#domain/availability/sold-words.ts'
import type { BundlePart } from '#domain/bundles/bundle.ts'
import { partsAtPlace } from '#domain/bundles/parts-at-place.ts'
import { askWhoServes, lookupFault, placeInWords, type WhoServes } from '../search/search.ts'
import { foundInWords } from './found-in-words.ts'
import { type CheckedZip, NOT_CHECKED, type ZipFault, type ZipOutcome } from './zip-outcome.ts'

/** The message for a failed check (specification, section 8). */
const faults = {
  answered: {
    title: 'Service Error',
    text: 'Unable to check service availability. Please try again later.',
  },
  thrown: NOT_CHECKED,
} satisfies Record<string, ZipFault>

/** Asks what is sold at a ZIP. A problem with the ZIP itself is a mistake, anything else a fault. */
export async function checkZip(
  zipCode: string,
  parts: readonly BundlePart[],
  signal: AbortSignal,
): Promise<ZipOutcome> {
  let answer: WhoServes
  try {
    answer = await askWhoServes(zipCode, signal)
  } catch {
    return { fault: faults.thrown }
  }
  if (answer.fields?.address) return { mistake: answer.fields.address }
  return lookupFault(answer) === null
    ? { checked: readAnswer(zipCode, answer, parts) }
    : { fault: faults.answered }
}

function readAnswer(zipCode: string, answer: WhoServes, parts: readonly BundlePart[]): CheckedZip {
  const { place, isMock, precision } = answer
  // An answer without its lists is tolerated (specification, section 7).
  const providers = Array.isArray(answer.providers) ? answer.providers : []
  const likelyProviders = answer.likelyProviders ?? []
  const nationwide = providers.filter(provider => provider.coverage?.nationwide).length
  // Reported there by another line than the one that their plans run over: those are marked as likely below.
  const onlyLikely = providers.filter(({ id, coverage }) => {
    const own = (answer.plans ?? []).filter(plan => plan.providerId === id)
    return !coverage?.nationwide && own.length > 0 && own.every(plan => plan.certainty === 'likely')
  }).length
  const where = {
    place: placeInWords(zipCode, place),
    county: place && precision === 'county' ? countiesInWords(place) : null,
    stateOnly: isMock || precision === 'state' ? (place ? stateInWords(place) : 'your state') : null,
  }
  return {
    zipCode,
    ...where,
    // Composed here, with the check's code: the page's first load needs none of these sentences.
    found: foundInWords({
      ...where,
      found: providers.length - nationwide - onlyLikely,
      nationwide,
      likely: likelyProviders.length + onlyLikely,
      others: answer.otherProviders?.length ?? 0,
    }),
    atPlace: partsAtPlace(parts, { providers, likelyProviders, plans: answer.plans ?? [] }),
    words: soldWords(answer),
    reaches:
      place && precision === 'county'
        ? {
            most: partOfCounties('most', place),
            parts: partOfCounties('parts', place),
            few: partOfCounties('few', place),
          }
        : null,
  }
}
