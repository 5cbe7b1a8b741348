import type { ChatCaller } from '#domain/assistant/chat-session.server.ts'
import type { PublicAnswer } from '#domain/public-answers/answer-facts.ts'
import { given } from '#domain/shared/define-operation.ts'
import type { Given, OperationFacts, Result } from '#domain/shared/operation.ts'
import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { refusalInWords } from '#domain/shared/refusal-words.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError } from '#platform/log.server.ts'
import { callerOf, operationDeps } from '../api/caller.server.ts'
import { type RouteArgs, requestContext } from '../contexts.ts'

/** An operation that tools and resources call. */
export type Asked<Value extends PublicAnswer = PublicAnswer> = OperationFacts & {
  perform(
    deps: ReturnType<typeof operationDeps>,
    caller: ChatCaller,
    given: Given,
  ): Promise<Result<Value, ProblemCode>>
}

/** An answer with all of it in words, or why there is none. */
type Told<Value> = { ok: true; value: Value; text: string } | { ok: false; words: string }

/**
 * Calls an operation for the sender of the message; a fault of ours is logged once and reported in words that reveal
 * no internals.
 */
export type AskTool = <Value extends PublicAnswer>(
  operation: Asked<Value>,
  input: unknown,
) => Promise<Told<Value>>

export function askerOf(args: RouteArgs): AskTool {
  const { context } = args
  return async (operation, input) => {
    try {
      const result = await operation.perform(operationDeps(context), callerOf(args).caller, given(input))
      return result.ok
        ? { ok: true, value: result.value, text: textOf(result.value) }
        : { ok: false, words: refusalInWords(result) }
    } catch (fault) {
      const { log } = context.get(requestContext)
      log.error({ err: describeError(fault), operation: operation.name }, 'mcp tool failed')
      return {
        ok: false,
        words: problemKind(isDatabaseDown(fault) ? 'database_unavailable' : 'unexpected').message,
      }
    }
  }
}

/** For hosts that only show text: the structured answer's own summary, in full. */
function textOf({ summary, certainty, pricesAsOf, disclosure, links }: PublicAnswer): string {
  const pages = links.map(({ label, url }) => `${label}: ${url}`)
  return [summary, `Certainty: ${certainty}`, `Prices as of ${pricesAsOf}.`, disclosure, ...pages].join('\n')
}
