import { type InternetPlanType, planTypes } from '#domain/catalog/plan-type.ts'
import { noneOfType } from '../understanding/shapes.ts'

/** What a plan may have to be, in the order in which answers say it. */
export const musts = {
  'no-contract': {
    words: 'without a contract',
    pattern:
      /\b(?:no|without|w o|not? tied to a|(?:dont|do not) want(?: a| any)?) (?:\w+ )?(?:contracts?|commitments?|lock ?in)\b|\b(?:not|doesnt|dont|wont|without|never) (?:\w+ ){0,2}lock(?:ed|ing|s)? (?:me |us |you )?in\b|\bmonth to month\b|\b(?:only|just) for (?:a few|a couple(?: of)?|some|\d{1,2}|two|three|four|six) (?:months?|weeks?)\b|\bshort ?term\b|\btemporar\w+ (?:internet|wifi|stay|place|home)\b/,
  },
  'no-caps': {
    words: 'without a data cap',
    pattern: /\b(?:no|without|w o) (?:an? |any )?(?:data )?(?:caps?|limits?)\b|\bunlimited\b/,
  },
  wifi: {
    words: 'with Wi-Fi included',
    pattern:
      /\bwi-?fi (?:is )?included|\bwith (?:free )?wi-?fi|\bincludes? (?:the )?(?:wi-?fi|router)|\bno (?:router|modem|equipment|gateway) (?:fee|rental|charge)s?\b|\bfree (?:router|modem|gateway)\b|\bwith (?:the |a |an )?(?:router|modem|gateway|equipment) included\b/,
  },
  'no-fees': {
    words: 'without one-time fees',
    pattern:
      /\b(?:no|without|free of) (?!(?:router|modem|equipment|gateway)\b)(?:\w+ )?(?:install\w*|activation|one.time|set ?up|hidden)? ?fees?\b|\bfree install/,
  },
} as const

export type Must = keyof typeof musts
const allMusts: readonly Must[] = ['no-fees', 'no-contract', 'no-caps', 'wifi']

const isMust = (name: string): name is Must => allMusts.some(must => must === name)

/** `Does that one include the router`: asked of what was spoken of, and no wish for the next list. */
const asksOfOne =
  /\b(?:does|do|will|would) (?!(?:any|anyone|anybody|some)\b)(?:\S+ ){1,4}?includes? (?:the |a |free )?(?:wi-?fi|router|modem)\b/g

/** What a text in lower case wants a plan to have or to be without. */
export function mustsIn(text: string): Must[] {
  const wished = text.replace(asksOfOne, ' ')
  return allMusts.filter(must => musts[must].pattern.test(wished))
}

/** What was stored of them. */
export const readMusts = (stored: readonly string[]): Must[] => stored.filter(isMust)

/** What somebody has already: `i have frontier dsl`, `my cable`, `we're on satellite`. No wish for it. */
const own =
  '(?<!can |could |do |will |if )(?:i|we)(?: only| just| currently| still| already| now)? (?:have|got|use|pay for)|(?:only|just|currently|still) (?:has|have|gets?)|(?:im|i am|we are|were)(?: \\w+)? (?:on|with|using)|ive got|weve got|^got|stuck (?:with|w|on|at)|my|our|existing|current'
const refusal =
  '(?:dont|do not|never) (?:show|want|give|need|like)(?: me)?(?: any)?|skip|no|not|isnt|arent|without|besides|except|hate|' +
  // `Anything faster than DSL`: any other kind.
  '(?:(?:any|some)\\w*|who|what)(?: \\w+){0,3} (?:better|faster|quicker|cheaper|other) than'
const unwanted = `(?:${refusal}|ditch|drop|dump|leave|quit|instead of|other than|better than|but)`

const named = (type: InternetPlanType, before: string) =>
  new RegExp(
    `${before}\\b${type}\\b(?! (?:tv|box|channels?|company|bill|only (?:goes|gets|gives|does|reaches|has)|tops out|maxes|(?:here )?is (?:too |so |really )?(?:slow|bad|terrible)|(?:at )?(?:\\d|1\\d|2[0-4])(?:\\.\\d)? ?(?:mbps|megs?|mb)\\b))`,
  )
const patterns = planTypes.map(type => ({
  type,
  plain: named(type, ''),
  wanted: named(
    type,
    `(?<!\\b${unwanted} (?:the |any )?(?:(?:${planTypes.join('|')})(?:,| or| nor|,? and) )*)(?<!\\b(?:${own})(?: \\w+)? )`,
  ),
  refused: named(
    type,
    `\\b(?:${refusal}) (?:the |any )?(?:(?:${planTypes.join('|')})(?:,| or| nor|,? and) )*`,
  ),
}))

/** The technologies that a text wants, by its words: not those that somebody has or wants to be rid of, and no TV. */
export function typesIn(text: string): InternetPlanType[] {
  const plain = text
    .replace(/\bsatt?el+ite?\b/g, 'satellite')
    .replace(/\b(?:fibre|fibr|fiberoptic)\b/g, 'fiber')
    // A line that fails is what somebody has.
    .replace(
      /\b(?:the|our|my) (?:cable|dsl|fiber|satellite) (?:goes|went|is|keeps|cuts) (?:going |cutting )?(?:out|down|off)\b/g,
      ' ',
    )
    // Who cuts the cable has no wish for one.
    .replace(/\bcut(?:ting)? (?:the |our |my )?cable\b/g, ' ')
    .replace(/\bwireless home (?:internet|wifi)\b|\bfixed wireless\b|\binternet air\b/g, '5g')
    // Symmetrical is what fiber is, mostly.
    .replace(/\b((?:offers?|has|have|get|want|need|cheapest|any)\b.*)\bsymmetric(?:al)?\b/, '$1fiber')
    // `Cable and internet` are two services, and the cable is TV.
    .replace(
      /\bcable(?: ?(?:\/|&|\+) ?| and (?:the )?| plus )(?:internet|wi-?fi)\b|\b(?:internet|wi-?fi)(?: ?(?:\/|&|\+) ?| and (?:the )?| plus )cable\b(?! internet)/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
  const spoken = patterns.filter(one => one.plain.test(plain))
  const wanted = spoken.filter(one => one.wanted.test(plain)).map(({ type }) => type)
  if (wanted.length > 0) return wanted
  // `Cheaper but not satellite`: any other.
  const refused = spoken.filter(one => one.refused.test(plain)).map(({ type }) => type)
  if (noneOfType.test(plain.trim())) return refused
  return refused.length > 0 ? planTypes.filter(type => !refused.includes(type)) : []
}

/** The technologies that were stored, written `fiber,cable`. */
export const readTypes = (stored: string): InternetPlanType[] => {
  const named = stored.split(',')
  return planTypes.filter(type => named.includes(type))
}
