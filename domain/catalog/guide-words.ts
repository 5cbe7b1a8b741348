import type { Catalogue } from './catalogue.ts'
import { bearOut } from './plan-claims.ts'

/** What the buying guide says of a provider. */
export type GuideWords = { bestFor: string | null; strengths: string[]; drawbacks: string[] }

/** What the buying guide says of a provider, without what its plans no longer bear out; null if it says nothing. */
export function guideWords(
  { guides: { bestProviders }, plansOf }: Catalogue,
  providerId: string,
): GuideWords | null {
  const found = bestProviders.providers.find(one => one.providerId === providerId)
  if (!found) return null
  const plans = plansOf(providerId)
  const holds = (line: string) => bearOut(plans, bestProviders.claims[line])
  const { bestFor, strengths, drawbacks } = found
  return {
    bestFor: holds(bestFor) ? bestFor : null,
    strengths: strengths.filter(holds),
    drawbacks: drawbacks.filter(holds),
  }
}

/** The same in sentences, one for each kind of words that there is. */
export const guideSentences = ({ bestFor, strengths, drawbacks }: GuideWords): string[] => [
  ...(bestFor ? [`Best for: ${bestFor.slice(0, 1).toLowerCase()}${bestFor.slice(1)}.`] : []),
  ...(strengths.length > 0 ? [`Strengths: ${strengths.join('; ')}.`] : []),
  ...(drawbacks.length > 0 ? [`Drawbacks: ${drawbacks.join('; ')}.`] : []),
]
