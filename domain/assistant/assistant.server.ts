import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Log } from '#platform/log.server.ts'
import { writeAnswer } from './answer.ts'
import type { Answerer } from './answerer.server.ts'
import { availabilityAnswer } from './answers/places/availability-answer.server.ts'
import { cityIn, zipTaken } from './answers/places/city-in.server.ts'
import { listInWords } from './answers/plan-words.ts'
import { type EmbeddedDeps, embeddedAnswerer } from './embedded-answerer.server.ts'
import { readQuestion } from './reading/read-question.ts'

/** What answers in the chat. */
export type Assistant = {
  answer: Answerer
  /** Says who serves the place that was typed for a ZIP code: one, or a city. */
  tellAvailability(catalogue: Catalogue, zipCode: string, log: Log): Promise<string>
}

/** The assistant of the site; `withModel` puts a language model before the embedded answerer. */
export function createAssistant(
  deps: EmbeddedDeps,
  withModel: (embedded: Answerer) => Answerer = embedded => embedded,
): Assistant {
  return {
    answer: withModel(embeddedAnswerer(deps)),
    async tellAvailability(catalogue, zipCode, log) {
      const typed = zipCode.trim()
      // `Austin, TX`: the lead keeps it as it was typed, the answer is for a ZIP code in its middle.
      const city = /\d/.test(typed) ? null : cityIn(deps.zips, typed.toLowerCase())
      if (city && 'states' in city)
        return `There is a ${city.name} in ${listInWords(city.states)}. Its ZIP code tells me which one.`
      if (!city && !/\d/.test(typed)) return `I can’t tell where “${typed}” is. A ZIP code tells me.`
      const asked = readQuestion(catalogue, '')
      const place = city ? city.city.zipCode : typed
      const { text } = await availabilityAnswer({ ...deps, catalogue }, asked, place, log)
      return writeAnswer({ text: `${text}${city ? zipTaken(city.city) : ''}`, links: [] })
    },
  }
}
