import { isOnlyTime } from './understanding/shapes.ts'

const wish =
  /^(?:(?:hi|hello|hey|yes|yeah|ok|okay|so|please|pls|plz|can|could|would|will|may|you|u|someone|somebody|anyone|anybody|a|an|rep|representative|agent|person|salesperson|i|we|id|want|wanna|need|would|like|love|prefer|to|for|have|get|ask|just|maybe|also|and|your|people|team|guys) )*(?:(?:call|phone|ring) (?:me|us)(?: back)?|(?:give|giving) (?:me|us) (?:a )?(?:call|ring)(?: back)?|(?:request|want|need|like|get|have|schedule|arrange|book) (?:a )?(?:phone )?call(?: ?back)?|(?:a )?call ?back please)\b(.*)$/
/** A number given as one's own. */
const ownNumber = /^(?:my|the)(?: (?:phone|cell|mobile))?(?: number)? (?:is )?\d[\d ]{8,}$/

/** What may stand behind the wish: when, where and how politely. */
const trailing =
  /^(?: (?:please|pls|plz|back|instead|soon|asap|sometime|when|whenever|you|can|get|have|a|chance|minute|at|on|to|about|this|it|that|my|number|the|internet|tv|service|plans?|order|setup|thanks?|thank|today|tonight|tomorrow|now|later|morning|afternoon|evening|after|before|around|noon)| \d[\d ]*(?:am|pm)?)*$/

/** Whether somebody asks to be called, in plain words: the one thing that begins the questions for a call. */
export function asksForCall(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[‘’']/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  if (ownNumber.test(words)) return true
  const [, rest] = wish.exec(words) ?? []
  return rest !== undefined && (trailing.test(rest) || isOnlyTime(rest.trim()))
}
