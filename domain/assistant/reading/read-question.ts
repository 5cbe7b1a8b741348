import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { centsFromDollars } from '#domain/shared/money.ts'
import { onlyInternet } from '../understanding/shapes.ts'
import { mistyped } from './mistyped.ts'
import { numberOf, numberWords } from './number-words.ts'
import { peopleIn } from './people-in.ts'
import { barePlanSpeeds, plansNamed } from './plans-named.ts'
import { speedsIn } from './speeds-in.ts'
import { type Must, mustsIn, typesIn } from './wishes-in.ts'
import { zipIn } from './zip-in.ts'

/** What a question names: the figures and names that rules look for. */
export type Asked = {
  /** Sanitized and in lower case. */
  text: string
  zipCode: string | null
  /** The most that a month may cost, in cents. */
  budgetCents: number | null
  /** How many people live in the home. */
  people: number | null
  /** A download speed that is named, in Mbps. */
  mbps: number | null
  /** The providers that are named, in their order. */
  providers: readonly Provider[]
  /** Those that are named as not wanted: `the cheapest that isn't T-Mobile`. */
  without: readonly Provider[]
  /** The internet plans that are meant: of each named provider the one at a named speed. */
  plans: readonly InternetPlan[]
  /** Over how many months something is asked for. */
  months: number | null
  /** Technologies that are wanted; a provider's name such as Google Fiber is none. */
  types: readonly InternetPlanType[]
  /** What a plan must have or be without. */
  musts: readonly Must[]
}

/** The providers with the pattern by which a question names each. The chat takes `&` out of what is typed. */
const namedProviders = derivedFrom(({ providers }) =>
  providers.map(provider => ({ provider, pattern: patternOf(provider) })),
)

function patternOf({ spellings, exclaimedBefore }: Provider): RegExp {
  const names = spellings
    .map(one => one.replaceAll(' ', '[ -]{0,2}').replaceAll('&', ' ?(?:&|and|n) ?'))
    .join('|')
  const exclaimed = exclaimedBefore.length > 0 ? `(?![,!]? (?:${exclaimedBefore.join('|')})\\b)` : ''
  // `Frontier's number`: the chat takes the apostrophe out.
  return new RegExp(`\\b(?:${names})s?\\b${exclaimed}`)
}

/** In Mbps: below this a speed that somebody has is no wish for it. */
const SLOW = 25
const hasSlow =
  /\b(?:stuck|only|slow|dsl|have|got|gets?|getting|now|currently)\b(?!.*\b(?:need|want|at least)\b)/

const most = /\b(?:cheapest|fastest|quickest|best|lowest|cheaper|faster|better)\b/
/** What a plan must be, beside who is not to sell it: `under 60, no contract, not Spectrum`. */
const conditions =
  /\b(?:under|below|less than|at least|or more|up to|no (?:data )?(?:caps?|contracts?)|without a contract|unlimited|month to month)\b/
/** What stands before a name that is not wanted. */
const refuses = /\b(?:not|isnt|aint|except|besides|other than|but|without) (?:from |by |with |the )?$/
/** What somebody has and wants no more: `my contract with Optimum is up, anything better`. */
const runsOut =
  /\b(?:contract|promo\w*|deal|term|plan|time) (?:with|at|from) .*\b(?:up|over|ends?|ending|ended|expir\w+|done)\b.*\b(?:anything|something|who|what|any)\b.*\b(?:better|cheaper|else|faster)\b|\bmonths? left (?:on|of|with|in) .*\b(?:contract|deal|term)\b.*\b(?:cheapest|cheaper|better|else|faster)\b/

/** `Remove Spectrum from the list`; from a cart it is another thing. */
const isTakenOff = /\b(?:remove|exclude|leave out|hide|filter out) (?:the )?$/
const ofOrder = /\b(?:cart|order|bundle)\b/

/** Reads a sanitized message. */
export function readQuestion(catalogue: Catalogue, message: string): Asked {
  const text = message
    .toLowerCase()
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\bw\/(?= ?[a-z])/g, 'with')
    .replace(/\bfibre\b/g, 'fiber')
    .replace(/\s+/g, ' ')
  const named = providersIn(catalogue, text)
  // `I already have DIRECTV, just internet`: what somebody has is not asked about.
  const spoken = onlyInternet.test(text)
    ? named.filter(({ provider }) => provider.kinds.includes('internet'))
    : named
  const refused = spoken.filter(({ words }) => {
    const before = text.slice(0, text.indexOf(words))
    return (
      ((most.test(text) || conditions.test(text)) && refuses.test(before)) ||
      (isTakenOff.test(before) && !ofOrder.test(text)) ||
      (spoken.length === 1 && runsOut.test(text))
    )
  })
  const found = spoken.filter(one => !refused.includes(one))
  const providers = found.map(({ provider }) => provider)
  const speeds = speedsIn(text).concat(barePlanSpeeds(catalogue, providers, text))
  return {
    text,
    zipCode: zipIn(text),
    budgetCents: budgetOfEach(text) ?? budgetIn(text),
    people: peopleIn(text),
    mbps: speeds[0] !== undefined && !(speeds[0] < SLOW && hasSlow.test(text)) ? speeds[0] : null,
    providers,
    without: refused.map(({ provider }) => provider),
    plans: [...new Set(plansNamed(catalogue, found, speeds, text))],
    months: monthsIn(text),
    types: typesIn(spoken.reduce((left, { words }) => left.replaceAll(words, ' '), text)),
    musts: mustsIn(text),
  }
}

