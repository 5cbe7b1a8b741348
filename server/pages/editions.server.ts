import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { servedCatalogue, servedRevision } from '#domain/catalog/catalogue-store.server.ts'
import { type Database, isDatabaseDown } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { PageDrawer } from './page-set.server.ts'
import type { PageSet } from './pages.server.ts'

/** What is served at one moment: a catalogue and the pages drawn from it, never those of another. */
type Edition = { catalogue: Catalogue; pages: PageSet }

export type Editions = {
  current(): Edition
  /** Stops looking for another revision. */
  close(): void
}

type Parts = { db: Database; drawer: PageDrawer; log: Log; everyMs?: number }

/** A published revision is served by every process within a few of these. */
const LOOK_EVERY_MS = 500

/**
 * Serves the catalogue that was published last. Its pages are drawn in the background and take the place of those before
 * in one step. A revision that cannot be read or drawn is told to the log once, and the one before goes on. Throws where
 * already the first one is broken.
 */
export async function openEditions({ db, drawer, log, everyMs = LOOK_EVERY_MS }: Parts): Promise<Editions> {
  const first = await servedCatalogue(db)
  let edition: Edition = { catalogue: first, pages: await drawer.load(first) }
  /** A revision that cannot be served; looked at once, not every second. */
  let broken: string | null = null
  let busy = false

  const look = async () => {
    const served = await servedRevision(db)
    if (!served || served.revision === edition.catalogue.revision || served.revision === broken) return
    const startedAt = performance.now()
    try {
      const catalogue = await servedCatalogue(db)
      edition = { catalogue, pages: await drawer.redraw(catalogue, edition.pages) }
    } catch (error) {
      if (!isDatabaseDown(error)) broken = served.revision
      throw error
    }
    const ms = Math.round(performance.now() - startedAt)
    log.info({ revision: served.revision, ms }, 'another revision of the catalog is served')
  }
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    look()
      .catch((error: unknown) => log.error({ err: describeError(error) }, 'no other revision of the catalog'))
      .finally(() => {
        busy = false
      })
  }, everyMs)
  timer.unref()
  return { current: () => edition, close: () => clearInterval(timer) }
}

/** One edition for good: while editing, and for tests of the site alone. */
export function fixedEdition(catalogue: Catalogue, pages: PageSet = new Map()): Editions {
  return { current: () => ({ catalogue, pages }), close: () => {} }
}
