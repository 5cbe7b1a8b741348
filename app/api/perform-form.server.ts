import type { RouterContextProvider } from 'react-router'
import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Given, Refusal, Result } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import type { ProblemKind } from '#domain/shared/problem-kind.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { requestContext } from '../contexts.ts'
import { callerOf, operationDeps } from './caller.server.ts'

type RouteArgs = { request: Request; context: Readonly<RouterContextProvider> }

/** An operation as forms may ask for it. */
type Asked<Output, Code extends ProblemCode> = {
  name: string
  perform(
    deps: ReturnType<typeof operationDeps>,
    caller: ChatCaller,
    given: Given,
  ): Promise<Result<Output, Code>>
}

/**
 * Runs an operation for a posted form. A fault of ours is logged once and becomes a refusal, too, so that the form
 * can answer in its own words with what was typed.
 */
export async function performForm<Output, Code extends ProblemCode>(
  operation: Asked<Output, Code>,
  args: RouteArgs,
  input: unknown,
): Promise<Result<Output, Code | 'unexpected' | 'database_unavailable'>> {
  const { context } = args
  context.get(requestContext).operation = operation.name
  try {
    return await operation.perform(operationDeps(context), callerOf(args).caller, given(input))
  } catch (fault) {
    const { log } = context.get(requestContext)
    log.error({ err: describeError(fault), operation: operation.name }, 'form failed')
    return { ok: false, code: isDatabaseDown(fault) ? 'database_unavailable' : 'unexpected' }
  }
}

/** When to try again, as a header of the form's answer. */
export function retryHeaders({ retryAfterSeconds }: Refusal<ProblemCode>): Record<string, string> {
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
}

/** What a form says about a refusal: the table's words, or more exact ones of its own, such as how long to wait. */
export function refusalKind({ code, message }: Refusal<ProblemCode>): ProblemKind {
  const kind = problemKind(code)
  return message === undefined ? kind : { ...kind, message }
}