/** The providers that a text in lower case names, in their order, however they are typed, with the words that name them. */
export function providersIn(catalogue: Catalogue, text: string): { provider: Provider; words: string }[] {
  const exact = namedProviders(catalogue).map(({ provider, pattern }) => ({
    provider,
    found: pattern.exec(text),
  }))
  const named = exact.flatMap(({ provider, found }) =>
    found ? [{ provider, words: found[0], at: found.index }] : [],
  )
  const known = new Set(named.map(({ provider }) => provider))
  const typed = [...text.matchAll(/[a-z]{5,14}/g)].flatMap(({ 0: word, index }) => {
    const provider = mistyped(catalogue, word)
    return provider && !known.has(provider) && !named.some(one => one.words.includes(word))
      ? [{ provider, words: word, at: index }]
      : []
  })
  const all = [...named, ...typed].toSorted((a, b) => a.at - b.at)
  // `Xfinity, not Spectrum`: the one that is not meant is left out.
  const meant = all.filter(
    ({ at, words, provider }) =>
      !/\bnot (?:the |for )?$/.test(text.slice(0, at)) &&
      // `Wow is Google Fiber at my address`: no company.
      !(
        provider.exclaimedBefore.length > 0 &&
        at === 0 &&
        all.length > 1 &&
        asksNext.test(text.slice(words.length))
      ),
  )
  return meant.length > 0 ? meant : all
}

const asksNext = /^[,!]? (?:is|are|does|do|can|how|what|who|why|i|my)\b/

function monthsIn(text: string): number | null {
  if (/\bfirst (?:month|bill)\b/.test(text)) return null
  if (
    /\bfirst year\b|\b(?:yearly|annual(?:ly)?) (?:cost|price|total)\b/.test(text) &&
    !/\bafter\b/.test(text)
  )
    return 12
  // `3 months left on my contract` are none of the new one.
  const [, figure = '', unit = ''] =
    text
      .replace(/\b\d{1,2} months? left\b/g, ' ')
      .match(new RegExp(`\\b(\\d{1,2}|a|an|${numberWords}) ?-?(years?|yrs?|months?|mos?)\\b`)) ?? []
  if (unit === '') return null
  const count = figure === 'a' || figure === 'an' ? 1 : numberOf(figure)
  // A month in 'a month' is no stretch of time.
  if (unit.startsWith('mo')) return count > 1 && count <= 60 ? count : null
  return count >= 1 && count <= 5 ? count * 12 : null
}

/** `Over $40 but faster` is no limit; `I pay over $80` is what somebody pays. */
export const aboveFigure =
  /(?<!\b(?:no|not|never|nothing|pay|paying|paid|spend|spending) )\b(?:over|above|more than|at least) \$?\d{2,4}\b(?! ?(?:mbps|megs?|mb|gig|people|months?|%))/g

/** More than any plan for a home costs. */
const MOST_A_MONTH = 300

/** `Went up $15`: what a bill rose by is not what it is. */
const risenBy =
  /\b(?:went|goes?|gone|going|rais\w*|rose|ris(?:e|en|ing)|increas\w*|jump\w*|hik\w*|bump\w*)(?: (?!to\b)[a-z]+){0,3} (?:by |another )?\$?\d{1,3}(?:\.\d\d)?\b(?! ?(?:mbps|megs?|mb|gig|%))/g

/** `About 10 security cams`: a number of things. */
const ofThings =
  /\b\d{1,3} (?:[a-z]+ )?(?:cams?|cameras?|lights|bulbs|plugs|sensors|gadgets|alexas|echos|apartments|units|tenants|families|rooms|homes|houses)\b/g
/** `The credit they offered was $2.14`: no price. */
const ofCredit =
  /\bcredit(?:ed)?(?: \w+){0,4} \$?\d{1,3}(?:\.\d\d)?\b|\$\d{1,3}(?:\.\d\d)? (?:credit|refund)\b/g
/** `Spectrum charges me 10 a month for Wi-Fi`: a part of what is paid. */
const forDevice =
  /\b(?:charges?|charged|charging|pay|paying) (?:me |us )?\$?\d{1,2}(?:\.\d\d)?(?: dollars| bucks)?(?: more| extra)?(?: (?:a|per|each|every) month)? (?:just )?for (?:the |my |a |their )?(?:wi-?fi|router|modem|gateway|box|equipment|dvr|insurance)\b/g
