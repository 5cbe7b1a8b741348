import type { ProblemCode } from '#domain/shared/problem.ts'
import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'

/** Logs a fault of ours, once, and says what to call it, so that the form can answer with what was typed. */
export function formFault(fault: unknown, log: Log): ProblemCode {
  log.error({ err: describeError(fault) }, 'account form failed')
  return isDatabaseDown(fault) ? 'database_unavailable' : 'unexpected'
}
