import type { LeadStep } from '../conversation.ts'
import { correctsKind } from '../understanding/corrects-kind.ts'
import { asksByRule } from './asks-by-rule.ts'
import { inSmallLetters, isNoDetail } from './lead-details.ts'
import { isNoName, tellsElse } from './no-name.ts'

/** What only leads up to a question. */
const leadsUp =
  /^(?:(?:and|ok|okay|so|but|well|wait|hey|um|also|then|oh|no|hm+|sorry|actually(?! make)|first|quick question|one (?:more )?(?:thing|question)|before (?:that|i do|i forget|we start|you (?:send|submit|do)(?: (?:it|that|this|anything))?))[,.: ]+)*/
const asking =
  /^(?:what|whats|wheres?|whens?|why|how|hows|whyd|whatd|howd|whod|whered|whend|whichs?|whos?|whose|is there|are there|tell me|show me|(?:for|about|with) (?:what|who|which|whom)|got any|u got|you got|explain|compare|make it|hablas|(?:a |en |de |con )?que (?:hora|es|hay|precio|compania|paquete|dia|plan)|cuanto|cuando|quien|donde|por que)\b(?! ever\b)/
const turned =
  /^(?:will|can|could|would|do|does|did|is|are|am|was|should|may|might|has|have|(?:wo|ca|could|would|do|does|did|is|are|was|should|has|have|ai)nt) (?:i|you|u|we|they|he|she|it|that|this|these|those|there|the|a|my|your|our|any|anyone|someone|somebody|people)\b/
const inside =
  /\b(?:whats|what is|how much|how do|how fast|how long|do you|can i|is there|are there|which one|cheaper|cheapest|fastest|wheres|where is|should (?:i|we)|do (?:i|we) (?:need|have)|any (?:\w+ ){0,3}(?:deals?|discounts?|offers?|promotions?|promos?|specials)|(?:when|what|which|why|where|who|how) (?:should|do|does|can|could|would|will) (?:i|we|you|they|it|u))\b/

/** Said to somebody who shall do it: `add home security to that`, `make it cheaper`. */
const told =
  /^(?:and |ok |then |please )*(?!put (?:me|us) down)(?:add|put|make|remove|drop|include|find|list|give|send|switch|show) (?:\w+ ){0,4}(?:it|that|this|them|me|cart|bundle|cheaper)\b/

/** The same with a name behind it: `is starlink faster than that`. No name of a person is that long. */
const turnedLong =
  /^(?:(?:is|are|does|do|did|should)(?! not\b| nt\b)(?: \S+){2,}|(?:can|could|will|would|has|have|was)(?: \S+){3,})$/

/** `U guys have 5g`, `you there`: asked without its first word. */
const ofUs =
  /^(?:you|u|yall|ya)(?: guys| all)? (?:have|got|sell|do|offer|take|carry|accept|serve|charge|there|real|legit|open|a|an|guys)\b|^(?:ur|youre|your|u r|you are|are u|r u) (?:just |really |even |a |an |real |live )*(?:bot|robot|ai|human|person|machine|computer|real|legit|scam\w*)\b/
