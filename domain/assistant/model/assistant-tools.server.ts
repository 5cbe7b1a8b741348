import type { z } from 'zod'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Caller, CommonRefusal, Operation } from '#domain/shared/operation.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import type { Log } from '#platform/log.server.ts'
import { type Answer, writeAnswer } from '../answer.ts'
import type { Answerer } from '../answerer.server.ts'
import type { AssistantTool } from './language-model.server.ts'
import {
  buildBundle,
  checkAvailability,
  compare,
  findPlans,
  lookUp,
  priceOverTime,
  suggestForCart,
} from './tool-operations.server.ts'

export type ToolDeps = LookUpDeps & { embedded: Answerer }

/** A model asks within a message whose limits were counted, and sees nobody's session. */
const asAssistant = (log: Log): Caller => ({
  clientNetwork: 'assistant',
  log,
  visitor: () => Promise.resolve(null),
})

/** Everything that a language model may look up: operations, told in words. */
export function assistantTools(deps: ToolDeps, log: Log): AssistantTool[] {
  function tool<Input extends z.ZodObject>(
    operation: Operation<Input, z.ZodType<Answer>, never, ToolDeps, Caller>,
  ): AssistantTool {
    const { name, summary, input } = operation
    return {
      ...{ name, description: summary, input },
      async run(asked) {
        const result = await operation.perform(
          { ...deps, limiter: unlimited },
          asAssistant(log),
          given(asked),
        )
        if (result.ok) return writeAnswer(result.value)
        throw new Error(`${name} refused: ${describe(result)}`)
      },
    }
  }
  return [
    tool(lookUp),
    tool(findPlans),
    tool(priceOverTime),
    tool(checkAvailability),
    tool(compare),
    tool(buildBundle),
    tool(suggestForCart),
  ]
}

const describe = ({ code, fields }: { code: CommonRefusal; fields?: object }) =>
  `${code} ${JSON.stringify(fields ?? {})}`
