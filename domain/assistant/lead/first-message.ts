import { plainWords } from '../understanding/features.ts'
import { intentByRule } from '../understanding/intent-rules.ts'

const bareWish =
  /\b(?:i|im|we|id|am|are|a|an|the|some|something|my|me|to|for|us|of|want|wanna|need|would|like|looking|please|pls|hi|hello|hey|there|here|new|home|ready|ok|okay|yes|yeah|lets|start|begin|place|go|ahead|order(?:ing|s)?|purchas(?:e|ing)|buy(?:ing)?|get(?:ting)?|sign(?:ing)?|up|bundl(?:e|es|ing)|packages?|plans?|options?|offers?|internet|wifi|tv|security|alarm|services?)\b/gi
const asksMoreThanWhere =
  /\b(?:how much|pric\w*|costs?|cheap\w*|fast\w*|best|vs|versus|compare|contracts?|fees?|caps?|good|why|when|sure|certain|accurate|trust|tv|security)\b|\b(?:in|near|im in|from) (?!my\b|the\b|this\b|our\b|your\b|a\b|an\b|here\b|there\b|general\b|area\b)[a-z]{4,}/i

/** Whether the first message holds more than the wish itself. Where it is sold is answered once the ZIP code is there. */
export function asksMore(intent: 'order' | 'availability' | 'bundle', text: string): boolean {
  if (intent === 'availability') return asksMoreThanWhere.test(text) || asksElse(text)
  return /[\p{L}\p{N}]/u.test(text.replace(/[‘’']/g, '').replace(bareWish, ''))
}

/** Whether a rule knows what is asked, and it is not who sells there. */
function asksElse(text: string): boolean {
  const rule = intentByRule(plainWords(text).join(' '))
  return rule !== null && rule !== 'availability' && rule !== 'rural' && rule !== 'unknown'
}

/** So many words beside a wish tell a story in which its keyword need not be one: `he keeps getting talked into things`. */
const STORY = 8
export const tellsStory = (text: string): boolean =>
  (text
    .replace(/[‘’']/g, '')
    .replace(bareWish, ' ')
    .match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= STORY
