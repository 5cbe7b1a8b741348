import { McpServer } from '@modelcontextprotocol/server'
import type { RouterContextProvider } from 'react-router'
import { DISCLOSURE } from '#domain/public-answers/answer-facts.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Refusal } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { callerOf, operationDeps } from '../api/caller.server.ts'
import { requestContext } from '../contexts.ts'
import { type McpTool, mcpTools } from './mcp-tools.server.ts'

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> }

const instructions = [
  'Prices of US home internet in plain sight: who serves a ZIP code, what each plan costs over time, what it adds up to.',
  'Tell each figure with its plan, its certainty and its date. What is not published is said to be so: do not fill it in.',
  `${DISCLOSURE} Say so where you recommend a plan.`,
  'Nothing can be ordered here: give people the links of an answer, on which they order or ask for a call themselves.',
].join(' ')

/** An hour: plans change some times a week, and each answer says its date. */
const LISTS_HOLD_MS = 3_600_000

/** The server of one message: its tools are operations, asked as anybody may ask them. */
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
        ...(meta ? { _meta: meta } : {}),
      },
      asked => callTool(tool, args, asked),
    )
  }
  return server
}

async function callTool({ operation }: McpTool, args: RouteArgs, asked: unknown) {
  const { context } = args
  try {
    const result = await operation.perform(operationDeps(context), callerOf(args).caller, given(asked ?? {}))
    if (!result.ok) return inError(refusalInWords(result))
    return {
      content: [{ type: 'text' as const, text: textOf(result.value) }],
      structuredContent: { ...result.value },
    }
  } catch (fault) {
    const { log } = context.get(requestContext)
    log.error({ err: describeError(fault), operation: operation.name }, 'mcp tool failed')
    return inError(problemKind(isDatabaseDown(fault) ? 'database_unavailable' : 'unexpected').message)
  }
}

const inError = (text: string) => ({ content: [{ type: 'text' as const, text }], isError: true })

/** For hosts that show text alone: what the structured answer says of itself, whole. */
function textOf({ summary, certainty, pricesAsOf, disclosure, links }: Awaited<McpAnswer>): string {
  const pages = links.map(({ label, url }) => `${label}: ${url}`)
  return [summary, `Certainty: ${certainty}`, `Prices as of ${pricesAsOf}.`, disclosure, ...pages].join('\n')
}
type McpAnswer = Extract<Awaited<ReturnType<McpTool['operation']['perform']>>, { ok: true }>['value']

function refusalInWords({ code, message, fields, retryAfterSeconds }: Refusal<ProblemCode>): string {
  const faults = Object.entries(fields ?? {}).map(([name, words]) => `${name}: ${words}`)
  const later = retryAfterSeconds === undefined ? [] : [`Try again in ${retryAfterSeconds} seconds.`]
  return [message ?? problemKind(code).message, ...faults, ...later].join(' ')
}
