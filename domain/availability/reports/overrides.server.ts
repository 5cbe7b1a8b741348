import { and, eq } from 'drizzle-orm'
import { usStates } from '#domain/shared/us-states.ts'
import type { Reader, Tx } from '#platform/database.server.ts'
import { coverageImports } from '../availability.tables.server.ts'
import type { LookupResult } from '../lookup-result.ts'
import { coverageOverrides } from '../overrides.tables.server.ts'
import type { ZipDirectory } from '../places/zip-directory.server.ts'
import { entryName } from './entry-name.ts'
import type { SaidOfPlace } from './said-of-place.server.ts'

export type CoverageOverride = typeof coverageOverrides.$inferInsert

/** Leaves out an entry at a place until data of a later date are served there. */
export async function overrideEntry(tx: Tx, override: CoverageOverride): Promise<void> {
  const { place, provider, ...set } = override
  await tx
    .insert(coverageOverrides)
    .values({ place, provider, ...set })
    .onConflictDoUpdate({ target: [coverageOverrides.place, coverageOverrides.provider], set })
}

/** Trusts the data again at a place. */
export async function liftOverride(
  tx: Tx,
  { place, provider, source }: Pick<CoverageOverride, 'place' | 'provider' | 'source'>,
): Promise<void> {
  const { place: at, provider: of, source: from } = coverageOverrides
  await tx.delete(coverageOverrides).where(and(eq(at, place), eq(of, provider), eq(from, source)))
}

/** The date of the newest data that answer in a ZIP's state: an import's, or the county figures'. */
export async function dataDayAt(
  db: Reader,
  { zips, countiesAsOf }: { zips: ZipDirectory; countiesAsOf: string },
  zipCode: string,
): Promise<string> {
  const state = zips.place(zipCode)?.state
  const fips = usStates.find(({ code }) => code === state)?.fips ?? ''
  const { asOf, current, kind, stateFips } = coverageImports
  const days = await db
    .select({ asOf })
    .from(coverageImports)
    .where(and(eq(current, true), eq(kind, 'locations'), eq(stateFips, fips)))
  return [countiesAsOf, ...days.map(day => day.asOf)].toSorted().at(-1) ?? countiesAsOf
}

/**
 * Removes from an answer what the desk confirmed to be wrong at this place, as long as the data are no newer than
 * those that it contradicts.
 */
export function leaveOutRefuted(
  { refuted }: Pick<SaidOfPlace, 'refuted'>,
  result: LookupResult,
): LookupResult {
  const { providers, likelyProviders, otherProviders, dataDate, isMock } = result
  // Lists of states are not data that could be newer.
  const holds = (dataAsOf: string) => isMock === true || dataDate <= dataAsOf
  const isGone = (one: Parameters<typeof entryName>[0]) => {
    const contradicted = refuted.get(entryName(one) ?? '')
    return contradicted !== undefined && holds(contradicted)
  }
  const ours = ({ id, fccProviderId }: { id: string; fccProviderId?: number }) =>
    isGone({ providerId: id, fccProviderId })
  const leftOut = [...[...providers, ...likelyProviders].filter(ours), ...otherProviders.filter(isGone)].map(
    ({ name }) => name,
  )
  if (leftOut.length === 0) return result
  return {
    ...result,
    providers: providers.filter(one => !ours(one)),
    likelyProviders: likelyProviders.filter(one => !ours(one)),
    otherProviders: otherProviders.filter(one => !isGone(one)),
    leftOut,
  }
}
