import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import { z } from 'zod/mini'
import { tools } from '#domain/public-answers/tools.server.ts'
import type { Asked } from './ask-tool.server.ts'
import { COMPARE_VIEW } from './compare-view.ts'

/** A tool as other people's assistants see it. */
type McpTool = {
  name: string
  title: string
  description: string
  operation: Asked
  input: StandardSchemaWithJSON
  output: StandardSchemaWithJSON
  /** What hosts that show views read, such as which view belongs to the tool. */
  meta: Record<string, unknown>
}

/** A schema as the protocol lists it. The operation itself checks the input, with messages that people understand. */
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

/** Everything that other people's assistants may call. */
export const mcpTools: readonly McpTool[] = Object.entries<{ title: string; operation: Asked }>(tools).map(
  ([name, { title, operation }]) => ({
    ...{ name, title, operation, description: operation.summary },
    input: listed(operation.input, 'input'),
    output: listed(operation.output, 'output'),
    meta: name === 'compare_cost' ? { ui: { resourceUri: COMPARE_VIEW } } : {},
  }),
)
