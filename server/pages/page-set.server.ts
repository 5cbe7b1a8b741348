import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageTrial } from '#app/contexts.ts'
import { createScriptIntegrity } from '#app/first-load/script-integrity.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { type BusinessSettings, builtInSettings } from '#domain/settings/business-settings.ts'
import type { PublicSettings } from '#platform/brand.ts'
import type { Log } from '#platform/log.server.ts'
import { countiesOf } from '../counties-of.server.ts'
import { redrawPictures } from './link-pictures.server.ts'
import type { Compression } from './memory-file.server.ts'
import { outsideSources } from './outside-sources.server.ts'
import { createPageHandler } from './page-handler.server.ts'
import { comparePages, type Drawing, loadPages, type PageSet, redrawPages } from './pages.server.ts'
import { keptPaths } from './prerendered-paths.ts'

/** What pages are drawn from. */
type DrawnFrom = { catalogue: Catalogue; shown: PublicSettings; settings?: BusinessSettings }

/** Draws the pages that are the same for everyone from a given catalog and settings. */
export type PageDrawer = {
  /**
   * All of them strongly compressed; drawn once per build, settings and catalog, and kept in the build's folder. With the
   * link images that are others than the build's own: a process that starts after a publication shows its prices, too.
   */
  load(from: DrawnFrom): Promise<PageSet>
  /** Those that differ from the ones served now, drawn between requests, with their link images. */
  redraw(from: DrawnFrom, before: PageSet): Promise<PageSet>
  /** How they would differ from the ones served now, and which can't be drawn; nothing is kept. */
  compare(from: DrawnFrom, before: PageSet): Promise<PageTrial>
}

/** As strongly as the build itself: a quick build is only tested, and so is what is drawn for it at a start. */
function compressionOf(root: string): Compression {
  const mark = join(root, 'build', 'compression')
  return existsSync(mark) && readFileSync(mark, 'utf8') === 'quick' ? 'quick' : 'strong'
}

export function createPageDrawer(
  root: string,
  machine: PublicSettings,
  log: Log,
  compression: Compression = compressionOf(root),
): PageDrawer {
  const handle = createPageHandler(countiesOf(root), createScriptIntegrity(root))
  const facts = { id: 'prerender', clientAddress: '127.0.0.1', clientNetwork: '127.0.0.1', log, nonce: '' }
  const outsideOf = outsideSources(machine)
  const drawingOf = ({ settings = builtInSettings, ...from }: DrawnFrom): Drawing => ({
    paths: keptPaths(from.catalogue),
    render: path => handle(new Request(new URL(path, 'http://localhost')), facts, { ...from, settings }),
  })
  return {
    async load(from) {
      const buildId = readFileSync(join(root, 'build', 'build-id'), 'utf8')
      const fingerprint = [buildId, from.shown, from.catalogue.pagesKey]
      const folder = join(root, 'build', 'pages')
      const options = { folder, fingerprint, outsideOf, compression }
      const { pages, ofBuild: before } = await loadPages(options, drawingOf(from))
      return new Map([...pages, ...(await redrawPictures({ root, log, before }, pages))])
    },
    compare: (from, before) => comparePages(before, drawingOf(from)),
    async redraw(from, before) {
      const pages = await redrawPages({ before, outsideOf }, drawingOf(from))
      return new Map([...pages, ...(await redrawPictures({ root, log, before }, pages))])
    },
  }
}
