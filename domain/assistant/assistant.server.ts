import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Log } from '#platform/log.server.ts'
import { writeAnswer } from './answer.ts'
import type { Answerer } from './answerer.server.ts'
import { availabilityAnswer } from './answers/places/availability-answer.server.ts'
import { type EmbeddedDeps, embeddedAnswerer } from './embedded-answerer.server.ts'
import { readQuestion } from './reading/read-question.ts'

/** What answers in the chat. */
export type Assistant = {
  answer: Answerer
  /** Says who serves a ZIP code, whatever was typed for it. */
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
      const asked = readQuestion(catalogue, '')
      const { text } = await availabilityAnswer({ ...deps, catalogue }, asked, zipCode.trim(), log)
      return writeAnswer({ text, links: [] })
    },
  }
}
