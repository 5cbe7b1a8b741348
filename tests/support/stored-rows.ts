import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { SiteProcess } from './site-process.ts'

export type Row = Record<string, unknown>

/** Asks the database behind a stopped site: PGlite has one opener at a time, so the site must have ended first. */
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

/** Asks the database behind a running site. The embedded one has one opener: there the site is away for a second. */
export async function queryRunning(site: SiteProcess, statements: readonly string[]): Promise<Row[][]> {
  if (site.label === 'PostgreSQL') return queryStored(site, statements)
  await site.end('SIGTERM')
  try {
    return await queryStored(site, statements)
  } finally {
    await site.launch()
  }
}
