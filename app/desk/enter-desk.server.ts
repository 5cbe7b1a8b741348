import { given } from '#domain/shared/define-operation.ts'
import type { Given, Result } from '#domain/shared/operation.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import type { EntryCaller } from '#domain/staff-access/entry-caller.ts'
import { operationDeps } from '../api/caller.server.ts'
import { type DeskArgs, deskCallerOf } from './desk-caller.server.ts'

/** An operation of those who are on their way in, or out. */
type Asked<Output, Code extends ProblemCode> = {
  perform(
    deps: ReturnType<typeof operationDeps>,
    caller: EntryCaller,
    given: Given,
  ): Promise<Result<Output, Code>>
}

/** Asks for a step of the way in. `headers` carry the cookies that the answer must set. */
export async function enterDesk<Output, Code extends ProblemCode>(
  operation: Asked<Output, Code>,
  args: DeskArgs,
  input: unknown,
): Promise<{ result: Result<Output, Code>; headers: Headers }> {
  const { caller, cookies } = deskCallerOf(args)
  const result = await operation.perform(operationDeps(args.context), caller, given(input))
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { result, headers }
}
