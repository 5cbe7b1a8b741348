import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { centsFromDollars, dollarsFromCents } from '#domain/shared/money.ts'
import { isFirstOfMany } from '../answers/asking.ts'
import { planName } from '../answers/plan-words.ts'
import type { Dialogue } from '../dialogue.ts'
import { providersIn, readQuestion } from '../reading/read-question.ts'
import { zipIn } from '../reading/zip-in.ts'
import { plainWords } from './features.ts'
import { masked } from './mask.ts'
import { onlyPlace, onlySpan, onlyZip, thanPlace } from './shapes.ts'

/** `The second one`, `first plan`, `the third` before what is asked of it: no `second year`, no `first bill`. */
const placeOfList =
  /\b(?:the )?(1st|first|2nd|second|3rd|third) (?:one|plan|option|choice)\b|\bthe (1st|first|2nd|second|3rd|third)(?=[?.! ]*$|,| (?:for|over|after|with|have|has|come|comes|cost|costs|go|goes|include|includes)\b)/i
const ordinals = ['1st', 'first', '2nd', 'second', '3rd', 'third']
const anyPlace = /\b(1st|first|2nd|second|3rd|third)\b/i

const planAt = (catalogue: Catalogue, { listed }: Dialogue, ordinal: string) =>
  catalogue.internetPlan(listed[Math.floor(ordinals.indexOf(ordinal.toLowerCase()) / 2)] ?? '')

const totalOf = (what: string, months: number): string => `total cost of ${what} over ${months} months`

/** `The second one for 3 years`, `upload of the first one`: with the name of that one of a list. */
function withPlaceNamed(catalogue: Catalogue, said: string, dialogue: Dialogue): string {
  const plain = plainWords(said).join(' ')
  if (dialogue.listed.length < 2 || thanPlace.test(plain)) return said
  if (onlyPlace.test(plain)) {
    // After totals the next one's total, too.
    const [, ordinal = ''] = anyPlace.exec(said) ?? []
    const plan = dialogue.topic === 'total_cost' ? planAt(catalogue, dialogue, ordinal) : undefined
    return plan && dialogue.months ? totalOf(planName(catalogue, plan), dialogue.months) : said
  }
  const [words = '', withNoun, alone] = placeOfList.exec(said) ?? []
  const plan = planAt(catalogue, dialogue, withNoun ?? alone ?? '')
  if (!plan || providersIn(catalogue, said.toLowerCase()).length > 0) return said
  const { months } = readQuestion(catalogue, said)
  const name = planName(catalogue, plan)
  const isOfTime = months !== null && !/\bafter\b/i.test(said) && onlyTime.test(said.replace(words, ' '))
  return isOfTime ? totalOf(name, months) : said.replace(words, name)
}
/** Nothing but a stretch of time, and words that lead up to it. */
const onlyTime =
  /^[\s,]*(?:(?:and|so|ok|but|then|what|about|how|much|is|cost|costs|total|totals|price|of|would|be|it|for|over|after|in|the|whats|all|together|with|fees)[\s,]+)*(?:\d{1,2}|a|one|two|three|four|five)[ -]?(?:years?|yrs?|months?|mos?)(?:[\s,]+(?:of|total|totals|cost|costs|price|please|then|together))*[\s?.!]*$/i

/** `For 3 years?` of a list that nobody picked from: the totals of those that were told. */
function listedOverTime(catalogue: Catalogue, said: string, dialogue: Dialogue): string | null {
  if (!isFirstOfMany({ dialogue, catalogue })) return null
  const { months } = readQuestion(catalogue, said)
  const isBare =
    onlySpan.test(plainWords(masked(catalogue, said)).join(' ')) ||
    (onlyTime.test(said) && !/\b(?:it|after)\b/i.test(said))
  return months !== null && isBare ? totalOf('each of those listed', months) : null
}

