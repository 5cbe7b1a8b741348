import type { RouterContextProvider } from 'react-router'
import type { Visitor } from '#domain/accounts/visitor.ts'
import type { LimitName } from '#domain/shared/limits.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
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
 * A JSON endpoint: allows its method only and each parameter of the address once, counts the client against its limit,
 * and turns every fault into a problem answer that is logged once and shows nothing of the inside.
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
    if (hasRepeatedParameter(new URL(request.url))) {
      return problemResponse('malformed_request', { message: 'A parameter of the address comes twice.' })
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

/** Which of two values is meant nobody can say. */
function hasRepeatedParameter({ searchParams }: URL): boolean {
  return new Set(searchParams.keys()).size !== searchParams.size
}

/** An answer that no cache keeps. */
export function json(body: unknown, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(body), { ...init, headers })
}