/** Whether a message clearly asks something. A name such as Will or a plain figure does not. */
export function asksSomething(text: string): boolean {
  const words = inSmallLetters(text)
  if (/^\S+@\S+$/.test(words)) return false
  if (
    /\?/.test(words) ||
    told.test(words) ||
    [asking, turned, turnedLong, ofUs].some(rule => rule.test(words.replace(leadsUp, '')))
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
  /^(?:and |or |ok |but |so )*(?:(?:with|without|w\/o|plus|minus|add|drop|remove|lose|skip|keep|leave out|leave off|take out|take off|get rid of) (?:the )?(?:tv|internet|security|alarm|wifi|adt|vivint|directv)(?: (?:too|also|as well|instead))?|(?:swap|change|replace|switch) (?:\S+ ){1,3}(?:for|with|to) \S+|(?:over|for|after|in) (?:the (?:first|second|whole) )?(?:\d{1,2}|a|one|two|three)? ?(?:months?|mos?|years?|yrs?)|(?:and |ones? )?(?:that|which) (?:stays?|has|have|is|are|do|does|dont|doesnt|include|includes|wont|comes?|come with) .+)$/

/** One of what was listed. No name and no detail reads like that. */
const ofList =
  /^(?:(?:and|ok|no|go with|i take|ill take|i will take|i want|what about|show me|the) )*(?:1st|first|2nd|second|3rd|third|last|next|other)(?: (?:one|choice|option|plan|cheapest|fastest|best))?(?: please)?[.! ]*$/

/** `Any deals now`, `internet + tv`, `without the tv then`: words of ours and nothing else. */
const ours =
  /^(?:(?:and|or|ok|okay|but|so|just|only|any|anything|something|some|no|not|your|ur|with|w|without|the|a|an|my|all|more|new|good|better|cheaper|other|special|current|internet|wi-?fi|tv|alarm|security|deals?|discounts?|offers?|promos?|promotions?|specials|prices|pricing|costs|rates|info|information|details|reviews|caps?|cable|cheapest|fastest|plans?|bundles?|packages?|options?|fees?|contracts?|uploads?|speeds?|routers?|modems?|installation|taxes|channels|now|today|then|too|also|please|pls|instead|there|here|included|extra|fast|faster|home|for|of|on|in|that|this|it|those|them|one|ones|right|going|currently|available|free|fiber|satellite|5g|dsl|gig|gigabit|unlimited|data|cameras?|professional|senior|military|student|veterans?|streaming)\b[ ,.!+&/]*)+$/
/** Of those, words that make a thing of what is said; what is told of a service may be `tv`, and nobody is called `any deals`. */
const things =
  /\b(?:internet|wi-?fi|tv|deals?|discounts?|offers?|promos?|promotions?|specials|prices|pricing|costs|rates|info|information|reviews|caps|plans|bundles|packages|options|fees?|contracts?|uploads?|speeds?|routers?|modems?|installation|taxes|channels|fiber|satellite|5g|dsl|gig|gigabit|data|cameras?)\b/
/** The same in one word, which nobody is called and no service is. */
const thingAlone =
  /^(?:the |your |ur )?(?:prices|pricing|costs|rates|info|information|deals|discounts?|promos?|promotions|specials|offers|fees|contracts?|reviews|speeds|taxes|(?:any|some)thing (?:cheaper|faster|better|else))[.! ]*$/
/** Nobody's name, and no detail. */
const wantsHelp = /^(?:please )?help(?: me)?(?: please)?[.! ]*$/
/** `I have comcast now`: no place. */
const hasAlready = /^(?:i|we) have (?!to\b|an? zip\b|the zip\b|no zip\b)(?!.*\d{5})/
const LEAST_WORDS = 2
const isOfOurs = (words: string) =>
  words.split(/[ ,.!+&/]+/).filter(Boolean).length >= LEAST_WORDS && things.test(words) && ours.test(words)

/** What is said of a price. */
const dear =
  /^(?:wow |ok |no |nah |nope |oh |hm+ |ugh )*(?:(?:thats|that is|its|it is|this is|still|way|kinda|a bit|bit|really) )*(?:too (?:much|expensive|pricey|high|slow)|(?:a lot|expensive|pricey)|a lot of money)(?: for (?:me|us|that|it))?[.! ]*$/

const bestOfKind =
  /^(?:(?:just|only|the) )*(?:(?:best|cheapest|fastest|lowest|cheaper) \w+|(?:cheapest|fastest|lowest|cheaper)$)/

/**
 * Whether a rule recognizes a question, or more of what is looked for, where `step` is what it would be stored as. What
 * service it is about may be said like that: `best internet`.
 */
export function isQuestion(text: string, step: LeadStep | null): boolean {
  if (asksSomething(text) || (step !== 'serviceType' && correctsKind(text))) return true
  const words = inSmallLetters(text)
  if (thingAlone.test(words) || wantsHelp.test(words)) return true
  if (step === 'name' && isNoName(words, text)) return true
  if (step !== null && isNoDetail(words, step)) return true
  if (step !== null && asksByRule(text, step)) return true
  // `I play mostly`, `sharing with 3 roommates`: no place and no service, while `I live in Austin` may be one.
  if (step === 'zipCode' && hasAlready.test(words)) return true
  if ((step === 'zipCode' || step === 'serviceType') && tellsElse.test(words)) return true
  return (
    step !== 'serviceType' &&
    (isOfOurs(words) || [bestOfKind, wish, anyBut, more, ofList, dear].some(rule => rule.test(words)))
  )
}
