import type {
  BadRow,
  CoverageCsv,
  CoverageReader,
  OpenCoverage,
} from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { CoverageFileError } from '#domain/availability/coverage-data/coverage-reader.server.ts'
import { brokenLines, findBrokenLines } from './duckdb-broken-lines.server.ts'
import { csvSource, rejectedLines } from './duckdb-csv.server.ts'
import { surveyLocations, totalLocations } from './duckdb-locations.server.ts'
import { countProviderRows, partsOfProvider } from './duckdb-provider-locations.server.ts'
import { DuckDbSession } from './duckdb-session.server.ts'
import { readCoverageTable } from './duckdb-tables.server.ts'

/**
 * Reads coverage files with DuckDB: memory stays bounded whatever their size, the rest goes to files in
 * `temporaryFolder`. If the engine fails while reading, the file is not a valid CSV of this kind. `threads` defaults
 * to the number of cores.
 */
export function createDuckDbReader(temporaryFolder: string, threads?: number): CoverageReader {
  return {
    async open(csv) {
      const session = await DuckDbSession.open(temporaryFolder, threads)
      return openCoverage(session, csv)
    },
  }
}

function openCoverage(session: DuckDbSession, csv: CoverageCsv): OpenCoverage {
  let belongs: string | null = null
  return {
    async survey(progress) {
      const survey = await asFileFault(() => surveyLocations(session, csv, progress))
      return { ...survey, rejected: await countRejected(session) }
    },
    async total(held, progress) {
      const totals = await totalLocations(session, held, progress)
      belongs = totals.broken > 0 ? totals.belongs : null
      const rejected = await countRejected(session)
      return { ...totals, allRows: totals.rows + rejected, badRows: rejected + totals.broken }
    },
    async totalsOfProvider(providerId, parts) {
      const totals = await countProviderRows(session, providerId)
      belongs = totals.broken > 0 ? totals.belongs : null
      const rejected = await countRejected(session)
      return {
        allRows: totals.rows + rejected,
        badRows: rejected + totals.broken,
        parts: () => partsOfProvider(session, totals.belongs, parts),
      }
    },
    async table() {
      const read = await asFileFault(() => readCoverageTable(session, csv.kind, csvSource(csv)))
      return { ...read, badRows: await countRejected(session) }
    },
    async *badRows() {
      const condition = belongs
      if (condition) await asFileFault(() => findBrokenLines(session, csv, condition))
      const statement = condition
        ? `${rejectedLines} union all ${brokenLines} order by line`
        : `${rejectedLines} order by line`
      for await (const [lines = [], reasons = []] of session.batches(statement)) {
        for (const [index, line] of lines.entries()) {
          yield { line: Number(line), reason: String(reasons[index]) } satisfies BadRow
        }
      }
    },
    close: () => session.close(),
  }
}

async function countRejected(session: DuckDbSession): Promise<number> {
  const [row] = await session.rows('select count(distinct line)::integer as lines from rejected')
  return Number(row?.lines ?? 0)
}

async function asFileFault<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const first = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)
    // Anything else is our problem and not the file's: no room on disk or in memory, for example.
    if (!/^(Invalid Input|Conversion|Out of Range) Error/i.test(first)) throw cause
    throw new CoverageFileError(`it cannot be read as CSV (${first.slice(0, 200)})`, { cause })
  }
}
