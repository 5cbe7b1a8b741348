import type { ZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { type StateCode, stateName, stateNamed } from '#domain/shared/us-states.ts'
import type { Answered } from '../../answerer.server.ts'
import { type Dialogue, LONGEST_QUESTION } from '../../dialogue.ts'
import { search } from '../page-links.ts'
import { type CityFound, cityIn } from './city-in.server.ts'

/** There is more than one city of that name: asks which, and keeps the question for the state that answers it. */
export function whichCity(
  { name, states }: Extract<CityFound, { states: unknown }>,
  question: string,
  dialogue: Dialogue,
): Answered {
  return {
    text: `There is more than one ${name}. Which one do you mean? Your 5-digit ZIP code is best.`,
    links: [search],
    kind: 'asks',
    choices: states.map(state => `What is available in ${name}, ${state}?`),
    dialogue: { ...dialogue, cityQuestion: question.slice(0, LONGEST_QUESTION) },
  }
}

/** What stands around the state in an answer to that: `the one in illinois`. */
const around =
  /^(?:the|one|city|town|state|in|of|from|its|it|is|im|i|mean|meant|that|this|thats|ok|yes|yeah|no|and|sorry|please|pls)$/

function stateTold(said: string, words: readonly string[]): StateCode | null {
  const plain = said.toLowerCase().match(/[a-z]+/g) ?? []
  const rest = plain.filter(word => !around.test(word) && !words.includes(word))
  return stateNamed(plain.join(' ')) ?? stateNamed(rest.join(' '))
}

/** `No, Georgia, not Ohio`: what it is not. */
const notThere = /,? ?\bnot (?:in )?[a-z ]+$/i

/**
 * The question about a city that several states have, with the state that was told after it: because it was asked which, or
 * because another one was taken. Null where none was told.
 */
export function withStateTold(zips: ZipDirectory, { cityQuestion }: Dialogue, said: string): string | null {
  if (cityQuestion === '') return null
  const question = cityQuestion.toLowerCase()
  const found = cityIn(zips, question)
  if (!found) return null
  const words = 'city' in found ? found.city.words : found.words
  const state = stateTold(said.replace(notThere, ''), words.split(' '))
  if (!state) return null
  const asked = question.replace(words, `${words}, ${stateName(state).toLowerCase()}`)
  return 'city' in found && !isIn(cityIn(zips, asked), state) ? null : asked
}

const isIn = (found: CityFound | null, state: StateCode): boolean =>
  found !== null && 'city' in found && found.city.state === state
