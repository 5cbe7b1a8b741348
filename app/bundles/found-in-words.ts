import { counted } from '#domain/shared/counted.ts'
import type { CheckedZip } from './zip-outcome.ts'

type Found = Pick<CheckedZip, 'place' | 'found' | 'nationwide' | 'likely' | 'county' | 'stateOnly'>

/**
 * Who was found at a checked ZIP, in sentences. Others may be there whose plans can't be ordered here, so none is not
 * said of all.
 */
export function foundInWords({ place, found, nationwide, likely, county, stateOnly }: Found): string {
  const where = county ? `in ${county}` : `at ${place}`
  const none = `We found no internet provider ${where} that you can order from us.`
  if (stateOnly) {
    const sell = `${counted(found, 'internet provider sells', 'internet providers sell')} in ${stateOnly}`
    const known = found === 0 ? none : `From state footprints: ${sell}, but not at every address.`
    return `${known} We don’t have coverage data for ${place} yet.`
  }
  return [
    found === 0 ? none : `${counted(found, 'internet provider')} found ${where}.`,
    likely > 0 ? `${likely} more may be sold there.` : null,
    nationwide > 0 ? `${counted(nationwide, 'more sells', 'more sell')} nationwide by satellite.` : null,
    'Your home may differ; we confirm yours before you are billed.',
  ]
    .filter(sentence => sentence !== null)
    .join(' ')
}
