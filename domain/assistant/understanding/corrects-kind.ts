import type { Dialogue } from '../dialogue.ts'

/** `No I mean security`: the same of another kind of service. */
const corrected =
  /^(?:(?:no|nope|nah|sorry|wait|oops|actually|not (?:the |that|for )?(?:internet|tv|security)?|but)[,. ]+)*(?:(?:i(?: am|m| was)? )?(?:mean|meant|said|asking (?:about|for)|asked (?:about|for)|talking about|looking for|want(?:ed)?)|its|it is|for|what about|how about) (?:the |a |an |your |my |for |about )*(home security|security|alarms?|cameras?|tv|directv|internet|wi-?fi|bundles?)(?: (?:systems?|packages?|plans?|services?|ones?|only|instead|though|then))*[?.! ]*$/i
const saysNo = /^(?:no|nope|nah|sorry|wait|oops|actually|not|i)\b/i

const askedOf: Record<NonNullable<Dialogue['kind']> | 'bundle', [least: string, any: string]> = {
  security: ['cheapest home security system', 'home security packages'],
  tv: ['cheapest directv package', 'directv packages'],
  internet: ['what is the cheapest internet', 'what internet plans are there'],
  bundle: ['what is the cheapest bundle', 'what bundles are there'],
}

function kindOf(words: string): keyof typeof askedOf {
  if (/bundle/.test(words)) return 'bundle'
  if (/security|alarm|camera/.test(words)) return 'security'
  return /tv/.test(words) ? 'tv' : 'internet'
}

/** Whether a message names another kind of service than was understood. */
export const correctsKind = (said: string): boolean => saysNo.test(said) && corrected.test(said.trim())

/** What was asked last, asked of the kind of service that a message puts right; `null` where it puts none right. */
export function kindCorrected(said: string, { topic, begun, kind }: Dialogue): string | null {
  const [, words = ''] = begun && saysNo.test(said) ? (corrected.exec(said.trim()) ?? []) : []
  const meant = words === '' ? null : kindOf(words.toLowerCase())
  if (meant === null || meant === kind) return null
  const [least, any] = askedOf[meant]
  return topic === 'cheapest' || topic === 'make_cheaper' ? least : any
}

/** `I meant DIRECTV, not internet`. */
export const besideInternet =
  /(?<=\b(?:directv|adt|vivint|ring|simplisafe|alarm|tv|security|cameras?)),? not (?:the |my |home )?internet[.! ]*$/i
