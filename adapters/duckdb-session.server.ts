import type { DuckDBConnection, DuckDBInstance, Json } from '@duckdb/node-api'
import type { Batch, ReadProgress } from '#domain/availability/coverage-data/coverage-reader.server.ts'

/** How much memory the engine may take; the rest goes to its temporary folder. */
const MEMORY_LIMIT = '1GB'
/** Files of millions of rows without their order, progress for us to show, and nothing fetched from the network. */
const SETTINGS = [
  'preserve_insertion_order = false',
  'enable_progress_bar = true',
  'enable_progress_bar_print = false',
  'progress_bar_time = 0',
  'autoinstall_known_extensions = false',
  'autoload_known_extensions = false',
]
const PROGRESS_EVERY_MS = 200
const BATCH_ROWS = 8_192

/** One engine for one file. Nothing of it outlives `close`. */
export class DuckDbSession {
  private readonly instance: DuckDBInstance
  private readonly connection: DuckDBConnection

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection) {
    this.instance = instance
    this.connection = connection
  }

  /** Loads the engine, a large native library, only now: servers that import nothing never load it. */
  static async open(temporaryFolder: string, threads?: number): Promise<DuckDbSession> {
    const { DuckDBInstance } = await import('@duckdb/node-api')
    const instance = await DuckDBInstance.create(':memory:', {
      memory_limit: MEMORY_LIMIT,
      temp_directory: temporaryFolder,
    })
    const connection = await instance.connect()
    if (threads !== undefined) await connection.run(`set threads = ${threads}`)
    for (const setting of SETTINGS) await connection.run(`set ${setting}`)
    return new DuckDbSession(instance, connection)
  }

  /** A progress callback may throw: the statement is interrupted then, and the same error is thrown here. */
  async run(statement: string, progress?: ReadProgress): Promise<void> {
    const { connection } = this
    let stopped: { by: unknown } | null = null
    const tell = () => {
      try {
        progress?.(Math.max(0, connection.progress.percentage) / 100)
      } catch (error) {
        stopped ??= { by: error }
        connection.interrupt()
      }
    }
    const ticking = progress && setInterval(tell, PROGRESS_EVERY_MS)
    try {
      await connection.run(statement)
    } catch (error) {
      throw stopped ? (stopped as { by: unknown }).by : error
    } finally {
      clearInterval(ticking)
    }
  }

  async rows(statement: string): Promise<Record<string, Json>[]> {
    const reader = await this.connection.runAndReadAll(statement)
    return reader.getRowObjectsJson()
  }

  /** Batches of columns of a query's result, in order; only one batch is in memory at a time. */
  async *batches(statement: string): AsyncIterable<Batch> {
    const result = await this.connection.stream(statement)
    let columns: unknown[][] = []
    for (;;) {
      const chunk = await result.fetchChunk()
      if (!chunk || chunk.rowCount === 0) break
      const fresh = chunk.getColumns()
      columns =
        columns.length === 0 ? fresh : columns.map((column, index) => column.concat(fresh[index] ?? []))
      if ((columns[0]?.length ?? 0) >= BATCH_ROWS) {
        yield columns
        columns = []
      }
    }
    if (columns.length > 0) yield columns
  }

  close(): void {
    this.connection.closeSync()
    this.instance.closeSync()
  }
}

/** A text as an SQL literal. */
export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}
