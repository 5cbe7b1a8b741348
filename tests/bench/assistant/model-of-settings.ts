import { existsSync } from 'node:fs'
import type { Answerer } from '#domain/assistant/answerer.server.ts'
import { modelAnswerer } from '#domain/assistant/model/model-answerer.server.ts'
import { dailyTokenBudget } from '#domain/assistant/model/token-budget.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { languageModelOf } from '#server/assistant-of.server.ts'
import type { ModelParts } from './run-dialogues.ts'

const NEEDED = `There is no language model to score: none is set. As for the site, set ASSISTANT_BASE_URL (any server that speaks the
OpenAI protocol), ASSISTANT_API_KEY and ASSISTANT_MODEL, in the environment or in .env. It may take ASSISTANT_DAILY_TOKENS
(500,000 if not set), some 5,000 for each turn; --sample 20 asks about twenty dialogues of each part.`

/**
 * The language model of the settings, before the embedded answerer as on the site, but with all the tokens of the day for
 * one visitor. Where none is set it says what is needed, and ends.
 */
export async function modelOfSettings() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig()
  const model = await languageModelOf(config)
  if (!model) {
    console.error(NEEDED)
    process.exit(1)
  }
  const counts = { asked: 0, embedded: 0, tokens: 0 }
  const counted: typeof model = {
    async answer(request) {
      const answer = await model.answer(request)
      counts.tokens += answer.tokens ?? 0
      return answer
    },
  }
  return {
    withModel(deps: ModelParts, embedded: Answerer): Answerer {
      const budget = dailyTokenBudget(deps.db, config.ASSISTANT_DAILY_TOKENS, deps.now)
      let current: unknown
      const answer = modelAnswerer({
        ...{ ...deps, model: counted, budget },
        embedded(question) {
          // What a tool looks up is another question than the visitor's.
          if (question === current) counts.embedded += 1
          return embedded(question)
        },
      })
      return question => {
        current = question
        counts.asked += 1
        return answer(question)
      }
    },
    report(): string {
      const { asked, embedded, tokens } = counts
      return `${config.ASSISTANT_MODEL}: of ${asked} answers ${asked - embedded} were its own, and ${embedded} the embedded assistant’s (it failed, refused, made a figure up, or the day’s tokens were used up); ${tokens.toLocaleString('en-US')} tokens`
    },
  }
}
