import { and, eq, inArray } from 'drizzle-orm'
import { usStates } from '#domain/shared/us-states.ts'
import type { Database, Reader, Tx } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import { coverageImports } from './availability.tables.server.ts'
import { entryName } from './entry-name.ts'
import type { LookupResult } from './lookup-result.ts'
import { coverageOverrides } from './overrides.tables.server.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

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
 * those that it contradicts. If that can't be read, the answer stays, and the log says why.
 */
export async function leaveOutRefuted(
  { db, log }: { db: Database; log: Log },
  result: LookupResult,
): Promise<LookupResult> {
  try {
    const gone = await refutedEntries(db, result)
    if (gone.size === 0) return result
    const stays = (one: Parameters<typeof entryName>[0]) => !gone.has(entryName(one) ?? '')
    const named = ({ id, fccProviderId }: { id: string; fccProviderId?: number }) =>
      stays({ providerId: id, ...(fccProviderId === undefined ? {} : { fccProviderId }) })
    const { providers, likelyProviders, otherProviders } = result
    return {
      ...result,
      providers: providers.filter(named),
      likelyProviders: likelyProviders.filter(named),
      otherProviders: otherProviders.filter(stays),
      leftOut: [
        ...[...providers, ...likelyProviders].filter(one => !named(one)),
        ...otherProviders.filter(one => !stays(one)),
      ].map(({ name }) => name),
    }
  } catch (error) {
    log.error({ err: describeError(error) }, 'confirmed wrong entries not read')
    return result
  }
}

async function refutedEntries(db: Database, result: LookupResult): Promise<Set<string>> {
  const { providers, likelyProviders, otherProviders, place, dataDate, isMock } = result
  const ours = [...providers, ...likelyProviders].map(({ id, fccProviderId }) => ({
    providerId: id,
    ...(fccProviderId === undefined ? {} : { fccProviderId }),
  }))
  const names = [...ours, ...otherProviders].flatMap(one => entryName(one) ?? [])
  if (names.length === 0) return new Set()
  const rows = await db
    .select({ provider: coverageOverrides.provider, dataAsOf: coverageOverrides.dataAsOf })
    .from(coverageOverrides)
    .where(
      and(
        eq(coverageOverrides.place, place.cell ?? place.zipCode),
        inArray(coverageOverrides.provider, names),
      ),
    )
  // Lists of states are not data that could be newer.
  const holding = rows.filter(({ dataAsOf }) => isMock === true || dataDate <= dataAsOf)
  return new Set(holding.map(({ provider }) => provider))
}
