import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'
import { onlyInternet } from '../understanding/shapes.ts'
import { zipIn } from '../zip-in.ts'
import { mistyped } from './mistyped.ts'
import { numberOf, numberWords } from './number-words.ts'
import { peopleIn } from './people-in.ts'
import { speedsIn } from './speeds-in.ts'
import { type Must, mustsIn, typesIn } from './wishes-in.ts'

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

const most = /\b(?:cheapest|fastest|quickest|best|lowest)\b/
/** What stands before a name that is not wanted. */
const refuses = /\b(?:not|isnt|aint|except|besides|other than|but|without) (?:from |by |with |the )?$/

/** Reads a sanitized message. */
export function readQuestion(catalogue: Catalogue, message: string): Asked {
  const text = message
    .toLowerCase()
    .replace(/\bw\/o\b/g, 'without')
    .replace(/\s+/g, ' ')
  const named = providersIn(catalogue, text)
  // `I already have DIRECTV, just internet`: what somebody has is not asked about.
  const spoken = onlyInternet.test(text)
    ? named.filter(({ provider }) => provider.kinds.includes('internet'))
    : named
  const refused = spoken.filter(
    ({ words }) => most.test(text) && refuses.test(text.slice(0, text.indexOf(words))),
  )
  const found = spoken.filter(one => !refused.includes(one))
  const providers = found.map(({ provider }) => provider)
  const speeds = speedsIn(text).concat(barePlanSpeeds(catalogue, providers, text))
  return {
    text,
    zipCode: zipIn(text),
    budgetCents: budgetIn(text),
    people: peopleIn(text),
    mbps: speeds[0] !== undefined && !(speeds[0] < SLOW && hasSlow.test(text)) ? speeds[0] : null,
    providers,
    without: refused.map(({ provider }) => provider),
    plans: [...new Set(plansMeant(catalogue, found, speeds, text))],
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
  const meant = all.filter(({ at }) => !/\bnot (?:the |for )?$/.test(text.slice(0, at)))
  return meant.length > 0 ? meant : all
}

/** Speeds without a unit, `metronet 500`: numbers that a plan of a named provider is called by. */
function barePlanSpeeds(catalogue: Catalogue, providers: readonly Provider[], text: string): number[] {
  const said = new Set(
    [...text.matchAll(/(?<![$\d.,])\d{3,4}(?![\d.,]|\s?(?:mbps|mb|meg|gig|month|bucks|dollar))/g)].map(
      ([digits]) => Number(digits),
    ),
  )
  return providers.flatMap(({ id }) =>
    catalogue.plansOf(id).flatMap(plan => {
      const numbers = [plan.downloadMbps, Number(plan.name.match(/\d{3,4}/)?.[0])]
      return numbers.some(number => said.has(number)) ? [plan.downloadMbps] : []
    }),
  )
}

function monthsIn(text: string): number | null {
  if (/\bfirst (?:month|bill)\b/.test(text)) return null
  if (
    /\bfirst year\b|\b(?:yearly|annual(?:ly)?) (?:cost|price|total)\b/.test(text) &&
    !/\bafter\b/.test(text)
  )
    return 12
  const [, figure = '', unit = ''] =
    text.match(new RegExp(`\\b(\\d{1,2}|a|an|${numberWords}) ?-?(years?|yrs?|months?|mos?)\\b`)) ?? []
  if (unit === '') return null
  const count = figure === 'a' || figure === 'an' ? 1 : numberOf(figure)
  // A month in 'a month' is no stretch of time.
  if (unit.startsWith('mo')) return count > 1 && count <= 60 ? count : null
  return count >= 1 && count <= 5 ? count * 12 : null
}

/** `Over $40 but faster` is no limit; `I pay over $80` is what somebody pays. */
export const aboveFigure =
  /(?<!\b(?:no|not|never|nothing|pay|paying|paid) )\b(?:over|above|more than|at least) \$?\d{2,4}\b(?! ?(?:mbps|megs?|mb|gig|people|months?|%))/g

/** More than any plan for a home costs. */
const MOST_A_MONTH = 300

function budgetIn(whole: string): number | null {
  const text = whole.replace(aboveFigure, ' ')
  const limit =
    /(?:under|below|less than|(?:nothing|not|never) (?:over|above)|up to|at most|max(?:imum)?|no more than|cheaper than|budget(?: is| of)?|spend|for|within|around|about) (?:only |about )?\$?(\d{2,3}(?:\.\d{1,2})?)(?! ?(?:mbps|mbit|meg|mb|gig|people|persons|ppl|users|months?|channels|cameras?|devices?|tvs?|screens?|hours?|minutes?|days?|weeks?|years?|miles?|acres?|phones?|laptops?|kids|gamers|%|\d))/
  const [, bare] = text.match(limit) ?? []
  const figure =
    text.match(/\$(\d{1,4}(?:\.\d{1,2})?)/)?.[1] ??
    text.match(/(\d{2,3}(?:\.\d{1,2})?) ?(?:dollars?|bucks?)\b/)?.[1] ??
    // No plan costs that much: `for 400` is a speed.
    text.match(/(?<![$\d.,])\b(\d{2,3}\.\d{2})\b/)?.[1] ??
    (bare !== undefined && Number(bare) < MOST_A_MONTH ? bare : undefined) ??
    text.match(
      /\b(?:pay|paying|paid|bill (?:from \w+ )?is|charge me|charging me|wants|asks|asking|quoted me|offers me|offered me) (?:like |about |around |me |now )?(\d{2,3}(?:\.\d\d)?)(?! ?(?:mbps|meg|mb|gig|people|months?|%|\d))\b/,
    )?.[1] ??
    text.match(/(?<![$\d.,])\b(1?\d{2}(?:\.\d\d)?) (?:a|per|each|every) month\b/)?.[1] ??
    // `I have Spectrum and it's 85 now`.
    text.match(/\bit(?:.?s| is) (\d{2,3}) now\b/)?.[1]
  return figure === undefined ? null : Math.round(Number(figure) * 100)
}

/** For each named provider its plan at the named speed; with one speed for two providers, the same for both. */
function plansMeant(
  catalogue: Catalogue,
  found: readonly { provider: Provider; words: string }[],
  speeds: readonly number[],
  text: string,
): InternetPlan[] {
  const providers = found.map(({ provider }) => provider)
  return providers.flatMap((provider, index) => {
    const own = catalogue.plansOf(provider.id)
    const called = own.filter(
      plan =>
        (plan.name.length > 6 && text.includes(plan.name.toLowerCase())) ||
        isCalled(plan, provider, own, text),
    )
    if (called.length > 0) return called
    // Several speeds of one provider, or one for each.
    const ofThis = providers.length === 1 ? [] : speedsBehind(catalogue, found, index, text)
    const meant = providers.length === 1 ? speeds : [ofThis[0] ?? speeds[index] ?? speeds[0]]
    return meant.flatMap(speed => (speed === undefined ? [] : (nearestPlan(own, speed, text) ?? [])))
  })
}

/** Words of plans' names that say nothing by themselves, or something else. */
const ofAnyPlan =
  /^(?:internet|home|fiber|cable|fast|faster|super|even|go|gig|mbps|plan|select|core|[a-z]{0,3}|.*\d.*)$/

/** Whether a text says the word that only this plan of its provider is called by: `Amplified`, `the premier one`. */
function isCalled(
  plan: InternetPlan,
  provider: Provider,
  own: readonly InternetPlan[],
  text: string,
): boolean {
  const wordsOf = ({ name }: { name: string }) => name.toLowerCase().split(/[^a-z\d]+/)
  const others = new Set([...own.filter(one => one !== plan), provider].flatMap(wordsOf))
  return wordsOf(plan).some(
    word =>
      !ofAnyPlan.test(word) &&
      !others.has(word) &&
      !provider.spellings.some(spelling => spelling.includes(word)) &&
      new RegExp(`\\b${word}\\b`).test(text),
  )
}

/** The speeds that stand behind the name of one of several providers, before the next: `att 500 with google fiber 1 gig`. */
function speedsBehind(
  catalogue: Catalogue,
  found: readonly { provider: Provider; words: string }[],
  index: number,
  text: string,
): number[] {
  const one = found[index]
  if (!one) return []
  const from = text.indexOf(one.words) + one.words.length
  const next = found[index + 1]
  const part = text.slice(from, next ? Math.max(from, text.indexOf(next.words, from)) : text.length)
  return speedsIn(part).concat(barePlanSpeeds(catalogue, [one.provider], part))
}

/** The plan at a speed, or the one that is sold by that name though its typical speed differs: `AT&T 1 gig`. */
function nearestPlan(plans: readonly InternetPlan[], speed: number, text: string): InternetPlan | undefined {
  const exact = plans.filter(plan => plan.downloadMbps === speed)
  return (
    exact.find(plan => text.includes(plan.type)) ??
    exact[0] ??
    plans.find(plan => plan.name.includes(String(speed))) ??
    plans.find(plan => Math.abs(plan.downloadMbps - speed) <= speed * 0.06)
  )
}
