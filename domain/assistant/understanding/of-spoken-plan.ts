import type { Dialogue } from '../dialogue.ts'
import type { Asked } from '../reading/read-question.ts'
import type { Intent } from './intents.ts'

const ownBox =
  /\b(?:my|our|his|her|their) own (?:router|modem|gateway|mesh)\b|\b(?:already|still) (?:has|have|own|owns|got|bought) (?:a|an|one|her|his|my|our|their)(?: own| good| new| old)? ?(?:router|modem|gateway|mesh)?\b(?=.*\b(?:router|modem|gateway|mesh)\b|$)/
const box = /\b(?:routers?|modems?|gateways?|mesh)\b/
const onIt =
  /\bwith (?:it|that|this|them)\b|^(?:and |so |ok |but )*what (?:if|when)\b|\b(?:need|buy|rent) (?:one|another)\b/

/** Whether what was spoken of reaches one home: `is it available at my apartment`. */
export const reachesHome =
  /^(?:and |so |ok |but )*(?:is|are|will|would|does|do|can) (?:i |we )?(?:get )?(?:it|that|this|they|that one|this one)\b.*\b(?:at|to|in) (?:my|our|the|her|his) (?:apt|apartment|building|condo|house|home|place|unit|address|street)\b/

/** A price that was told, once its time is over. */
const later = /^(?:and |so |ok |but )*(?:later|afterwards|after that|and then|then later)(?: on)?$/

/** `The difference over two years`. */
const differenceOver =
  /\bdifference\b.*\b(?:over|in|after|for)\b.*\b(?:years?|months?)\b|^(?:and |so |ok )*(?:what is the )?difference(?: in (?:cost|price|total)s?| between (?:them|those|the two))?$/

/** What a few words ask of the plan that was spoken of last, or of it and the one before; null where they ask nothing of it. */
export function ofSpokenPlan(words: string, asked: Asked, dialogue: Dialogue): Intent | null {
  if (dialogue.plans.length === 0 || asked.providers.length > 0 || dialogue.kind !== 'internet') return null
  if (ownBox.test(words) && box.test(words) && onIt.test(words)) return 'equipment'
  if (asked.zipCode === null && later.test(words)) return 'later_price'
  const isOfPlace = dialogue.zipCode !== null && asked.zipCode === null && asked.types.length === 0
  if (isOfPlace && reachesHome.test(words)) return 'certainty'
  const areTwo = dialogue.plans.length > 1 || dialogue.lastPlans.length === 1
  return areTwo && differenceOver.test(words) ? 'compare' : null
}
