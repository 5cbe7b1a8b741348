import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type StalePlan, stalePlans } from '#domain/catalog/stale-plans.ts'
import { newestEditions } from '#domain/labels/label-editions.server.ts'
import type { Database } from '#platform/database.server.ts'

/** The plans whose prices were last checked too long ago, against labels where there are any. */
export async function stalePrices(db: Database, catalogue: Catalogue, now: Date): Promise<StalePlan[]> {
  const seen = (await newestEditions(db)).map(one => [one.providerId, one.lastSeen] as const)
  return stalePlans(catalogue, new Map(seen), now)
}
