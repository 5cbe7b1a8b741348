import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { derivedFrom } from '#domain/catalog/derived-from.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import type { Provider } from '#domain/catalog/provider.schema.ts'

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

/** The providers with the pattern by which a question names each. The chat takes `&` out of what is typed. */
const namedProviders = derivedFrom(({ providers }) =>
  providers.map(provider => ({ provider, pattern: patternOf(provider) })),
)

function patternOf({ spellings, exclaimedBefore }: Provider): RegExp {
  const names = spellings.map(one => one.replaceAll(' ', '[ -]{0,2}').replaceAll('&', ' ?& ?')).join('|')
  const exclaimed = exclaimedBefore.length > 0 ? `(?![,!]? (?:${exclaimedBefore.join('|')})\\b)` : ''
  return new RegExp(`\\b(?:${names})\\b${exclaimed}`)
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const numberWords = numbers.slice(1).join('|')

/** Reads a sanitized message. */
export function readQuestion(catalogue: Catalogue, message: string): Asked {
  const text = message.toLowerCase().replace(/\s+/g, ' ')
  const speeds = speedsIn(text)
  const providers = namedProviders(catalogue)
    .map(({ provider, pattern }) => ({ provider, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ provider }) => provider)
  return {
    text,
    zipCode: zipIn(text),
    budgetCents: budgetIn(text),
    people: peopleIn(text),
    mbps: speeds[0] ?? null,
    providers,
    plans: plansMeant(catalogue, providers, speeds),
  }
}

/** The ZIP code that a text in lower case names. */
export function zipIn(text: string): string | null {
  return text.match(/(?<![$\d])\b(\d{5})(?:-\d{4})?\b(?!\d)/)?.[1] ?? null
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
function plansMeant(
  catalogue: Catalogue,
  providers: readonly Provider[],
  speeds: readonly number[],
): InternetPlan[] {
  if (speeds.length === 0) return []
  const meant =
    providers.length === 1
      ? speeds.map(speed => [providers[0], speed] as const)
      : providers.map((provider, index) => [provider, speeds[index] ?? speeds[0]] as const)
  return meant.flatMap(([provider, speed]) =>
    provider === undefined || speed === undefined
      ? []
      : (catalogue.plansOf(provider.id).find(plan => plan.downloadMbps === speed) ?? []),
  )
}
