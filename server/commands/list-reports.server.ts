import { inspect } from 'node:util'
import { reportKinds } from '#domain/availability/reports/report-kinds.ts'
import { type ReportedEntry, reportedEntries } from '#domain/availability/reports/reported-entries.server.ts'
import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'

const MAX_ENTRIES = 500

/** What visitors reported as wrong, in lines for the operator; the most reported entry first. */
export async function listReports(root: string): Promise<string[]> {
  const config = readConfig()
  const { db, close } = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
  try {
    const now = new Date()
    const catalogue = await servedCatalogue(db, now)
    return tellReports(await reportedEntries({ catalogue, db, now: () => now }, MAX_ENTRIES))
  } finally {
    await close()
  }
}

/** Strangers wrote the notes, so every control character is spelled out. */
export function tellReports(entries: readonly ReportedEntry[]): string[] {
  if (entries.length === 0) return ['Nobody has reported an entry within a year.']
  return entries.flatMap(({ place, zipCode, provider, people, doubted, kinds, plans, notes, latest }) => [
    `${people} ${people === 1 ? 'person' : 'people'}${doubted ? ', doubted' : ''}: ${provider}, ZIP ${zipCode}${place === zipCode ? '' : `, cell ${place}`}, latest ${latest.toISOString().slice(0, 10)}`,
    ...kinds.map(one => `  ${reportKinds[one.kind]}: ${one.people}`),
    ...plans.map(one => `  In the row of ${one.name}: ${one.people}`),
    ...notes.map(note => `  ${inspect(note)}`),
  ])
}
