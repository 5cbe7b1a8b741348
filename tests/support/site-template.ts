import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as builtServer from '#server/main.ts'
import { copyCluster, copyNewCluster } from './new-cluster.ts'

/** The site's public address, in tests that need one: the same for all, because its pages are rendered once. */
export const PUBLIC_ORIGIN = 'https://shop.example'

/** Settings that name other sites, in tests that need them: the same for all, for the same reason. */
export const OUTSIDE_SETTINGS = {
  PARTNER_URL: 'https://partner.test',
  VIDEO_URL: 'https://video.test/embed/1',
  ANALYTICS_ID: 'G-TEST',
  REVIEWS_SOURCE_NAME: 'Reviews of Ohio',
  REVIEWS_SOURCE_URL: 'https://reviews.test/plainwire',
  REVIEWS_SOURCE_DATE: '2026-10-02',
}

const root = join(import.meta.dirname, '..', '..')

/** Makes `database` in a folder. */
type MakeDatabase = (folder: string) => Promise<void>

/** An embedded database with every table and queue: a site that starts on a copy of it is there in a quarter of the time. */
export default function useSiteTemplate(): Promise<() => void> {
  return useTemplate('site', makeSiteDatabase)
}

/** Gives sites the named database to start on, until what it answers is called. Runs before the tests of Vitest and of Playwright. */
export async function useTemplate(name: string, make: MakeDatabase): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-template-'))
  await putDatabase(folder, name, make)
  process.env.SITE_TEMPLATE = join(folder, 'database')
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Puts the named `database` into a folder. */
export async function putDatabase(folder: string, name: string, make: MakeDatabase): Promise<void> {
  const kept = await keptDatabase(name, async place => {
    await make(folder)
    cpSync(join(folder, 'database'), place, { recursive: true })
  })
  if (!existsSync(join(folder, 'database'))) cpSync(kept, join(folder, 'database'), { recursive: true })
}

/** The place of the named database, which is made once for each build and day, and kept. */
export async function keptDatabase(name: string, make: (place: string) => Promise<void>): Promise<string> {
  const kept = keptPlace(name)
  if (existsSync(kept)) return kept
  mkdirSync(dirname(kept), { recursive: true })
  const folder = mkdtempSync(`${kept}-`)
  try {
    await make(join(folder, 'made'))
    // Another run may have made it meanwhile.
    if (!existsSync(kept)) renameSync(join(folder, 'made'), kept)
  } finally {
    rmSync(folder, { recursive: true })
  }
  return kept
}

/** It lies in the build, by whose sources it is made, and goes with it: the next build begins without one. */
function keptPlace(name: string): string {
  const all = join(root, 'build', 'test-databases')
  const today = join(all, new Date().toISOString().slice(0, 10))
  if (!existsSync(today)) rmSync(all, { recursive: true, force: true })
  return join(today, name)
}

/** Makes that database in a folder, and renders the pages of the settings that tests have. */
export async function makeSiteDatabase(folder: string): Promise<void> {
  await copyNewCluster(join(folder, 'database'))
  const built = await makeTables({ DATA_DIR: folder })
  // Rendered once here; the tests' sites with these settings find the pages.
  const catalogue = built.withChecks(built.readSeed(), built.boxedFilesSeen(root), new Date())
  for (const settings of [{ PUBLIC_URL: PUBLIC_ORIGIN }, OUTSIDE_SETTINGS]) {
    const shown = built.publicSettings(built.readConfig(settings))
    const drawer = built.createPageDrawer(root, shown, built.createLog('silent'))
    await drawer.load({ catalogue, shown })
  }
}

/** Has the built server make its tables and queue in the database that the settings name. */
export async function makeTables(settings: Record<string, string>): Promise<typeof builtServer> {
  const built: typeof builtServer = await import(
    pathToFileURL(join(root, 'build', 'server', 'index.js')).href
  )
  const backend = await built.createBackend({
    config: built.readConfig(settings),
    root,
    log: built.createLog('silent'),
    origin: 'http://localhost',
  })
  await backend.close(1_000)
  return built
}

/** Puts a copy of that database into a site's folder; without one the site makes its own. */
export function copySiteTemplate(dataDir: string): void {
  const { SITE_TEMPLATE } = process.env
  if (SITE_TEMPLATE) copyCluster(SITE_TEMPLATE, join(dataDir, 'database'))
}

/** A folder for a site, with a copy of that database in it; deleted with the template when the tests have ended. */
export function newSiteFolder(): string {
  const { SITE_TEMPLATE } = process.env
  const folder = mkdtempSync(join(SITE_TEMPLATE ? dirname(SITE_TEMPLATE) : tmpdir(), 'site-'))
  copySiteTemplate(folder)
  return folder
}
