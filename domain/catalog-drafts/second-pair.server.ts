import type { Reader } from '#platform/database.server.ts'

/** Whether somebody else must agree before a publication is carried out. */
export async function needsSecondPair(_db: Reader): Promise<boolean> {
  return Promise.resolve(false)
}
