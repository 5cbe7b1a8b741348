import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import { canNarrow } from '../reading/wishes.ts'
import type { Intent } from './intents.ts'

/** What asks for something else though it names a price or a technology. */
const notWanted =
  /\b(?:tv|directv|channels?|alarms?|security|cameras?|bundles?|bills?|better|worth|enough|difference|vs|versus|overpay\w*|rip ?off|too (?:much|high)|fair|how long|what is|what are|why|mean|means|meaning|early|first month|up ?front|tax(?:es)?|switch(?:ing)?|moving|after|gam\w+)\b|\b(?:i|we) (?:\w+ )?(?:pay|have)\b|\bis that\b/
/** Of another service, or of something else than a plan to be had there. */
const ofOthers =
  /\b(?:tv|directv|channels?|alarms?|security|cameras?|bundles?|bills?|discounts?|military|veterans?|gam\w+|upload\w*|(?:i|we) (?:\w+ )?(?:pay|have)|why|when|moving)\b/
const judged = /^(?:and |so |ok |but )*(?:is|are|was|does|will|has|how (?:fast|sure|old)) (?!there|anyone)/
const cheap = /\bcheap\w*|\blowest\b|\bleast expensive\b|\bmost affordable\b|\bcosts? (?:the )?least\b/
const fast = /\bfastest\b|\bquickest\b|\bhighest speed\b/
const asksForPlans =
  /\b(?:which|what|any|show me|list|find me|got|need|want|looking for|give me)\b(?: \w+){0,3} (?:ones?|plans?|internet|wifi|something|anything)\b/
/** Who has such a thing at all. */
const whoSells =
  /\b(?:which|what|any) (?:\w+ )?(?:compan(?:y|ies)|providers?|isps?|places)\b|\b(?:who|anyone|anybody|who all) (?:has|have|does|do|sells?|offers?|charges?|gives?)\b/
/** What is told of all plans in a sentence: who has contracts and caps. */
const onlyTerms = ({ musts, types, budgetCents, mbps }: Asked): boolean =>
  types.length === 0 &&
  budgetCents === null &&
  mbps === null &&
  musts.every(must => must === 'no-contract' || must === 'no-caps')
const MOST_WORDS_OF_A_WISH = 8

/**
 * Several things wished for at once, or one more after a list: plans are looked for that have all of them, whatever each
 * word alone would be taken for. `null` where that is not clear.
 */
export function planSearch(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  const most = cheap.test(words) ? 'cheapest' : fast.test(words) ? 'fastest' : null
  // `What is the fastest internet in 78703`: the plans there, not who is there.
  if (most && asked.zipCode !== null && asked.providers.length === 0 && !ofOthers.test(words)) return most
  if (asked.providers.length > 1 || asked.months !== null || notWanted.test(words) || judged.test(words))
    return null
  const terms = [
    asked.types.length > 0,
    asked.budgetCents !== null,
    asked.mbps !== null,
    asked.people !== null,
  ]
  const wishes = terms.filter(Boolean).length + asked.musts.length
  const isShort = words.split(' ').length <= MOST_WORDS_OF_A_WISH
  if (wishes === 0) return null
  // `Which companies do 30 dollars or less in 60629`: the plans there at that price.
  if (
    asked.zipCode !== null &&
    asked.budgetCents !== null &&
    asked.providers.length === 0 &&
    whoSells.test(words)
  )
    return most ?? 'find_plans'
  // `Which provider has no installation fee in 33101`: the plans there without one.
  if (asked.zipCode !== null && asked.musts.includes('no-fees') && asked.providers.length === 0)
    return most ?? 'find_plans'
  if (most && (wishes > 1 || asked.types.length === 0)) return most
  if (asked.people !== null && asked.types.length + asked.musts.length === 0)
    return wishes > 1 && asked.budgetCents !== null
      ? 'speed_need'
      : canNarrow(dialogue) && dialogue.topic !== 'speed_need' && isShort && wishes === 1
        ? 'find_plans'
        : null
  if (wishes > 1 && asked.providers.length === 0) return 'find_plans'
  // `which ones come with free installation`, `any internet around 50 bucks`.
  if (asksForPlans.test(words) && asked.providers.length === 0 && asked.zipCode === null && !onlyTerms(asked))
    return 'find_plans'
  // `any 5g ones`, `max 90 bucks`, `and no caps`: of what was listed.
  const isWish = asked.providers.length === 0 && asked.zipCode === null && isShort
  return isWish && canNarrow(dialogue) && dialogue.listed.length > 0 ? 'find_plans' : null
}
