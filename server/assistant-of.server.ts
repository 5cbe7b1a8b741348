import { type Assistant, createAssistant } from '#domain/assistant/assistant.server.ts'
import { modelAnswerer } from '#domain/assistant/model/model-answerer.server.ts'
import { dailyTokenBudget } from '#domain/assistant/model/token-budget.server.ts'
import { visitorShare } from '#domain/assistant/model/visitor-share.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { RunningServices } from './pages/page-handler.server.ts'

/** The assistant that the settings ask for: a language model before the embedded answers where all of it is set. */
export async function assistantOf(
  config: Config,
  { db, coverage, zips, now, limiter }: Pick<RunningServices, 'db' | 'coverage' | 'zips' | 'now' | 'limiter'>,
): Promise<Assistant> {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: name } = config
  const deps = { db, coverage, zips, now, salesPhone: config.SALES_PHONE }
  if (!baseUrl || !apiKey || !name) return createAssistant(deps)
  // Several megabytes of code that most houses never run.
  const { createLanguageModel } = await import('#adapters/language-model.server.ts')
  const model = createLanguageModel({ baseUrl, apiKey, model: name })
  const budget = dailyTokenBudget(db, config.ASSISTANT_DAILY_TOKENS, now)
  const share = visitorShare(limiter)
  return createAssistant(deps, embedded => modelAnswerer({ ...deps, model, budget, share, embedded }))
}
