import { isOnlyPossible } from '#domain/availability/how-likely.ts'
import type { InternetPlan } from '#domain/catalog/internet-plan.schema.ts'
import { capitalized } from '#domain/shared/first-letter.ts'
import type { Answer } from '../../answer.ts'
import type { Asking, Place } from '../asking.ts'
import { listInWords, namesInWords, planName } from '../plan-words.ts'

type At = Pick<Asking, 'catalogue' | 'place'>

/** How sure it is that what the data don't name is sold at a place, in the words of the results page. */
const guesses = ['likely', 'possible'] as const
export type Guess = (typeof guesses)[number]

export const guessOf = ({ providers, likelyProviders }: Place['result'], providerId: string): Guess => {
  const entry = [...likelyProviders, ...providers].find(({ id }) => id === providerId)
  return entry && isOnlyPossible(entry) ? 'possible' : 'likely'
}

/** What is said before plans of which nobody knows for certain that they are sold at the place: `Likely there, but not confirmed:`. */
export const unconfirmed = (guess: Guess): string => `${capitalized(guess)} there, but not confirmed:`

/** What is said before a plan in a list if it isn't confirmed at the place; empty if it is, or where none is known. */
export const beforeUnconfirmed = (
  { place }: Pick<Asking, 'place'>,
  { id, providerId }: InternetPlan,
): string =>
  place?.result.plans.some(plan => plan.id === id && plan.certainty === 'likely')
    ? `${unconfirmed(guessOf(place.result, providerId))} `
    : ''

/** Plans or providers that are only likely or possible at the place, those first that are likelier, with what is said before them. */
export function byGuess<One extends { providerId: string }>(
  { place }: Pick<Asking, 'place'>,
  ones: readonly One[],
): { guess: Guess; own: One[] }[] {
  const groups = Map.groupBy(ones, ({ providerId }) => (place ? guessOf(place.result, providerId) : 'likely'))
  return guesses.flatMap(guess => {
    const own = groups.get(guess)
    return own ? [{ guess, own }] : []
  })
}

/** One plan that isn't confirmed at the place: after a space. */
export const unconfirmedPlan = (at: At, plan: InternetPlan, words: string): string =>
  byGuess(at, [plan])
    .map(({ guess }) => ` ${unconfirmed(guess)} ${words}`)
    .join('')

/** The names of those that aren't confirmed at the place, each with the words before it; after a space, or nothing. */
export const namesByGuess = (
  at: At,
  plans: readonly InternetPlan[],
  before: (guess: Guess) => string = unconfirmed,
): string =>
  byGuess(at, plans)
    .map(({ guess, own }) => {
      const names = new Set(own.map(plan => at.catalogue.providerName(plan.providerId)))
      return ` ${before(guess)} ${listInWords([...names])}.`
    })
    .join('')

/** The plans that are only likely or possible at the place. */
export function likelyPlans({ catalogue, place }: At): InternetPlan[] {
  const likely = place?.result.plans.filter(({ certainty }) => certainty === 'likely') ?? []
  return likely.flatMap(({ id }) => catalogue.internetPlan(id) ?? [])
}

/** Whom the FCC lists at the place besides those who are sold here; empty where nobody is. */
export function notSoldHere({ place }: Pick<Asking, 'place'>): string {
  const others = place?.result.otherProviders.map(({ name }) => name) ?? []
  return others.length > 0
    ? ` The FCC also lists ${namesInWords(others, MOST_OTHERS)} there; we don’t sell them, so I don’t know their prices.`
    : ''
}
const MOST_OTHERS = 5

const saidLikely = /\b(?:not confirm|sin confirmar)\w*[^\n]*/g

/** An answer that names plans says which of them are only likely or possible at the place, unless it said so itself. */
export function withLikelyNamed<Told extends Answer>(told: Told, at: At): Told {
  const said = (told.text.match(saidLikely) ?? []).join(' ')
  const likely = likelyPlans(at).filter(
    ({ id, providerId }) => told.plans?.includes(id) && !said.includes(at.catalogue.providerName(providerId)),
  )
  if (likely.length === 0) return told
  const words = byGuess(at, likely).map(
    ({ guess, own }) =>
      `${unconfirmed(guess)} ${listInWords(own.map(plan => planName(at.catalogue, plan)))}.`,
  )
  return { ...told, text: `${told.text.trimEnd()} ${words.join(' ')}` }
}
