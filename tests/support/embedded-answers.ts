import type { Answerer } from '#domain/assistant/answerer.server.ts'
import { newDialogue } from '#domain/assistant/dialogue.ts'
import { type EmbeddedDeps, embeddedAnswerer } from '#domain/assistant/embedded-answerer.server.ts'
import { sanitizeMessage } from '#domain/assistant/sanitize-message.ts'
import { loadZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { brand } from '#platform/brand.ts'
import { boxedCounties, boxedCoverage } from './boxed-coverage.ts'
import { silentLog, useTestDatabase } from './test-database.ts'

/** The embedded answerer with the coverage in the box, at one moment, and a way to ask it the first question of a chat. */
export function useEmbeddedAnswers() {
  const catalogue = readSeed()
  const database = useTestDatabase()
  const zips = loadZipDirectory('facts/zips/zip-directory.tsv.gz')
  const now = () => new Date('2026-11-21T12:00:00Z')
  const answererWith = (other: Partial<Pick<EmbeddedDeps, 'coverage' | 'limiter' | 'mailsGoOut'>>) =>
    embeddedAnswerer({
      ...{
        coverage: boxedCoverage,
        counties: boxedCounties,
        zips,
        now,
        mailsGoOut: true,
        limiter: unlimited,
      },
      ...other,
      salesPhone: brand.defaultSalesPhone,
      get db() {
        return database.db
      },
    })
  const answer = answererWith({})
  const ask = (question: string, by = answer) =>
    by({ catalogue, message: sanitizeMessage(question), history: [], context: null, log: silentLog })
  return { catalogue, database, zips, now, answererWith, answer, ask }
}

/** The same with a way to have a whole conversation: the text of the last of some answers that go on from each other. */
export function useChatAnswers() {
  const answers = useEmbeddedAnswers()
  const told = (...messages: string[]): Promise<string> => toldBy(answers.answer, ...messages)
  async function toldBy(answer: Answerer, ...messages: string[]): Promise<string> {
    let dialogue = newDialogue
    let text = ''
    for (const message of messages) {
      const reply = await answer({
        ...{ catalogue: answers.catalogue, message: sanitizeMessage(message) },
        ...{ history: [], context: null, log: silentLog, dialogue },
      })
      dialogue = reply.dialogue ?? dialogue
      text = reply.text
    }
    return text
  }
  return { ...answers, told, toldBy }
}
