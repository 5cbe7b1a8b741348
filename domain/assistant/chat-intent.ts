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

/** Phrases in which a keyword means something else: an order that exists, a deal that is got, a person. */
const meansNoWish: readonly RegExp[] = [
  /\b(?:my|the|this|that|an?|our|last|pending|existing) (?:\w+ )?orders?\b(?=.*\b(?:cancel|status|track|where|change|wrong|did|go|went|been)\b)/gi,
  /\b(?:cancel\w*|track|change|find|open|show|edit|update|undo|stop|about|check on)(?: me)? (?:(?:my|the|this|that|an?|our) )?(?:\w+ )?orders?\b/gi,
  /\bwhere ?(?:s|is|are)? (?:my|the|our) (?:\w+ )?orders?\b|\b(?:did|has|have|is|was) (?:my|the|our) orders?\b|\border(?:s| (?:number|status|reference|confirmation|go))\b|\b(?:i|we) (?:\w+ )?ordered\b|\bdrop table orders\b/gi,
  /\bget(?:ting)? (?:me )?(?:a|an|the|any|my)? ?(?:\w+ )?(?:deal|price|human|person|people|agent|representative|manager|stuff|money|out|rid|back|help|paid|spam|calls?)\b/gi,
  /\bget (?:out|rid|back|paid|called|me|there)\b|\b(?:you|u) (?:all )?get paid\b/gi,
  /\b(?:customer|tech|military|in|the) service\b|\bi served\b|\bcredit checks?\b|\bsecret service\b|\bservice (?:is|was) (?:down|out)\b/gi,
]

/** Classifies the first message by its keywords; a message that fits several is what comes first in the order above. */
export function chatIntent(message: string): ChatIntent {
  const meant = meansNoWish.reduce((left, pattern) => left.replace(pattern, ' '), message)
  return intents.find(([, pattern]) => pattern.test(meant))?.[0] ?? 'other'
}
