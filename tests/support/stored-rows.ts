import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Row, SiteProcess } from './site-process.ts'

/**
 * Queries the database behind a stopped site: only one process can open PGlite at a time, so the site must have ended
 * first.
 */
export async function queryStored(site: SiteProcess, statements: readonly string[]): Promise<Row[][]> {
  if (site.label === 'PostgreSQL') {
    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    try {
      const results: Row[][] = []
      for (const statement of statements) results.push((await client.query<Row>(statement)).rows)
      return results
    } finally {
      await client.end()
    }
  }
  const client = await PGlite.create(join(site.dataDir, 'database'))
  try {
    const results: Row[][] = []
    for (const statement of statements) results.push((await client.query<Row>(statement)).rows)
    return results
  } finally {
    await client.close()
  }
}

/** Queries the database behind a running site; the embedded one through the site's process. */
export function queryRunning(site: SiteProcess, statements: readonly string[]): Promise<Row[][]> {
  return site.label === 'PostgreSQL' ? queryStored(site, statements) : site.askDatabase(statements)
}
