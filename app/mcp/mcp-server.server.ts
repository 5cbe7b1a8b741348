import { McpServer } from '@modelcontextprotocol/server'
import { DISCLOSURE } from '#domain/public-answers/answer-facts.ts'
import { brand } from '#platform/brand.ts'
import type { RouteArgs } from '../contexts.ts'
import { askerOf } from './ask-tool.server.ts'
import { offerResources } from './mcp-resources.server.ts'
import { mcpTools } from './mcp-tools.server.ts'

const instructions = [
  'Prices of US home internet in plain sight: who serves a ZIP code, what each plan costs over time, what it adds up to.',
  'Tell each figure with its plan, its certainty and its date. What is not published is said to be so: do not fill it in.',
  `${DISCLOSURE} Say so where you recommend a plan.`,
  'Nothing can be ordered here: give people the links of an answer, on which they order or ask for a call themselves.',
].join(' ')

/** An hour: plans change a few times a week, and each answer gives its date. */
const LISTS_HOLD_MS = 3_600_000

/** A server for one message: its tools are operations, called as anybody may call them. */
export function createServer(args: RouteArgs): McpServer {
  const hint = { ttlMs: LISTS_HOLD_MS, cacheScope: 'public' as const }
  const server = new McpServer(
    { name: 'plainwire', title: brand.name, version: '1.0.0', description: brand.tagline },
    {
      instructions,
      capabilities: { tools: { listChanged: false }, resources: { listChanged: false } },
      cacheHints: {
        'tools/list': hint,
        'resources/list': hint,
        'resources/templates/list': hint,
        'server/discover': hint,
      },
    },
  )
  const ask = askerOf(args)
  for (const tool of mcpTools) {
    const { name, title, description, input, output, meta } = tool
    server.registerTool(
      name,
      {
        ...{ title, description, inputSchema: input, outputSchema: output },
        annotations: {
          readOnlyHint: true,
          idempotentHint: true,
          destructiveHint: false,
          openWorldHint: false,
        },
        _meta: meta,
      },
      async asked => {
        const told = await ask(tool.operation, asked ?? {})
        return told.ok
          ? { content: [{ type: 'text', text: told.text }], structuredContent: { ...told.value } }
          : { content: [{ type: 'text', text: told.words }], isError: true }
      },
    )
  }
  offerResources(server, ask)
  return server
}
