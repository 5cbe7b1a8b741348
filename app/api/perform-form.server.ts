import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Refusal, Result } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import type { ProblemKind } from '#domain/shared/problem-kind.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { requestContext } from '../contexts.ts'
import { type CallerArgs, callerOf, operationDeps, type Performed } from './caller.server.ts'

/**
 * Runs an operation for a posted form. A fault of ours is logged once and becomes a refusal, too, so that the form
 * can answer in its own words with what was typed.
 */
export async function performForm<Output, Code extends ProblemCode>(
  operation: Performed<ChatCaller, Output, Code>,
  args: CallerArgs,
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
