import { asksForPerson } from '../asks-for-person.ts'
import type { LeadStep } from '../conversation.ts'
import { correctsKind } from '../understanding/corrects-kind.ts'
import { isShortNumber } from './asks-for-call.ts'
import { hasNoEmail, isNoDetail, NONE, nameTold, serviceAlone, shapeOf, tidy } from './lead-details.ts'
import { leaves, ordersOnline, refusesDetail, wantsToStop } from './leaves-lead.ts'
import { isCompany, isNoName, tellsElse } from './no-name.ts'
import { isOrdinaryWord } from './ordinary-word.ts'

/** How a message reads while details of a lead are asked for: an answer wherever it is not clearly something else. */
export type LeadReading =
  | { kind: 'answer' }
  | { kind: 'question' }
  | { kind: 'person' }
  | { kind: 'stop'; online: boolean }
  /** No call is wanted, but an answer is: `no thanks, just tell me prices`. */
  | { kind: 'leave' }
  | ({ kind: 'correction'; also?: Correction } & Correction)

/** A detail with what it should be. */
export type Correction = { step: LeadStep; value: string }

/** What only leads up to a question. */
const leadsUp =
  /^(?:(?:and|ok|okay|so|but|well|wait|hey|um|also|then|oh|no|hm+|sorry|actually(?! make)|first|quick question|one (?:more )?(?:thing|question)|before (?:that|i do|i forget|we start|you (?:send|submit|do)(?: (?:it|that|this|anything))?))[,.: ]+)*/
const asking =
  /^(?:what|whats|wheres?|whens?|why|how|hows|which|whos?|whose|is there|are there|tell me|show me|(?:for|about|with) (?:what|who|which|whom)|got any|u got|you got|explain|compare|make it|hablas|(?:a |en |de |con )?que (?:hora|es|hay|precio|compania|paquete|dia|plan)|cuanto|cuando|quien|donde|por que)\b(?! ever\b)/
const turned =
  /^(?:will|can|could|would|do|does|did|is|are|am|was|should|may|might|has|have|(?:wo|ca|could|would|do|does|did|is|are|was|should|has|have|ai)nt) (?:i|you|u|we|they|he|she|it|that|this|these|those|there|the|a|my|your|our|any|anyone|someone|somebody|people)\b/
const inside =
  /\b(?:whats|what is|how much|how do|how fast|how long|do you|can i|is there|are there|which one|cheaper|cheapest|fastest|wheres|where is|should (?:i|we)|do (?:i|we) (?:need|have)|any (?:\w+ ){0,3}(?:deals?|discounts?|offers?|promotions?|promos?|specials)|(?:when|what|which|why|where|who|how) (?:should|do|does|can|could|would|will) (?:i|we|you|they|it|u))\b/

/** Said to somebody who shall do it: `add home security to that`, `make it cheaper`. */
const told =
  /^(?:and |ok |then |please )*(?:add|put|make|remove|drop|include|find|list|give|send|switch|show) (?:\w+ ){0,4}(?:it|that|this|them|me|cart|bundle|cheaper)\b/

/** The same with a name behind it: `is starlink faster than that`. No name of a person is that long. */
const turnedLong =
  /^(?:(?:is|are|does|do|did|should)(?! not\b| nt\b)(?: \S+){2,}|(?:can|could|will|would|has|have|was)(?: \S+){3,})$/

/** Whether a message clearly asks something. A name such as Will or a plain figure does not. */
export function asksSomething(text: string): boolean {
  const words = plainWords(text)
  if (/^\S+@\S+$/.test(words)) return false
  if (
    /\?/.test(words) ||
    told.test(words) ||
    [asking, turned, turnedLong].some(rule => rule.test(words.replace(leadsUp, '')))
  )
    return true
  return words.split(' ').length > 2 && inside.test(words) && !words.includes('@')
}

/** Who is not wanted: `so anybody but Verizon`. */
const anyBut = /^(?:so |ok |and |but |well )*any(?:body|one|thing)? (?:but|except|besides|other than)\b/
/** More of what is looked for: `any 5g ones`, `with no contract`, `max 90 bucks`. No name and no detail reads like that. */
const wish =
  /^(?:and |or |ok |but )*(?:any|only|just|with|without|under|below|max|no|over|vs|versus) (?:\S+ ){0,4}(?:fiber|cable|5g|satellite|dsl|contracts?|caps?|fees?|bucks|dollars|\$?\d{2,3}|ones?|plans?|security|alarm|tv|installation|adt|vivint|directv|starlink|xfinity|spectrum|metronet|verizon|frontier|optimum)(?: there| here| available| at all| around)?$/

