import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod/mini'
import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import type { AnswerPage } from '#domain/public-answers/answer-facts.ts'
import { checkAvailability, searchPlans } from '#domain/public-answers/place-answers.operations.server.ts'
import type { Given, OperationFacts, Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import type { operationDeps } from '../api/caller.server.ts'

/** What every answer of a tool says of itself. */
type ToolAnswer = {
  summary: string
  certainty: string
  pricesAsOf: string
  disclosure: string
  links: readonly AnswerPage[]
}

/** An operation that a tool asks. */
type Asked = OperationFacts & {
  perform(
    deps: ReturnType<typeof operationDeps>,
    caller: ChatCaller,
    given: Given,
  ): Promise<Result<ToolAnswer, ProblemCode>>
}

/** A tool as other people's assistants see it. */
export type McpTool = {
  name: string
  title: string
  description: string
  operation: Asked
  input: StandardSchemaWithJSON
  output: StandardSchemaWithJSON
  /** What hosts that show views read, such as which view belongs to the tool. */
  meta?: Record<string, unknown>
}

function tool(name: string, title: string, operation: Asked, meta?: McpTool['meta']): McpTool {
  return {
    ...{ name, title, description: operation.summary, operation },
    input: listed(operation.input, 'input'),
    output: listed(operation.output, 'output'),
    ...(meta ? { meta } : {}),
  }
}

/** A schema as the protocol lists it. The operation itself checks what comes in, in words that people understand. */
function listed(schema: z.core.$ZodType, io: 'input' | 'output'): StandardSchemaWithJSON {
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return {
    '~standard': {
      version: 1,
      vendor: 'plainwire',
      validate: value => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  }
}

/** Everything that other people's assistants may ask. */
export const mcpTools: readonly McpTool[] = [
  tool('check_availability', 'Who serves a ZIP code', checkAvailability),
  tool('search_plans', 'Search internet plans', searchPlans),
]
