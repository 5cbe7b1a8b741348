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
    const sell = `${counted(found.size, 'internet provider sells', 'internet providers sell')} in ${stateOnly}`
    const known = found.size === 0 ? none : `From state footprints: ${sell}, but not at every address.`
    return `${known} We don’t have coverage data for ${place} yet.`
  }
  return [
    found.size === 0 ? none : `${counted(found.size, 'internet provider')} found ${where}.`,
    likely.size > 0 ? `${likely.size} more may be sold there.` : null,
    nationwide.size > 0
      ? `${counted(nationwide.size, 'more sells', 'more sell')} nationwide by satellite.`
      : null,
    'Your home may differ; we confirm yours before you are billed.',
  ]
    .filter(sentence => sentence !== null)
    .join(' ')
}
