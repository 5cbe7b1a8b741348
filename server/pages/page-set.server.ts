import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageTrial } from '#app/contexts.ts'
import { createScriptIntegrity } from '#app/first-load/script-integrity.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { PublicSettings } from '#platform/brand.ts'
import type { Log } from '#platform/log.server.ts'
import { countiesOf } from '../counties-of.server.ts'
import { redrawPictures } from './link-pictures.server.ts'
import type { Compression } from './memory-file.server.ts'
import { outsideSources } from './outside-sources.server.ts'
import { createPageHandler } from './page-handler.server.ts'
import { comparePages, type Drawing, loadPages, type PageSet, redrawPages } from './pages.server.ts'
import { keptPaths } from './prerendered-paths.ts'

/** Draws the pages that are the same for everyone, for these settings and whatever catalogue is given. */
export type PageDrawer = {
  /** All of them as small as they get; drawn once for a build, settings and catalogue, and kept in the build's folder. */
  load(catalogue: Catalogue): Promise<PageSet>
  /** Those that differ from the ones served now, in the time between requests, with the pictures of their links. */
  redraw(catalogue: Catalogue, before: PageSet): Promise<PageSet>
  /** How they would differ from the ones served now, and which cannot be drawn; nothing is kept. */
  compare(catalogue: Catalogue, before: PageSet): Promise<PageTrial>
}

export function createPageDrawer(
  root: string,
  settings: PublicSettings,
  log: Log,
  compression: Compression = 'strongest',
): PageDrawer {
  const handle = createPageHandler(settings, countiesOf(root), createScriptIntegrity(root))
  const facts = { id: 'prerender', clientAddress: '127.0.0.1', clientNetwork: '127.0.0.1', log, nonce: '' }
  const outsideOf = outsideSources(settings)
  const drawingOf = (catalogue: Catalogue): Drawing => ({
    paths: keptPaths(catalogue),
    render: path => handle(new Request(new URL(path, 'http://localhost')), facts, catalogue),
  })
  return {
    load(catalogue) {
      const buildId = readFileSync(join(root, 'build', 'build-id'), 'utf8')
      const fingerprint = [buildId, settings, catalogue.pagesKey]
      const folder = join(root, 'build', 'pages')
      return loadPages({ folder, fingerprint, outsideOf, compression }, drawingOf(catalogue))
    },
    compare: (catalogue, before) => comparePages(before, drawingOf(catalogue)),
    async redraw(catalogue, before) {
      const pages = await redrawPages({ before, outsideOf }, drawingOf(catalogue))
      return new Map([...pages, ...(await redrawPictures({ root, log, before }, pages))])
    },
  }
}