/** `Worth paying $20 more`: the gap between two prices is neither of them. */
const moreBy = /\$?\b\d{1,3}(?:\.\d\d)?(?: (?:dollars|bucks))? (?:more|extra|less|cheaper)\b/g

/** `Roommates x3, budget like 25 each`: what they may spend together. */
const ofEach =
  /\$?\b(\d{2,3})(?: dollars| bucks)? (?:each(?! month)|apiece|a piece|per person|a person|a head|per head)\b/
function budgetOfEach(text: string): number | null {
  const [, figure] = ofEach.exec(text) ?? []
  const people = peopleIn(text)
  return figure === undefined || people === null ? null : centsFromDollars(Number(figure) * people)
}

/** `My bill went from 60 to 85`: what is paid now. */
const risenTo =
  /\b(?:went|goes?|gone|going|rais\w*|rose|increas\w*|jump\w*|hik\w*|bump\w*)(?: \w+){0,3} from \$?\d{2,3}(?:\.\d\d)?(?: dollars| bucks| a month)? to \$?(\d{2,3}(?:\.\d\d)?)\b(?! ?(?:mbps|megs?|mb|gig|%))/
/** `Comcast raised me to 112`. */
const raisedTo =
  /\b(?:raised|bumped|jacked|hiked|upped)(?: (?:me|us|it|(?:my|our|the) \w+))?(?: up)? to \$?(\d{2,3}(?:\.\d\d)?)\b(?! ?(?:mbps|megs?|mb|gig|%))/
/** `I signed up for 49.99 and I'm paying 78`: not what was promised is paid. */
const promisedOther =
  /\b(?:signed up|promised|told|quoted|agreed|advertised)\b.*\b(?:paying|pay|charged?|charging|billed?|billing)(?: me)? (?:like |about |almost |over )?\$?(\d{2,3}(?:\.\d\d)?)\b(?! ?(?:mbps|megs?|mb|gig|%))/
function budgetIn(whole: string): number | null {
  const text = whole
    .replace(aboveFigure, ' ')
    .replace(risenBy, ' ')
    .replace(moreBy, ' ')
    .replace(ofThings, ' ')
    .replace(ofCredit, ' ')
    .replace(forDevice, ' ')
  const limit =
    /(?:under|below|less than|(?:nothing|not|never) (?:over|above)|up to|at most|max(?:imum)?|no more than|(?:\bnot|n['’]?t|\bnever)(?: \w+){0,3} (?:pay|spend)(?:ing)? more than|cheaper than|budget(?: is| of)?|spend|for|within|around|about) (?:only |about )?\$?(\d{2,3}(?:\.\d{1,2})?)(?! ?(?:mbps|mbit|meg|mb|gig|people|persons|ppl|users|months?|channels|cameras?|devices?|tvs?|screens?|hours?|minutes?|days?|weeks?|years?|miles?|feet|foot|ft|yards?|acres?|phones?|laptops?|kids|gamers|%)|\d| \d(?!\d{4}\b))/
  const [, bare] = text.match(limit) ?? []
  const figure =
    risenTo.exec(whole)?.[1] ??
    raisedTo.exec(whole)?.[1] ??
    promisedOther.exec(whole)?.[1] ??
    text.match(/\$(\d{1,4}(?:\.\d{1,2})?)(?!\d|,\d{3})/)?.[1] ??
    text.match(/(?<![\d,])(\d{2,3}(?:\.\d{1,2})?) ?(?:dollars?|bucks?)\b/)?.[1] ??
    // No plan costs that much: `for 400` is a speed.
    text.match(/(?<![$\d.,])\b(\d{2,3}\.\d{2})\b/)?.[1] ??
    (bare !== undefined && Number(bare) < MOST_A_MONTH ? bare : undefined) ??
    text.match(
      /\b(?:pay|paying|paid|bill (?:from \w+ )?is|charge me|charging me|wants|asks|asking|quoted me|offers me|offered me) (?:like |about |around |me |now |(?!for |over |up |with |than )[a-z&-]+ )?(\d{2,3}(?:\.\d\d)?)(?! ?(?:mbps|meg|mb|gig|people|months?|%|\d))\b/,
    )?.[1] ??
    text.match(/(?<![$\d.,])\b(1?\d{2}(?:\.\d\d)?) (?:a|per|each|every) month\b/)?.[1] ??
    // `I have Spectrum and it's 85 now`.
    text.match(
      /\b(?:it(?:.?s| is)|its) (\d{2,3})(?= (?:now|with|a month|per month|for|right now|at the moment)\b|$)/,
    )?.[1] ??
    // `Is 80 a good price`.
    text.match(
      /\bis (\d{2,3}) (?:for \S+ )?(?:a )?(?:good|fair|decent|bad|normal|reasonable|high|too (?:much|high))(?: (?:price|deal))?\b/,
    )?.[1]
  return figure === undefined ? null : centsFromDollars(Number(figure))
}
