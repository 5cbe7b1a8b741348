import { type Assistant, createAssistant } from '#domain/assistant/assistant.server.ts'
import type { LanguageModel } from '#domain/assistant/model/language-model.server.ts'
import { modelAnswerer } from '#domain/assistant/model/model-answerer.server.ts'
import { dailyTokenBudget } from '#domain/assistant/model/token-budget.server.ts'
import { visitorShare } from '#domain/assistant/model/visitor-share.server.ts'
import type { CountyCoverage } from '#domain/availability/counties/county-coverage.server.ts'
import { type Config, publicSettings } from '#platform/config.server.ts'
import type { RunningServices } from './pages/page-handler.server.ts'

type Parts = Pick<
  RunningServices,
  'db' | 'coverage' | 'zips' | 'now' | 'limiter' | 'siteUrl' | 'planCharges'
> & {
  counties: CountyCoverage
}

/**
 * The assistant that the settings ask for: if all of a language model's settings are there, it comes before the
 * embedded answers. The phone number is the current one.
 */
export async function assistantOf(
  config: Config,
  parts: Parts,
  salesPhoneNow: () => string,
): Promise<Assistant> {
  const make = await assistantMaker(config, parts)
  let salesPhone = salesPhoneNow()
  let assistant = make(salesPhone)
  const current = () => {
    if (salesPhoneNow() !== salesPhone) {
      salesPhone = salesPhoneNow()
      assistant = make(salesPhone)
    }
    return assistant
  }
  return {
    answer: asked => current().answer(asked),
    tellAvailability: (...asked) => current().tellAvailability(...asked),
  }
}

async function assistantMaker(config: Config, given: Parts): Promise<(salesPhone: string) => Assistant> {
  const parts = { ...given, mailsGoOut: publicSettings(config).mailsGoOut }
  const model = await languageModelOf(config)
  if (!model) return salesPhone => createAssistant({ ...parts, salesPhone })
  const { ASSISTANT_DAILY_TOKENS: dailyTokens } = config
  const { db, now, limiter } = parts
  const budget = dailyTokenBudget(db, dailyTokens, now)
  const share = visitorShare({ db, limiter, dailyTokens, now })
  return salesPhone => {
    const deps = { ...parts, salesPhone }
    return createAssistant(deps, embedded => modelAnswerer({ ...deps, model, budget, share, embedded }))
  }
}

/** The language model that the settings name; null if none is set. */
export async function languageModelOf(
  config: Pick<Config, 'ASSISTANT_BASE_URL' | 'ASSISTANT_API_KEY' | 'ASSISTANT_MODEL'>,
): Promise<LanguageModel | null> {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_API_KEY: apiKey, ASSISTANT_MODEL: model } = config
  if (!baseUrl || !apiKey || !model) return null
  // Several megabytes of code that most installations never run.
  const { createLanguageModel } = await import('#adapters/language-model.server.ts')
  return createLanguageModel({ baseUrl, apiKey, model })
}
