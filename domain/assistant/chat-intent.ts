/** What the first message of a chat is about (specification, section 4). */
export type ChatIntent = 'order' | 'availability' | 'bundle' | 'other'

/** Whole words with their usual endings: 'budget' is no 'get', 'planet' no 'plan'. */
const keywords = (words: string) => new RegExp(`\\b(?:${words})(?:s|d|r|ed|ing|ting)?\\b`, 'i')

/** The keywords of the specification in its order; the first that fits counts. */
const intents: readonly (readonly [ChatIntent, RegExp])[] = [
  ['order', keywords('order|purchase|purchasing|buy|get|sign(?:ing)?[ -]?up')],
  ['availability', keywords('available|availability|check|area|service|coverage')],
  ['bundle', keywords('bundle|bundling|package|plan|option|offer')],
]

/** Classifies the first message by its keywords; a message that fits several is what comes first in the order above. */
export function chatIntent(message: string): ChatIntent {
  return intents.find(([, pattern]) => pattern.test(message))?.[0] ?? 'other'
}
