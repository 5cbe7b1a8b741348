import type { RequestFacts } from '#app/contexts.ts'
import { operationsAt } from '#app/operations/operations.server.ts'

/** As other servers log a request that its client gave up. */
const CLIENT_CLOSED_REQUEST = 499

/** The status to log: where nobody was there for the answer anymore, it is no fault of ours. */
export function statusOf({ signal }: Request, { status }: Response): number {
  return status === 500 && signal.aborted ? CLIENT_CLOSED_REQUEST : status
}

/** What a request asked for: of a page with several forms, the one that was sent. */
export function operationOf(
  { method }: Request,
  route: string,
  { operation }: RequestFacts,
): string | undefined {
  const possible = operationsAt(method, route)
  return operation ?? (possible.length === 1 ? possible[0]?.name : undefined)
}
