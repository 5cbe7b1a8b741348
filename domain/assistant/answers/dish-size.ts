import type { Asking, Reply } from './asking.ts'
import { planListLink } from './plan-words.ts'

const dishSize =
  /\bhow (?:big|large|heavy|wide|tall)\b.*\bdish\b|\b(?:size|weight|dimensions) of (?:the |a |their )?(?:\w+ )?dish\b/

/** `How big is the dish`, whatever else a dish is asked about mostly; null for all else. */
export const ofDishSize = ({ asked, salesPhone }: Pick<Asking, 'asked' | 'salesPhone'>): Reply | null =>
  dishSize.test(asked.text)
    ? {
        text: `How large or heavy a dish is I don’t know: our catalog has prices, speeds and terms, and the maker’s own page has its measures. It needs a free view of the sky, so people put it on a roof, a pole or the lawn. Ask the provider, or us at ${salesPhone}.`,
        links: [planListLink({ type: 'satellite' }, 'Satellite plans')],
      }
    : null
