import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod/mini'
import type { Visitor } from '#domain/accounts/visitor.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { FieldErrors, ProblemCode } from '#domain/shared/problem.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { type RequestFacts, requestContext, type Services, servicesContext } from '../contexts.ts'
import { problemResponse } from '../problems/problem-response.server.ts'

type RouteArgs = {
  request: Request
  params: Record<string, string | undefined>
  context: Readonly<RouterContextProvider>
}

type EndpointArgs = {
  request: Request
  params: Record<string, string | undefined>
  services: Services
  facts: RequestFacts
  /** Who is signed in; asked for only when needed. */
  visitor(): Promise<Visitor | null>
}

/**
 * A JSON endpoint: allows its method only, counts the client against its limit, and turns every fault into a problem
 * answer that is logged once and shows nothing of the inside.
 */
export function endpoint(
  {
    method,
    limit,
    fault = 'unexpected',
  }: {
    method: 'GET' | 'POST'
    limit?: LimitName
    /** What a fault of ours is called here. */
    fault?: ProblemCode
  },
  handle: (args: EndpointArgs) => Promise<Response>,
) {
  return async ({ request, params, context }: RouteArgs): Promise<Response> => {
    const services = context.get(servicesContext)
    const facts = context.get(requestContext)
    const allowed = request.method === method || (method === 'GET' && request.method === 'HEAD')
    if (!allowed) {
      const refusal = problemResponse('method_not_allowed')
      refusal.headers.set('allow', method)
      return refusal
    }
    try {
      const retryAfterSeconds = limit ? await services.limiter.hit(limit, facts.clientAddress) : null
      if (retryAfterSeconds !== null) return problemResponse('too_many_requests', { retryAfterSeconds })
      return await handle({
        request,
        params,
        services,
        facts,
        visitor: () => services.accounts.visitorOf(request),
      })
    } catch (error) {
      facts.log.error({ err: describeError(error), path: new URL(request.url).pathname }, 'request fault')
      return problemResponse(isDatabaseDown(error) ? 'database_unavailable' : fault)
    }
  }
}

/** An answer that no cache keeps. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(body), { ...init, headers })
}

/** Reads and checks a JSON body: the value, or the problem answer to give. */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<{ ok: true; value: z.infer<Schema> } | { ok: false; response: Response }> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\b/i.test(type)) {
    return { ok: false, response: problemResponse('malformed_request', { message: 'Send JSON, please.' }) }
  }
  let body: unknown
  try {
    body = JSON.parse(await request.text())
  } catch {
    return { ok: false, response: problemResponse('malformed_request') }
  }
  const parsed = schema.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, response: problemResponse('invalid_input', { fields: fieldErrors(parsed.error) }) }
}

/** The first fault of each field, by the field's name. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form'
    fields[name] ??= issue.message
  }
  return fields
}
