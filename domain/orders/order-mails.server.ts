import type { Tx } from '#platform/database.server.ts'
export async function enqueueOrderMail(
  _tx: Tx,
  _deps: object,
  _kind: string,
  _order: object,
  _more: object,
): Promise<void> {}
