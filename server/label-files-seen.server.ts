import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { newestEditions } from '#domain/labels/label-editions.server.ts'
import type { Reader } from '#platform/database.server.ts'

const days = z.record(z.string(), z.iso.date())

/** The day each provider's label file was last seen, according to the copies that ship with the code. */
export function boxedFilesSeen(root: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, 'facts', 'labels', 'last-seen.json'), 'utf8')
  return new Map(Object.entries(days.parse(JSON.parse(text))))
}

/** The same, or later if this database has seen a file since. The shipped dates count even before the labels are loaded. */
export async function filesSeenBy(
  db: Reader,
  boxed: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const seen = new Map(boxed)
  for (const { providerId, lastSeen } of await newestEditions(db)) {
    if (lastSeen > (seen.get(providerId) ?? '')) seen.set(providerId, lastSeen)
  }
  return seen
}
