import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createLabelDownload } from '#adapters/label-download.server.ts'
import { readLabelSheet } from '#adapters/label-sheet.server.ts'
import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { importLabels, type LabelImport } from '#domain/labels/import-labels.server.ts'
import type { BadLabelRow } from '#domain/labels/label.ts'
import { labelSource, labelSources } from '#domain/labels/label-sources.ts'
import { type DownloadLabels, refreshLabels } from '#domain/labels/refresh-labels.server.ts'
import { readConfig } from '#platform/config.server.ts'
import type { Database } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { loadLabels } from '../load-labels.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'
import { CommandFault } from './operator-command.server.ts'
import { tellLabelImport } from './tell-labels.server.ts'

type Say = (line: string) => void

/** Imports one file and reports what was added, removed and changed. Throws `LabelFileError` if it is refused. */
export function importLabelFile(root: string, path: string, order: LabelImport, say: Say): Promise<void> {
  return withDatabase(root, async (db, dataDir) => {
    const { providerId, date } = order
    const name = await nameOf(db, providerId)
    if (name === null) throw new CommandFault(`There is no provider ${providerId}.`)
    const found = { bytes: readFileSync(path), source: basename(path) }
    const report = await importLabels({ db, readSheet: readLabelSheet }, found, order)
    const badRows = keepBadRows(dataDir, `${providerId}-${date}`, report.bad)
    for (const line of tellLabelImport(name, report, badRows)) say(line)
  })
}

/** Refreshes the labels of some providers, or of all; returns whether every file was imported. */
export function refreshAllLabels(
  root: string,
  providerIds: readonly string[] | null,
  say: Say,
  download: DownloadLabels = createLabelDownload(),
): Promise<boolean> {
  const unknown = (providerIds ?? []).filter(id => !labelSource(id)?.file)
  if (unknown.length > 0) {
    throw new CommandFault(`There is no address of labels for ${unknown.join(', ')}; use labels:import.`)
  }
  const wanted = labelSources.filter(one => providerIds?.includes(one.providerId) ?? true)
  return withDatabase(root, async (db, dataDir) => {
    const now = () => new Date()
    let all = true
    for await (const result of refreshLabels({ db, readSheet: readLabelSheet, download, now }, wanted)) {
      const { name, providerId } = result.source
      if (result.outcome === 'kept') {
        all = false
        say(`${name}: its last edition is kept: ${result.reason}.`)
        continue
      }
      const badRows = keepBadRows(
        dataDir,
        `${providerId}-${now().toISOString().slice(0, 10)}`,
        result.report.bad,
      )
      for (const line of tellLabelImport(name, result.report, badRows)) say(line)
    }
    return all
  })
}

async function withDatabase<T>(
  root: string,
  work: (db: Database, dataDir: string) => Promise<T>,
): Promise<T> {
  const config = readConfig()
  const { db, close } = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
  try {
    // The labels that ship with the code are older than any current file, and couldn't be imported after it.
    await loadLabels(db, root)
    return await work(db, config.DATA_DIR)
  } finally {
    await close()
  }
}

async function nameOf(db: Database, providerId: string): Promise<string | null> {
  const catalogue = await servedCatalogue(db, new Date())
  return catalogue.provider(providerId)?.name ?? labelSource(providerId)?.name ?? null
}

/** Writes bad rows beside the database, as line, reason and text; returns the file, `null` if there are none. */
function keepBadRows(dataDir: string, name: string, rows: readonly BadLabelRow[]): string | null {
  if (rows.length === 0) return null
  const folder = join(dataDir, 'labels', 'bad-rows')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.csv`)
  const cell = (text: string | number) => `"${String(text).replaceAll('"', '""')}"`
  const lines = rows.map(({ line, reason, text }) => [line, reason, text].map(cell).join(','))
  writeFileSync(file, `${['line,reason,text', ...lines].join('\n')}\n`)
  return file
}
