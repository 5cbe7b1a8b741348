import { isDatabaseDown } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'

/**
 * Does what a form asks for. Where the database cannot be reached, `away` answers in the form's own words, so that what
 * was typed stays on the page; any other fault goes on.
 */
export async function unlessAway<Answer, Refusal>(
  log: Log,
  work: () => Promise<Answer>,
  away: () => Refusal,
): Promise<Answer | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (!isDatabaseDown(error)) throw error
    log.error({ err: describeError(error) }, 'database away')
    return away()
  }
}
