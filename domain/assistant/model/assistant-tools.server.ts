import type { z } from 'zod'
import type { PublicAnswer } from '#domain/public-answers/answer-facts.ts'
import { type PublicToolDeps, tools } from '#domain/public-answers/tools.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Caller, Given, Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { refusalInWords } from '#domain/shared/refusal-words.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import type { Log } from '#platform/log.server.ts'
import { type Answer, writeAnswer } from '../answer.ts'
import { buildBundle, type ChatToolDeps, lookUp, suggestForCart } from './chat-tools.server.ts'
import type { AssistantTool } from './language-model.server.ts'
import { type AnswerWithPlans, answerOfTool } from './told-to-model.ts'

export type ToolDeps = PublicToolDeps & ChatToolDeps

/** More than so many calls are no way to an answer, and each is read again with every step. */
const MOST_CALLS = 8

/** A model asks within a message whose limits were counted, and sees nobody's session. */
const asAssistant = (log: Log): Caller => ({
  clientNetwork: 'assistant',
  log,
  visitor: () => Promise.resolve(null),
})

/** An operation that a tool is made of. */
type Asked<Value> = {
  summary: string
  input: z.ZodObject
  perform(
    deps: ToolDeps & { limiter: typeof unlimited },
    caller: Caller,
    given: Given,
  ): Promise<Result<Value, ProblemCode>>
}

/**
 * Everything that a language model may look up: the operations of the API and of other people's assistants, and what only
 * the chat has. `onAnswer` is told what each said.
 */
export function assistantTools(
  deps: ToolDeps,
  log: Log,
  onAnswer: (answer: Answer) => void,
): AssistantTool[] {
  let calls = 0
  function tool<Value>(
    name: string,
    operation: Asked<Value>,
    answerOf: (value: Value) => Answer,
  ): AssistantTool {
    const { summary, input } = operation
    return {
      ...{ name, description: summary, input },
      async run(asked) {
        calls += 1
        if (calls > MOST_CALLS) throw new Error('Enough was looked up: answer with what you know')
        const limited = { ...deps, limiter: unlimited }
        const result = await operation.perform(limited, asAssistant(log), given(asked))
        if (!result.ok) throw new Error(`${name} refused: ${refusalInWords(result)}`)
        const answer = answerOf(result.value)
        onAnswer(answer)
        return writeAnswer(answer)
      },
    }
  }
  const own = (operation: Asked<Answer> & { name: string }) =>
    tool(operation.name, operation, answer => answer)
  return [
    ...Object.entries<{ operation: Asked<PublicAnswer & AnswerWithPlans> }>(tools).map(
      ([name, { operation }]) => tool(name, operation, value => answerOfTool(value, deps.siteUrl)),
    ),
    ...[lookUp, buildBundle, suggestForCart].map(own),
  ]
}