/** `In 75201` after plans that were compared: the same ones there. */
function comparedThere(catalogue: Catalogue, said: string, { topic, plans }: Dialogue): string | null {
  const zip = zipIn(said)
  if (topic !== 'compare' || plans.length < 2 || !zip) return null
  if (!onlyZip.test(plainWords(masked(catalogue, said)).join(' '))) return null
  const names = plans.flatMap(id => catalogue.internetPlan(id) ?? []).map(plan => planName(catalogue, plan))
  return `${names.join(' vs ')} in ${zip}`
}

const topTwo = /\b(?:difference between|compare|between) (?:the )?(?:top|first|cheapest|best) (?:two|2)\b/i
/** `What's the difference between the top two`, of a list. */
function firstTwo(catalogue: Catalogue, said: string, { listed }: Dialogue): string | null {
  const [one, other] = listed.flatMap(id => catalogue.internetPlan(id) ?? [])
  return one && other && topTwo.test(said)
    ? `compare ${planName(catalogue, one)} and ${planName(catalogue, other)}`
    : null
}

const ofTheTwo =
  /\b(?:which|who)\b(?: \w+)? of (?:the|those|these) (?:two|2)\b|\b(?:which|who)(?: one)? of (?:them|those|these)\b.*\b(?:cheaper|faster|better|less)\b|^(?:and |so |ok )*which(?: one)? (?:is|s|would be|['’]?s) (?:cheaper|faster|better)\b/i

const whichOfTwo = /\b(?:which|who)(?: one)? of (?:them|those|these|the two)\b/i

/** `Which of the two is cheaper at 85001`, `which of them has no contract`: of those that were named together, or one after the other. */
function ofTwoThere(catalogue: Catalogue, said: string, dialogue: Dialogue): string | null {
  const isThere = zipIn(said) !== null && ofTheTwo.test(said)
  const isInTurn = dialogue.listed.length < 2 && whichOfTwo.test(said)
  if (!isThere && !isInTurn) return null
  if (providersIn(catalogue, said.toLowerCase()).length > 0) return null
  const [only, ...others] = dialogue.providers
  const before = dialogue.lastPlans.flatMap(id => catalogue.internetPlan(id)?.providerId ?? [])[0]
  const inTurn = only && others.length === 0 && before && before !== only ? [before, only] : []
  const two = (dialogue.rivals.length === 2 ? dialogue.rivals : inTurn).flatMap(
    id => catalogue.provider(id) ?? [],
  )
  const [one, other] = two.filter(({ kinds }) => kinds.includes('internet'))
  if (!one || !other) return null
  const both = `${one.name} vs ${other.name}`
  return isThere
    ? `${both} in ${zipIn(said)}: which is ${wished(said)}`
    : `${both}: ${said.replace(whichOfTwo, 'which')}`
}
const wished = (said: string): string => /\b(?:faster|better)\b/i.exec(said)?.[0].toLowerCase() ?? 'cheaper'

const samePrice =
  /^(?:(?:and|so|ok|but|is it|is it the|its|at)[, ]+)*(?:the )?same price[?.! ]*$|^(?:(?:and|so|ok|but)[, ]+)*(?:does|will|would) (?:it|that|the price) stay(?: (?:the same|like that|that way|at that|there))?[?.! ]*$/i
/** `Same price?` of one that was spoken of alone: whether it stays. */
const staysSame = (said: string, { plans, lastPlans }: Dialogue): string | null =>
  samePrice.test(said.trim()) && plans.length === 1 && lastPlans.length === 0
    ? 'does the price go up later'
    : null

const fasterForSame =
  /\b(?:faster|quicker|more speed|better speed)\b.*\b(?:for|at) (?:(?:about|around|roughly|like|nearly|almost) )*(?:the )?(?:same|that)(?: (?:price|money|cost|amount))?\b|\bsame (?:price|money|cost)\b.*\b(?:faster|quicker|more speed)\b/i
/** About the same is so many times a price, and faster so many times a speed: labels state what is typical. */
const ABOUT = 1.1
const FASTER = 1.15
/** The same asked once more is no more money. */
const askedBefore = /^(?:find plans with|the fastest) .*?under \$(\d+)/
/** `Anything faster for about the same`: faster than what was spoken of, for about what that costs or is paid for it. */
function fasterSame(catalogue: Catalogue, said: string, dialogue: Dialogue): string | null {
  if (!fasterForSame.test(said) || providersIn(catalogue, said.toLowerCase()).length > 0) return null
  const plan = dialogue.plans.length === 1 ? catalogue.internetPlan(dialogue.plans[0] ?? '') : undefined
  const [, again] = askedBefore.exec(dialogue.question) ?? []
  const cents = again
    ? centsFromDollars(Number(again)) / ABOUT
    : (dialogue.budgetCents ?? (plan ? priceToday(plan.schedule) : null))
  // What is paid counts, and not what new customers pay.
  if (dialogue.topic === 'bill_rose' && dialogue.budgetCents === null && !again) return null
  if (cents === null || readQuestion(catalogue, said).budgetCents !== null) return null
  const wish = plan ? `find plans with ${Math.ceil(plan.downloadMbps * FASTER)} Mbps` : 'the fastest plan'
  const there = zipIn(said) ? ` in ${zipIn(said)}` : ''
  return `${wish} under $${Math.ceil(dollarsFromCents(cents * ABOUT))}${there}`
}

const cheapestThatDoes =
  /\bcheapest\b(?: \w+){0,2} (?:that|which) (?:(?:does|can do|could do|handles|can handle|fits|will do|works for) (?:it|that|this|us|all that)|(?:is|s) (?:fast )?enough)\b/i
/** `Cheapest one that does it` after what a home needs: with that speed. */
const enoughForIt = (said: string, { topic, mbps }: Dialogue): string | null =>
  topic === 'speed_need' && mbps !== null && cheapestThatDoes.test(said)
    ? `the cheapest with ${mbps} Mbps or more${zipIn(said) ? ` in ${zipIn(said)}` : ''}`
    : null

const nameAndMore =
  /^\W*(?:is |and |or )*(?!.*\b(?:will|gets?|got|than|how|why|when|anything|something|any)\b)[\w&!.' -]{2,30}? (cheaper|faster|better)\W*$/i
/** `Xfinity cheaper?` after a list: held against the first of the others in it. */
function againstListed(catalogue: Catalogue, said: string, { listed, providers }: Dialogue): string | null {
  const [, word] = nameAndMore.exec(said) ?? []
  const [named, ...more] = providersIn(catalogue, said.toLowerCase())
  if (!word || !named || more.length > 0 || !catalogue.entryPlan(named.provider.id)) return null
  const told = [...listed.flatMap(id => catalogue.internetPlan(id)?.providerId ?? []), ...providers]
  const other = told.find(id => id !== named.provider.id && catalogue.entryPlan(id))
  return other ? `which is ${word}, ${named.provider.name} or ${catalogue.providerName(other)}` : null
}

const fixesLag =
  /\bcheapest\b(?: \w+){0,2} (?:that|which|to) (?:fix|fixes|helps?|solves?|would fix|stops|is better|isnt laggy|does not lag|wont lag)\b/i
/** `The cheapest one that fixes it` after games or the delay: over a line, which is what fixes it. */
const overLine = (said: string, { topic }: Dialogue): string | null =>
  topic === 'gaming' && fixesLag.test(said)
    ? `the cheapest fiber or cable plan${zipIn(said) ? ` in ${zipIn(said)}` : ''}`
    : null

/** A message with what points to a list, or to what was told in turn, written out. */
export const withListed = (catalogue: Catalogue, said: string, dialogue: Dialogue): string =>
  listedOverTime(catalogue, said, dialogue) ??
  comparedThere(catalogue, said, dialogue) ??
  firstTwo(catalogue, said, dialogue) ??
  ofTwoThere(catalogue, said, dialogue) ??
  staysSame(said, dialogue) ??
  fasterSame(catalogue, said, dialogue) ??
  enoughForIt(said, dialogue) ??
  overLine(said, dialogue) ??
  againstListed(catalogue, said, dialogue) ??
  withPlaceNamed(catalogue, said, dialogue)
