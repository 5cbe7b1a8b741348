import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { stepCountIs, streamText, tool } from 'ai'
import { type LanguageModel, ModelDeclined } from '#domain/assistant/model/language-model.server.ts'
import { counter } from '#platform/telemetry.server.ts'

export type LanguageModelSettings = { baseUrl: string; apiKey: string; model: string }

const tokensUsed = counter('plainwire.assistant.tokens', 'Tokens that the language model took')
tokensUsed.startAtZero([{ direction: 'in' }, { direction: 'out' }])

const isRefusal = (text: string) =>
  /^(?:i['’]?m sorry|sorry|i apologi[sz]e)[,.]? (?:but )?i (?:can['’]?t|cannot|am (?:unable|not able))/i.test(
    text,
  )

/**
 * Any language model that speaks the OpenAI protocol. Only the configured host is called and no redirect is followed.
 * Nothing is retried: the caller has something better to do than wait.
 */
export function createLanguageModel({ baseUrl, apiKey, model }: LanguageModelSettings): LanguageModel {
  const { origin } = new URL(baseUrl)
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl.replace(/\/$/, ''),
    apiKey,
    includeUsage: true,
    fetch: (target, init) => {
      const url = new URL(target instanceof Request ? target.url : target)
      if (url.origin !== origin) throw new Error('The language model is asked at its own host only')
      return fetch(url, { ...init, redirect: 'error' })
    },
  })
  return {
    async answer({ instructions, messages, tools, maxSteps, maxOutputTokens, timeoutMs, onText }) {
      const toolResults: string[] = []
      const faults: unknown[] = []
      let said = ''
      const result = streamText({
        model: provider(model),
        instructions,
        messages: [...messages],
        tools: Object.fromEntries(
          tools.map(({ name, description, input, run }) => [
            name,
            tool({
              description,
              inputSchema: input,
              async execute(given) {
                const told = await run(given)
                toolResults.push(told)
                return told
              },
            }),
          ]),
        ),
        stopWhen: stepCountIs(maxSteps),
        maxOutputTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(timeoutMs),
        onStepStart: () => {
          said = ''
        },
        onChunk: ({ chunk }) => {
          if (chunk.type !== 'text-delta') return
          said += chunk.text
          if (!isRefusal(said.trim())) onText?.(said, toolResults)
        },
        onError: ({ error }) => {
          faults.push(error)
        },
      })
      const [text, finishReason, usage] = await Promise.all([
        result.text,
        result.finishReason,
        result.totalUsage,
      ])
      // A refused or broken answer uses paid tokens, too.
      tokensUsed.count({ direction: 'in' }, usage.inputTokens ?? 0)
      tokensUsed.count({ direction: 'out' }, usage.outputTokens ?? 0)
      if (faults.length > 0) throw new Error('The language model failed', { cause: faults[0] })
      if (text.trim() === '') throw new ModelDeclined(`The language model said nothing (${finishReason})`)
      if (finishReason === 'content-filter' || isRefusal(text.trim())) {
        throw new ModelDeclined('The language model refused')
      }
      if (finishReason !== 'stop')
        throw new ModelDeclined(`The language model did not finish (${finishReason})`)
      return { text, toolResults, tokens: usage.totalTokens ?? null }
    },
  }
}
