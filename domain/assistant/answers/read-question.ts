import { type InternetPlan } from '#domain/catalog/internet-plan.ts'
import { plansOf } from '#domain/catalog/internet-plans.ts'
import type { Provider, ProviderId } from '#domain/catalog/provider.ts'
import { providerById } from '#domain/catalog/providers.ts'

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
  /** The internet plans that are meant: of each named provider the one at a named speed. */
  plans: readonly InternetPlan[]
}

/** How people write the providers' names. The chat takes `&` out of what is typed. */
const names: readonly (readonly [ProviderId, RegExp])[] = [
  ['kinetic', /\bkinetic|\bwindstream/],
  ['wow', /\bwow\b(?![,!]? (?:that|this|ok|nice|great|so)\b)/],
  ['metronet', /\bmetro ?net\b/],
  ['att', /\bat ?& ?t\b|\batt\b/],
  ['spectrum', /\bspectrum\b|\bcharter\b/],
  ['xfinity', /\bxfinity\b|\bcomcast\b/],
  ['verizon', /\bverizon\b|\bfios\b/],
  ['cox', /\bcox\b/],
  ['frontier', /\bfrontier\b/],
  ['centurylink', /\bcentury ?link\b/],
  ['optimum', /\boptimum\b|\baltice\b/],
  ['google-fiber', /\bgoogle(?: fiber)?\b/],
  ['tmobile', /\bt-? ?mobile\b/],
  ['starlink', /\bstar ?link\b/],
  ['hughesnet', /\bhughes ?(?:net)?\b/],
  ['viasat', /\bvia ?sat\b/],
  ['vivint', /\bvivint\b/],
  ['adt', /\badt\b/],
  ['directv', /\bdirect ?t?v\b/],
]

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberWords = numbers.slice(1).join('|')

/** Reads a sanitized message. */
export function readQuestion(message: string): Asked {
  const text = message.toLowerCase().replace(/\s+/g, ' ')
  const speeds = speedsIn(text)
  const providers = names
    .map(([id, pattern]) => ({ provider: providerById(id), at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ provider }) => provider ?? [])
  return {
    text,
    zipCode: text.match(/(?<![$\d])\b(\d{5})(?:-\d{4})?\b(?!\d)/)?.[1] ?? null,
    budgetCents: budgetIn(text),
    people: peopleIn(text),
    mbps: speeds[0] ?? null,
    providers,
    plans: plansMeant(providers, speeds),
  }
}

function speedsIn(text: string): number[] {
  const found = [
    ...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*-?\s*(mbps|mbit|megabits?|megs?|mb|gbps|gigabits?|gigs?)\b/g),
  ]
  const speeds = found.map(([, figure = '', unit = '']) => {
    const value = Number(figure.replaceAll(',', ''))
    return Math.round(unit.startsWith('g') ? value * 1000 : value)
  })
  return speeds.length === 0 && /\bgig(?:abit)?\b/.test(text) ? [1000] : speeds
}

function budgetIn(text: string): number | null {
  const limit =
    /(?:under|below|less than|up to|at most|max(?:imum)?|no more than|cheaper than|budget(?: is| of)?|spend|for|within|around|about) (?:only |about )?\$?(\d{2,3}(?:\.\d{1,2})?)(?! ?(?:mbps|mbit|meg|mb|gig|people|persons|users|months?|channels|%|\d))/
  const figure =
    text.match(/\$(\d{1,4}(?:\.\d{1,2})?)/)?.[1] ??
    text.match(/(\d{2,3}(?:\.\d{1,2})?) ?(?:dollars|bucks)/)?.[1] ??
    text.match(limit)?.[1]
  return figure === undefined ? null : Math.round(Number(figure) * 100)
}

function peopleIn(text: string): number | null {
  const many = text.match(
    new RegExp(
      `(?:family|household|home|house) of (\\d{1,2}|${numberWords})\\b|\\b(\\d{1,2}|${numberWords}) ?(?:people|persons?|users|kids|roommates|adults|of us)`,
    ),
  )
  const figure = many?.[1] ?? many?.[2]
  if (figure !== undefined) return numbers.includes(figure) ? numbers.indexOf(figure) : Number(figure)
  if (/\b(?:just me|alone|by myself|single person|one person)\b/.test(text)) return 1
  if (/\b(?:couple|two of us)\b/.test(text)) return 2
  return /\bfamily\b/.test(text) ? 4 : null
}

/** For each named provider its plan at the named speed; with one speed for two providers, the same for both. */
function plansMeant(providers: readonly Provider[], speeds: readonly number[]): InternetPlan[] {
  if (speeds.length === 0) return []
  const meant =
    providers.length === 1
      ? speeds.map(speed => [providers[0], speed] as const)
      : providers.map((provider, index) => [provider, speeds[index] ?? speeds[0]] as const)
  return meant.flatMap(([provider, speed]) =>
    provider === undefined || speed === undefined
      ? []
      : (plansOf(provider.id).find(plan => plan.downloadMbps === speed) ?? []),
  )
}
