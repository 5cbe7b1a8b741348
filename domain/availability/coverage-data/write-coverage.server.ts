import type { Database, Tx } from '#platform/database.server.ts'
import {
  coverageCells,
  coverageCounties,
  coverageGeographies,
  coverageSummaries,
} from '../availability.tables.server.ts'
import { insertBatch, type NewImport, replaceImport, replaceImports } from './coverage-index.server.ts'
import type { Batch, LocationCoverage, LocationTotals, ProviderPart } from './coverage-reader.server.ts'
import { keepBrandNames, keepHoldingCompanies } from './provider-names.server.ts'

/** The stage an import is in. */
export type ImportStage = 'checking' | 'counting' | 'saving'

type Deps = { db: Database; progress(stage: ImportStage, share: number, rows: number): void }

const servedColumns = [
  'providerId',
  'technology',
  'download',
  'upload',
  'lowLatency',
  'locations',
  'residential',
  'anyResidential',
] as const

/** Replaces the cells and counties of a state and technology. Returns how many rows were saved. */
export async function writeLocations(
  { db, progress }: Deps,
  entry: NewImport,
  totals: LocationTotals,
  brands: LocationCoverage['brands'],
): Promise<number> {
  let saved = 0
  await replaceImport(db, entry, async (tx, id) => {
    saved = await insertLocations(tx, id, totals, rows =>
      progress('saving', Math.min(1, rows / Math.max(1, totals.cellCount)), entry.rows),
    )
    await keepBrandNames(tx, brands)
  })
  return saved
}

/** One provider's part of a file for a state and technology, and the entry under which it is served. */
export type PartToWrite = { entry: NewImport; part: ProviderPart }

/** Saves the parts of one provider's file, all in one transaction. Returns how many rows. */
export function writeProviderParts(
  { db, progress }: Deps,
  parts: AsyncIterable<PartToWrite>,
  count: number,
  brands: LocationCoverage['brands'],
): Promise<number> {
  return replaceImports(db, 'locations', async replace => {
    let saved = 0
    let done = 0
    for await (const { entry, part } of parts) {
      await replace(entry, async (tx, id) => {
        saved += await insertLocations(tx, id, part.totals, () => {})
        await keepBrandNames(tx, brands)
      })
      done += 1
      progress('saving', done / count, entry.rows)
    }
    return saved
  })
}

type Places = Pick<LocationTotals, 'cells' | 'counties'>

async function insertLocations(
  tx: Tx,
  id: number,
  totals: Places,
  told: (rows: number) => void,
): Promise<number> {
  let saved = 0
  const insertAll = async (batches: AsyncIterable<Batch>, insert: (batch: Batch) => Promise<void>) => {
    let inserting: Promise<void> = Promise.resolve()
    for await (const batch of batches) {
      await inserting
      // The next batch is read while the database takes this one; the next turn throws its fault.
      inserting = insert(batch)
      inserting.catch(() => {})
      saved += batch[0]?.length ?? 0
      told(saved)
    }
    await inserting
  }
  await insertAll(totals.cells(), batch =>
    insertBatch(tx, coverageCells, ['cell', ...servedColumns], id, batch),
  )
  await insertAll(totals.counties(), batch =>
    insertBatch(tx, coverageCounties, ['countyFips', ...servedColumns], id, batch),
  )
  return saved
}

/** Replaces the rows of one of the small kinds of file. Returns how many rows are kept. */
export async function writeTable(
  { db, progress }: Deps,
  entry: NewImport,
  batches: AsyncIterable<Batch>,
): Promise<number> {
  let saved = 0
  await replaceImport(db, entry, async (tx, id) => {
    for await (const batch of batches) {
      await insertTableBatch(tx, entry, id, batch)
      saved += batch[0]?.length ?? 0
      progress('saving', Math.min(1, saved / entry.rows), entry.rows)
    }
  })
  return saved
}

async function insertTableBatch(tx: Tx, { kind }: NewImport, id: number, batch: Batch): Promise<void> {
  if (kind === 'geography_shares') {
    const columns = [
      'geographyType',
      'geographyId',
      'description',
      'providerId',
      'residentialShare',
      'businessShare',
    ]
    return insertBatch(tx, coverageGeographies, columns, id, batch)
  }
  if (kind === 'provider_list') return keepHoldingCompanies(tx, batch[0] ?? [], batch[1] ?? [])
  const [providerIds = [], technologies = [], companies = [], locations = [], units = []] = batch
  await insertBatch(
    tx,
    coverageSummaries,
    ['providerId', 'technology', 'residentialLocations', 'residentialUnits'],
    id,
    [providerIds, technologies, locations, units],
  )
  // A provider has a row for each technology, all with the same company.
  const companyOf = new Map(providerIds.map((providerId, index) => [providerId, companies[index]] as const))
  const named = [...companyOf].filter(([, company]) => company)
  await keepHoldingCompanies(
    tx,
    named.map(([providerId]) => providerId),
    named.map(([, company]) => company),
  )
}
