import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { Log } from '#platform/log.server.ts'
import { memoizeFor } from '#platform/memoize-for.ts'
import { doubtsAt } from './doubts-at.server.ts'
import type { LookUpDeps } from './look-up-providers.server.ts'
import type { PlaceDoubts } from './place-doubts.ts'

/** What our data leave open about plans of a catalog at a ZIP code. */
export type KeptDoubts = (
  catalogue: Catalogue,
  zipCode: string,
  planIds: readonly string[],
) => Promise<PlaceDoubts>

/** Coverage changes a few times a year; orders come a few hundred times a second. */
const KEEP_MS = 60_000

/** Looks up plans at ZIP codes for whoever stores orders, and remembers each answer for a minute. */
export function createKeptDoubts(
  deps: Omit<LookUpDeps, 'catalogue'> & { log: Log },
  keepMs = KEEP_MS,
): KeptDoubts {
  const ofCatalogue = (catalogue: Catalogue) =>
    memoizeFor(keepMs, key => {
      const [zipCode, planIds] = JSON.parse(key) as [string, string[]]
      const offerings = planIds.flatMap(id => catalogue.offering(id) ?? [])
      return doubtsAt({ ...deps, catalogue }, zipCode, offerings)
    })
  const kept = new WeakMap<Catalogue, ReturnType<typeof ofCatalogue>>()
  return (catalogue, zipCode, planIds) => {
    const asked = kept.get(catalogue) ?? ofCatalogue(catalogue)
    kept.set(catalogue, asked)
    return asked(JSON.stringify([zipCode, planIds]))
  }
}
