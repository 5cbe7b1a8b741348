import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as builtServer from '#server/main.ts'
import { copyCluster, copyNewCluster } from './new-cluster.ts'

/** Where the site is reached from outside, in tests that need such a setting: one for all, as its pages are rendered once. */
export const PUBLIC_ORIGIN = 'https://shop.example'

/** What a site knows of other sites, in tests that need such settings: one for all, for the same reason. */
export const OUTSIDE_SETTINGS = {
  PARTNER_URL: 'https://partner.test',
  VIDEO_URL: 'https://video.test/embed/1',
  ANALYTICS_ID: 'G-TEST',
  REVIEWS_SOURCE_NAME: 'Reviews of Ohio',
  REVIEWS_SOURCE_URL: 'https://reviews.test/plainwire',
  REVIEWS_SOURCE_DATE: '2026-10-02',
}

const root = join(import.meta.dirname, '..', '..')

/**
 * Makes one embedded database with every table and queue, once for all tests: a site that starts on a copy of it is
 * there in a quarter of the time. Runs before the tests of Vitest and of Playwright.
 */
export default async function makeSiteTemplate(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'plainwire-template-'))
  await copyNewCluster(join(folder, 'database'))
  const built: typeof builtServer = await import(
    pathToFileURL(join(root, 'build', 'server', 'index.js')).href
  )
  const backend = await built.createBackend({
    config: built.readConfig({ DATA_DIR: folder }),
    root,
    log: built.createLog('silent'),
    origin: 'http://localhost',
  })
  await backend.close(1_000)
  // Rendered here once; the sites of the tests with these settings find the pages.
  const catalogue = built.withChecks(built.readSeed(), built.boxedFilesSeen(root), new Date())
  for (const settings of [{ PUBLIC_URL: PUBLIC_ORIGIN }, OUTSIDE_SETTINGS]) {
    const shown = built.publicSettings(built.readConfig(settings))
    const drawer = built.createPageDrawer(root, shown, built.createLog('silent'))
    await drawer.load({ catalogue, shown })
  }
  process.env.SITE_TEMPLATE = join(folder, 'database')
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Puts a copy of that database into a site's folder; without one the site makes its own. */
export function copySiteTemplate(dataDir: string): void {
  const { SITE_TEMPLATE } = process.env
  if (SITE_TEMPLATE) copyCluster(SITE_TEMPLATE, join(dataDir, 'database'))
}

/** A folder for a site, with a copy of that database in it; it goes with the template when the tests have ended. */
export function newSiteFolder(): string {
  const { SITE_TEMPLATE } = process.env
  const folder = mkdtempSync(join(SITE_TEMPLATE ? dirname(SITE_TEMPLATE) : tmpdir(), 'site-'))
  copySiteTemplate(folder)
  return folder
}
