import { fiveDigitZip, isZipCode } from '#domain/shared/zip-code.ts'
import { ZIP_UNKNOWN } from '#domain/shared/zip-words.ts'
import { measureStep } from '../measurement/measure-step.ts'
import type { ResultsView } from './results-view.ts'

/**
 * Counts that somebody asked about a place, and whether we could name anybody for it; a page without an answer counts
 * nothing.
 */
export function countAnswer(view: ResultsView): void {
  if (view.phase === 'asking' && view.fault === ZIP_UNKNOWN && isZipCode(view.typed)) {
    const zip = fiveDigitZip(view.typed)
    measureStep('place_searched', '', { zip })
    measureStep('place_answered', 'none', { zip })
  }
  if (view.phase !== 'answered') return
  const { zip, answer } = view
  measureStep('place_searched', '', { zip })
  const isNamed = answer.providers.length + answer.otherProviders.length > 0
  const isLikely = isNamed || answer.likelyProviders.length > 0
  measureStep('place_answered', isNamed && !answer.isMock ? 'found' : isLikely ? 'likely' : 'none', { zip })
}
