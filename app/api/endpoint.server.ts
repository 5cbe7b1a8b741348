import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import type { Given, OperationFacts, Result } from '#domain/shared/operation.ts'
import { noInput, noOutput } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { requestContext } from '../contexts.ts'
import { type Binding, type Endpoint, endpoints } from '../operations/operations.server.ts'
import { problemResponse, refusalResponse } from '../problems/problem-response.server.ts'
import { type CallerArgs, callerOf, operationDeps } from './caller.server.ts'
import { accessOf, answerPreflight } from './partner-access.server.ts'
import { readJson } from './read-body.server.ts'
import { readParameters, repeatsParameter, unknownParameters } from './read-parameters.server.ts'

export type EndpointArgs = CallerArgs & { params: Record<string, string | undefined> }

/** An operation as every binding of this folder may call it. */
type Callable = OperationFacts & {
  perform(
    deps: ReturnType<typeof operationDeps>,
    caller: ChatCaller,
    given: Given,
  ): Promise<Result<unknown, ProblemCode>>
}

/**
 * A JSON endpoint: the operation bound to this method and path, or to the other method of the same path. Reads the
 * input as `read` says, or else the parameters of a GET and the JSON body of a POST. Every fault becomes a problem
 * answer that is logged once and reveals no internals.
 */
export function endpoint(
  names: Endpoint | readonly Endpoint[],
  read?: (args: EndpointArgs) => ReturnType<Given>,
) {
  const bound = [names].flat().map(name => [name.split(' ')[0], endpoints[name]] as const)
  const allowed = bound.map(([method]) => method).join(', ')
  return async (args: EndpointArgs): Promise<Response> => {
    const { request, context } = args
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const forPartners = bound.some(([, known]) => 'partners' in known)
    if (method === 'OPTIONS' && forPartners) return answerPreflight(args)
    const binding: Binding<Callable> | undefined = bound.find(([known]) => known === method)?.[1]
    if (!binding) {
      const refusal = problemResponse('method_not_allowed')
      refusal.headers.set('allow', allowed)
      return refusal
    }
    if (repeatsParameter(request)) return problemResponse('parameter_repeated')
    const { operation } = binding
    const unknown = method === 'GET' && unknownParameters(request, operation)
    if (unknown) return problemResponse('invalid_input', { fields: unknown })
    try {
      const { caller, cookies } = callerOf(args)
      const access = forPartners
        ? await accessOf(args)
        : { ok: true as const, deps: operationDeps(context), headers: {} }
      const given = read ? () => read(args) : () => inputOf(operation, args)
      const result = access.ok ? await operation.perform(access.deps, caller, given) : access
      const response = result.ok ? answer(binding, result, cookies) : refusalResponse(result)
      for (const [name, value] of Object.entries(access.headers)) response.headers.set(name, value)
      return response
    } catch (error) {
      const { log } = context.get(requestContext)
      log.error({ err: describeError(error), operation: operation.name }, 'request fault')
      return problemResponse(isDatabaseDown(error) ? 'database_unavailable' : operation.fault)
    }
  }
}

function inputOf(operation: OperationFacts, { request, params }: EndpointArgs): ReturnType<Given> {
  if (request.method !== 'POST') return Promise.resolve({ ok: true, value: readParameters(request, params) })
  return operation.input === noInput ? Promise.resolve({ ok: true, value: {} }) : readJson(request)
}

/** An answer that no cache keeps, unless the operation allows it. */
function answer(
  { operation, status, token }: Binding,
  result: { value: unknown; headers?: Headers },
  cookies: readonly string[],
): Response {
  const headers = new Headers(token ? undefined : result.headers)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (operation.output === noOutput) return new Response(null, { status: 204, headers })
  headers.set('content-type', 'application/json')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(result.value), { status: status ?? 200, headers })
}
