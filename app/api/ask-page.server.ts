import { data, redirect } from 'react-router'
import { onwards } from '#domain/accounts/return-url.ts'
import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Result } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { requestContext } from '../contexts.ts'
import { type CallerArgs, callerOf, operationDeps, type Performed } from './caller.server.ts'
import { pageOf } from './page-of.ts'
import { retryHeaders } from './perform-form.server.ts'

/** Refusals that no page answers by itself. */
type SentAway = 'authentication_required' | 'too_many_requests'

/**
 * Reads what a page shows. Throws the way to the sign-in page for those whom it isn't for without a session, and a 429
 * page for those who ask too often; every other refusal is returned. Faults are thrown, as in every loader.
 */
export async function askPage<Output, Code extends ProblemCode>(
  operation: Performed<ChatCaller, Output, Code>,
  args: CallerArgs,
  input: unknown,
): Promise<Result<Output, Exclude<Code, SentAway>>> {
  args.context.get(requestContext).operation = operation.name
  const result = await operation.perform(operationDeps(args.context), callerOf(args).caller, given(input))
  if (result.ok) return result
  if (result.code === 'authentication_required') throw signInFirst(args.request)
  if (result.code === 'too_many_requests') {
    const { status, title, message } = problemKind(result.code)
    throw data({ title, message }, { status, headers: retryHeaders(result) })
  }
  return result as Result<Output, Exclude<Code, SentAway>>
}

/** The way to the sign-in page and back. */
export function signInFirst(request: Request): Response {
  return redirect(onwards('/auth', pageOf(request)))
}
