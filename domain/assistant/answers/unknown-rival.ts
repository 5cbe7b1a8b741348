import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { providersIn } from '../reading/read-question.ts'
import { isOfPhrasings } from '../understanding/coverage.ts'
import { plainWords } from '../understanding/features.ts'
import type { Asking, Reply } from './asking.ts'
import { search } from './page-links.ts'
import { whoSellsThere } from './places/is-there.ts'

const against =
  /^(?:(?:so|and|ok|hi|hello|compare|is|which is (?:better|cheaper|faster)|what is better) )*(\S+(?: \S+){0,3}?) (?:vs|versus|or|better than|cheaper than|faster than) (\S+(?: \S+){0,2}?)(?: (?:which|what|who|in|at|for|near|is|internet)\b.*)?$/

const MOST_WORDS = 3
const LEAST_LETTERS = 4

/** A name of a company, as far as our phrasings hold no such word. */
const isName = (words: readonly string[]): boolean =>
  words.length <= MOST_WORDS &&
  words.some(word => word.length >= LEAST_LETTERS && /^[a-z]+$/.test(word) && !isOfPhrasings(word))

/** Whom a question holds against one provider of ours, where it is none of ours: `Xfinity vs Quantum Fiber`; null where it names none. */
export function rivalIn(catalogue: Catalogue, text: string): string | null {
  const [, one = '', other = ''] = against.exec(plainWords(text).join(' ')) ?? []
  const [ours, theirs] = [one, other].map(side => providersIn(catalogue, side).length)
  if (ours === undefined || theirs === undefined || ours + theirs !== 1) return null
  const words = (ours === 0 ? one : other).split(' ')
  return isName(words) ? words.join(' ') : null
}

/** What is said of a company of which nothing is known here. */
export function ofUnknownRival(rival: string): Reply {
  const name = rival.replace(/\b[a-z]/g, letter => letter.toUpperCase())
  return {
    text: `${name} isn’t in our catalog: I have no prices or terms for it, so I can’t say which is better. Every provider must show a broadband label with its price, fees and speeds: ask ${name} for the label at your address and compare the two.`,
    links: [search],
    kind: 'unknown',
  }
}

/** Companies that sell over the lines of others, which are neither in our catalog nor in the FCC’s data by their names. */
const resellers = /\b(earthlink|netzero|juno|aol)\b/i
export function resellerIn(text: string, place: Asking['place']): Reply | null {
  const [, found] = resellers.exec(text) ?? []
  if (found === undefined) return null
  const name =
    found.length > 4 ? found.charAt(0).toUpperCase() + found.slice(1).toLowerCase() : found.toUpperCase()
  return {
    text: `${name} isn’t in our catalog: I have no prices or terms for it and don’t know where it sells. It must show a broadband label with price, fees and speeds for its plans: ask it for the one at your address. ${whoSellsThere({ place }, 'say who else sells there')}`,
    links: [search],
    kind: 'unknown',
  }
}
