import type { Dialogue } from '../dialogue.ts'

const anybody =
  /\b(?:somewhere|anywhere|with (?:any|some)(?:one|body)|anyone else|somebody else|someone else|any (?:company|provider|isp))\b/i
/** `The cheapest of all of them` after one of them. */
const ofAll = /\b(?:cheapest|fastest|best|lowest)\b(?: \w+){0,2} of all\b/i
const pointsBack = /\b(?:it|its|that|this|they|them|their|those|these)\b/i

/** What a conversation has spoken of, for a question that is asked of anybody: `can i lock in the price somewhere` is not one of the provider before it. */
export const asAtLarge = (message: string, dialogue: Dialogue): Dialogue =>
  anybody.test(message) && !pointsBack.test(message)
    ? { ...dialogue, providers: [], plans: [], lastPlans: [] }
    : ofAll.test(message)
      ? { ...dialogue, providers: [], plans: [], lastPlans: [], listed: [], type: '' }
      : dialogue
