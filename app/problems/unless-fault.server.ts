import type { ProblemCode } from '#domain/shared/problem.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'

/** Logs a fault of ours, once, and says what to call it, so that the form can answer with what was typed. */
export function formFault(fault: unknown, log: Log): ProblemCode {
  log.error({ err: describeError(fault) }, 'form failed')
  return isDatabaseDown(fault) ? 'database_unavailable' : 'unexpected'
}

/** Does what a form asks for; at a fault of ours `failed` answers in the form's own words, with what was typed. */
export async function unlessFault<Answer, Refusal>(
  log: Log,
  work: () => Promise<Answer>,
  failed: (code: ProblemCode) => Refusal,
): Promise<Answer | Refusal> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof Response) throw fault
    return failed(formFault(fault, log))
  }
}
