import { counted } from '#domain/shared/counted.ts'
import type { CheckedZip } from './zip-outcome.ts'

type Found = Pick<CheckedZip, 'place' | 'county' | 'stateOnly'> & {
  /** How many internet providers of ours were found, without those that sell everywhere. */
  found: number
  /** Those that sell everywhere by satellite: not measured at the place, so not counted there. */
  nationwide: number
  /** Those that are likely there although the data don't say so. */
  likely: number
  /** Those that were found and whose plans can't be ordered here. */
  others: number
}

/**
 * Who was found at a checked ZIP, in sentences. Only those are counted whose plans can be ordered here, and the sentence
 * says so: the results count everybody who serves a place.
 */
export function foundInWords(checked: Found): string {
  const { place, found, nationwide, likely, others, county, stateOnly } = checked
  const where = `in ${county ?? place}`
  const none = `We found no internet provider ${where} that you can order from us`
  if (stateOnly) {
    const sell = `${counted(found, 'internet provider sells', 'internet providers sell')} in ${stateOnly}`
    const known = found === 0 ? `${none}.` : `From state footprints: ${sell}, but not at every address.`
    return `${known} We don’t have coverage data for ${place} yet.`
  }
  const more = found + nationwide > 0 ? ' more' : ''
  const satellites = counted(nationwide, 'that sells', 'that sell')
  return [
    found > 0
      ? `We found ${counted(found, 'internet provider')} ${where} that you can order from us.`
      : `${none}${nationwide > 0 ? `, except ${satellites} nationwide by satellite` : ''}.`,
    likely > 0 ? `${likely}${more} may be sold there.` : null,
    found > 0 && nationwide > 0
      ? `${counted(nationwide, 'more sells', 'more sell')} nationwide by satellite.`
      : null,
    others > 0
      ? `${counted(others, 'other is', 'others are')} listed there that you can’t order from us.`
      : null,
    'Your home may differ; we confirm yours before you are billed.',
  ]
    .filter(sentence => sentence !== null)
    .join(' ')
}
