import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod/mini'
import { priceChanges } from '#domain/public-answers/change-answers.operations.server.ts'
import { getGuide } from '#domain/public-answers/guide-answers.operations.server.ts'
import { checkAvailability, searchPlans } from '#domain/public-answers/place-answers.operations.server.ts'
import { compareCost, getPlan } from '#domain/public-answers/plan-answers.operations.server.ts'
import type { Asked } from './ask-tool.server.ts'
import { COMPARE_VIEW } from './compare-view.ts'

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
  tool('get_plan', 'One plan with its label', getPlan),
  tool('compare_cost', 'What plans cost in all', compareCost, { ui: { resourceUri: COMPARE_VIEW } }),
  tool('price_changes', 'Prices that changed', priceChanges),
  tool('get_guide', 'One of our guides', getGuide),
]
