import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { CoverageSource } from './coverage-source.server.ts'
import { type Found, findProviders } from './find-providers.server.ts'
import { markDoubted } from './reports.server.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

export type LookUpDeps = {
  catalogue: Catalogue
  coverage: CoverageSource
  zips: ZipDirectory
  db: Database
  now: () => Date
}

/**
 * Who serves an address or ZIP, with the entries marked that visitors doubt: the same answer for the results page, the
 * API and the assistant. Refuses as `findProviders` does.
 */
export async function lookUpProviders(deps: LookUpDeps & { log: Log }, line: string): Promise<Found> {
  const found = await findProviders(deps, line)
  if (!found.ok) return found
  return { ok: true, value: { ...found.value, result: await markDoubted(deps, found.value.result) } }
}