/** `With TV too`, `over two years`: more of what was spoken of. */
const more =
  /^(?:and |or |ok |but |so )*(?:(?:with|without|w\/o|plus|minus|add|drop|remove|lose|skip|keep|leave out|take out) (?:the )?(?:tv|internet|security|alarm|wifi|adt|vivint|directv)(?: (?:too|also|as well|instead))?|(?:swap|change|replace|switch) (?:\S+ ){1,3}(?:for|with|to) \S+|(?:over|for|after|in) (?:the (?:first|second|whole) )?(?:\d{1,2}|a|one|two|three)? ?(?:months?|mos?|years?|yrs?)|(?:and |ones? )?(?:that|which) (?:stays?|has|have|is|are|do|does|dont|doesnt|include|includes|wont|comes?|come with) .+)$/

/** One of what was listed. No name and no detail reads like that. */
const ofList =
  /^(?:(?:and|ok|no|go with|i take|ill take|i will take|i want|what about|show me|the) )*(?:1st|first|2nd|second|3rd|third|last|next|other)(?: (?:one|choice|option|plan|cheapest|fastest|best))?(?: please)?[.! ]*$/

/** `Any deals now`, `internet + tv`, `without the tv then`: words of ours and nothing else. */
const ours =
  /^(?:(?:and|or|ok|okay|but|so|just|only|any|some|no|not|with|w|without|the|a|an|my|all|more|new|good|better|cheaper|other|special|current|internet|wi-?fi|tv|alarm|security|deals?|discounts?|offers?|promos?|promotions?|specials|plans?|bundles?|packages?|options?|fees?|contracts?|uploads?|speeds?|routers?|modems?|installation|taxes|channels|now|today|then|too|also|please|pls|instead|there|here|included|extra|fast|faster|home|for|of|on|in|that|this|it|those|them|one|ones|right|going|currently|available|free|fiber|satellite|5g|dsl|gig|gigabit|unlimited|data|cameras?|professional|senior|military|student|veterans?|streaming)\b[ ,.!+&/]*)+$/
/** Of those, words that make a thing of what is said; what is told of a service may be `tv`, and nobody is called `any deals`. */
const things =
  /\b(?:internet|wi-?fi|tv|deals?|discounts?|offers?|promos?|promotions?|specials|plans|bundles|packages|options|fees?|contracts?|uploads?|speeds?|routers?|modems?|installation|taxes|channels|fiber|satellite|5g|dsl|gig|gigabit|data|cameras?)\b/
const LEAST_WORDS = 2
const isOfOurs = (words: string) =>
  words.split(/[ ,.!+&/]+/).filter(Boolean).length >= LEAST_WORDS && things.test(words) && ours.test(words)

/** What is said of a price. */
const dear =
  /^(?:wow |ok |no |nah |nope |oh |hm+ |ugh )*(?:(?:thats|that is|its|it is|this is|still|way|kinda|a bit|bit|really) )*(?:too (?:much|expensive|pricey|high|slow)|(?:a lot|expensive|pricey)|a lot of money)(?: for (?:me|us|that|it))?[.! ]*$/

const bestOfKind =
  /^(?:(?:just|only|the) )*(?:(?:best|cheapest|fastest|lowest|cheaper) \w+|(?:cheapest|fastest|lowest|cheaper)$)/

