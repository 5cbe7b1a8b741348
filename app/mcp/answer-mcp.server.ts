import { createMcpHandler } from '@modelcontextprotocol/server'
import { redirect } from 'react-router'
import { hearMessage } from '#domain/public-answers/hear-message.operations.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { describeError } from '#platform/log.server.ts'
import { callerOf, operationDeps } from '../api/caller.server.ts'
import { readJson } from '../api/read-body.server.ts'
import { type RouteArgs, requestContext } from '../contexts.ts'
import { createServer } from './mcp-server.server.ts'

/** The longest question takes a hundredth of it. */
const MESSAGE_LIMIT_BYTES = 32 * 1024

const parseError = -32_700
const invalidRequest = -32_600
const methodNotFound = -32_601
/** Our own errors, in the range that the protocol leaves to servers. */
const ownError = -32_000

/**
 * Answers a message of the Model Context Protocol: revision 2026-07-28, and the previous one in its stateless form.
 * Nothing is kept between two messages, and nobody signs in. Other sites' pages were refused before, by their origin.
 */
export async function answerMcp(args: RouteArgs): Promise<Response> {
  const { request, context } = args
  const { log } = context.get(requestContext)
  if (request.method === 'GET' && request.headers.get('accept')?.includes('text/html')) {
    return redirect('/developers#assistants')
  }
  const heard = await hearMessage.perform(operationDeps(context), callerOf(args).caller, given({}))
  if (!heard.ok) return refusal(429, ownError, problemKind(heard.code).message, heard.retryAfterSeconds)
  const { fetch: answer } = createMcpHandler(() => createServer(args), {
    onerror: error => log.info({ err: describeError(error) }, 'mcp message refused'),
  })
  if (request.method !== 'POST') return answer(request)
  const { size } = await request.clone().blob()
  if (size > MESSAGE_LIMIT_BYTES) return refusal(413, ownError, problemKind('body_too_large').message)
  const body = await readJson(request.clone())
  if (!body.ok) {
    const words = body.message ?? problemKind(body.code).message
    return refusal(body.code === 'not_json' ? 415 : 400, parseError, words)
  }
  // One HTTP request is one message since the revision of June 2025; otherwise one request could be hundreds of
  // lookups.
  if (Array.isArray(body.value)) return refusal(400, invalidRequest, 'Send one message at a time.')
  if (asksToListen(body.value)) {
    return refusal(404, methodNotFound, 'Nothing here changes while you listen.', undefined, idOf(body.value))
  }
  return answer(request, { parsedBody: body.value })
}

/** A stream of changes would be kept open for an answer that never comes. */
const asksToListen = (body: unknown) =>
  typeof body === 'object' && body !== null && 'method' in body && body.method === 'subscriptions/listen'

function idOf(body: unknown): string | number | null {
  const id = typeof body === 'object' && body !== null && 'id' in body ? body.id : null
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

function refusal(
  status: number,
  code: number,
  message: string,
  retryAfterSeconds?: number,
  id: string | number | null = null,
): Response {
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return Response.json({ jsonrpc: '2.0', id, error: { code, message } }, { status, headers })
}