const plainWords = (text: string) => text.toLowerCase().replace(/[‘’']/g, '').replace(/\s+/g, ' ').trim()

/**
 * Whether a rule recognizes a question, or more of what is looked for, where `step` is what it would be stored as. What
 * service it is about may be said like that: `best internet`.
 */
export function isQuestion(text: string, step: LeadStep | null): boolean {
  if (asksSomething(text) || (step !== 'serviceType' && correctsKind(text))) return true
  const words = plainWords(text)
  if (step === 'name' && isNoName(words)) return true
  if (step !== null && isNoDetail(words, step)) return true
  // `I play mostly`, `sharing with 3 roommates`: no place and no service, while `I live in Austin` may be one.
  if ((step === 'zipCode' || step === 'serviceType') && tellsElse.test(words)) return true
  return (
    step !== 'serviceType' &&
    (isOfOurs(words) || [bestOfKind, wish, anyBut, more, ofList, dear].some(rule => rule.test(words)))
  )
}

/** `College Station 77840`. */
const placeWithZip = /^()(?:(?:im |i am |i live )?(?:in|at|near) )?(?:[a-z.]+,? ){1,3}(\d{5}(?:-\d{4})?)$/

const lead =
  /^(?:(?:oh|no|sorry|wait|oops|actually|i mean|correction|my bad|wrong)[,.! ]+)+(?:its |it is |that is |thats |i mean |should be |its actually |the |my )*(.*)$/i
const named =
  /\b(?:my |the )?(name|zip(?: code)?|email(?: address)?|e-mail|phone(?: number)?|number|service)(?: is| was)?(?: wrong| not right| incorrect)?[,:; ]+(?:it ?s |its |it is |is |should be |to |now )*(.{2,})$/i
const wrong = /\b(?:wrong|incorrect|typo|change|correct|fix|should be|actually|not right)\b/i

const steps: Record<string, LeadStep> = {
  ...{
    name: 'name',
    zip: 'zipCode',
    'zip code': 'zipCode',
    email: 'email',
    'email address': 'email',
    'e-mail': 'email',
  },
  ...{ phone: 'phone', 'phone number': 'phone', number: 'phone', service: 'serviceType' },
}

/** A detail that is put right by its name: `my email is wrong its a@b.co`. */
export function namedCorrection(text: string): Correction | null {
  const plain = text.replace(/\s+/g, ' ').trim()
  const isCorrected = wrong.test(plain)
  if (!isCorrected && !lead.test(plain)) return null
  const [, field = '', said = ''] = plain.match(named) ?? []
  const step = steps[field.toLowerCase()]
  const value = tidy(said)
  if (!step || value === '' || isQuestion(value, step)) return null
  // `No the zip is 85003`: without a word of correction it is one by its figures alone. `No name thanks` is none.
  const hasShape = step !== 'name' && step !== 'serviceType' && canBe(step, value)
  return isCorrected || hasShape ? { step, value } : null
}

/** The same, also after `no wait`: by the shape of what is said, else the detail given last. */
export function correctionIn(text: string, before: LeadStep | null): Correction | null {
  const byName = namedCorrection(text)
  if (byName) return byName
  const rest = text.replace(/\s+/g, ' ').trim().match(lead)?.[1] ?? ''
  const value = tidy(rest)
  if (value === '' || asksSomething(rest) || asksSomething(value)) return null
  const shaped = shapeOf(value)
  if (shaped) return { step: shaped, value }
  const bare = value.replace(/^(?:name|its|is)\s+/i, '')
  if (!before || isQuestion(bare, before) || !canBe(before, bare)) return null
  // A service that was wished at first was not answered last: `no wait its Smith` is of the name.
  if (before === 'serviceType' && !ofService.test(bare))
    return isName(bare) && (saysIts.test(text) || !(isCompany(bare) || ofDetail.test(bare)))
      ? { step: 'name', value: bare }
      : null
  // `Actually no TV, just internet`.
  const kept = before === 'serviceType' ? (/\b(?:just|only) (.+)$/i.exec(bare)?.[1] ?? bare) : bare
  return isQuestion(kept, before) ? null : { step: before, value: kept }
}

const ofService =
  /\b(?:internet|wi-?fi|fiber|cable|tv|security|alarms?|cameras?|bundles?|both|all|everything|services?|phone|none|only|just)\b/i
/** `No email`: a word of what is asked for, and nobody's name. */
const ofDetail = /\b(?:e[- ]?mails?|phones?|numbers?|names?|zips?|calls?|texts?|thanks?|idea)\b/i
const saysIts = /\b(?:it['’]?s|it is|i mean|name)\b/i
const MOST_NAMES = 3
const isName = (value: string): boolean =>
  /^[\p{L}'’. -]+$/u.test(value) && value.split(' ').length <= MOST_NAMES && !isQuestion(value, 'name')

/** `No calls please, just email me` puts no ZIP code right. */
const canBe = (step: LeadStep, value: string): boolean => {
  if (step === 'zipCode' || step === 'phone') return /\d{3}/.test(value)
  return step === 'email' ? value.includes('@') : !/\b(?:calls?|e-?mail|text) ?(?:me|please)\b/i.test(value)
}

/** `Im Tammy`, and nothing else: who it is, whatever was asked. What phrasings hold is no name. */
function tellsName(text: string): { name: string; zipCode: null } | null {
  const [, name = ''] =
    /^(?:hi,? |no,? |ok,? )?i(?:['’]?m| am) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)[.! ]*$/u.exec(
      text.trim().replace(/^I/, 'i'),
    ) ?? []
  return name === '' || name.split(' ').some(word => isOrdinaryWord(word.toLowerCase()))
    ? null
    : { name, zipCode: null }
}

/** `Can I use my work address, its 60606`: the place that the request is for, though it is put as a question. */
const usesOther =
  /^(?:actually |wait |no |ok |sorry |and )*(?:(?:can|could) (?:i|we|you) )?(?:please )?(?:use|change it to|switch it to|make it|do it (?:at|for)) (?:my|our|the|his|her)? ?(?:\w+ ){0,3}?(?:address|place|house|home|apartment|office|zip|zip code)?[,:]?(?: (?:instead|its|it is|is|at|in|which is|to))*,? ?(\d{5})(?: instead| please)*[?.! ]*$/

/**
 * Reads a message while `asked` is the open question and `before` the one answered last. What is doubtful is an answer, as
 * specified: only a clear question, correction or wish to stop is not.
 */
export function readInLead(text: string, asked: LeadStep | null, before: LeadStep | null): LeadReading {
  const words = plainWords(text)
  if (wantsToStop(words) || (refusesDetail(words, asked) && !isQuestion(text, asked)))
    return { kind: 'stop', online: ordersOnline.test(words) }
  if (leaves.test(words)) return { kind: 'leave' }
  if (asked !== 'email' && hasNoEmail.test(words)) return { kind: 'correction', step: 'email', value: NONE }
  if (asksForPerson(text)) return { kind: 'person' }
  const corrected = asked !== 'serviceType' && correctsKind(text) ? null : correctionIn(text, before)
  if (corrected) return { kind: 'correction', ...corrected }
  const told = nameTold(text) ?? tellsName(text)
  if (told && (asked !== 'name' || told.zipCode !== null) && !isQuestion(told.name, 'name')) {
    const also = told.zipCode === null ? {} : { also: { step: 'zipCode', value: told.zipCode } as const }
    return { kind: 'correction', step: 'name', value: told.name, ...also }
  }
  const other = asked === null || asked === 'zipCode' ? null : usesOther.exec(words)?.[1]
  if (other) return { kind: 'correction', step: 'zipCode', value: other }
  // An email address or a phone number is what it is, and the open question stays open.
  const value = tidy(text.trim())
  const shaped = shapeOf(value)
  if (
    (shaped === 'email' || shaped === 'phone') &&
    asked !== null &&
    asked !== shaped &&
    !isShortNumber(text)
  )
    return { kind: 'correction', step: shaped, value }
  if (isQuestion(text, asked)) return { kind: 'question' }
  // Somebody may be called Bundle.
  if (
    asked !== null &&
    asked !== 'serviceType' &&
    serviceAlone.test(words) &&
    !(asked === 'name' && words === 'bundle')
  )
    return { kind: 'correction', step: 'serviceType', value: words }
  // A ZIP code is neither a name nor a service: the open question stays open. `Zip 80202` is nothing else whatever is asked.
  const [, beside] = asked === 'zipCode' ? [] : (/\bzip(?: code)?(?: is)?:? (\d{5})\b/.exec(words) ?? [])
  if (beside && asked !== null) return { kind: 'correction', step: 'zipCode', value: beside }
  const [, said, zip] =
    words.match(
      /^(?:(?:ok|okay|yes|yeah|sure|its|it is|in),? )*((?:my |the )?zip(?: code)?(?: is)?:? )?(\d{5}(?:-\d{4})?)(?:,? (?:apt|apartment|unit|#) ?\S{1,6})?(?: please)?$/,
    ) ??
    (asked === 'name' ? words.match(placeWithZip) : null) ??
    []
  if (zip && asked !== 'zipCode' && (said || asked !== null))
    return { kind: 'correction', step: 'zipCode', value: zip }
  return { kind: 'answer' }
}
