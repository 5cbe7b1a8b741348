import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fillTermsFromSeed, servedCatalogue, servedMark } from '#domain/catalog/catalogue-store.server.ts'
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

type Parts = { db: Database; drawer: PageDrawer; log: Log; now: () => Date; everyMs?: number }

/** What was published, or begins, is served by every process within a few of these. */
const LOOK_EVERY_MS = 500

/**
 * Serves the catalogue that was published last, at the prices in force. Its pages are drawn in the background and take
 * the place of those before in one step. One that cannot be read or drawn is told to the log once, and the one before
 * goes on. Throws where already the first one is broken.
 */
export async function openEditions({
  db,
  drawer,
  log,
  now,
  everyMs = LOOK_EVERY_MS,
}: Parts): Promise<Editions> {
  await fillTermsFromSeed(db, now())
  let looked = await servedMark(db, now())
  const first = await servedCatalogue(db, now())
  let edition: Edition = { catalogue: first, pages: await drawer.load(first) }
  let busy = false

  const look = async () => {
    const at = now()
    const mark = await servedMark(db, at)
    if (mark === looked) return
    const startedAt = performance.now()
    try {
      const catalogue = await servedCatalogue(db, at)
      if (catalogue.revision !== edition.catalogue.revision) {
        edition = { catalogue, pages: await drawer.redraw(catalogue, edition.pages) }
        const ms = Math.round(performance.now() - startedAt)
        log.info({ revision: catalogue.revision, ms }, 'another revision of the catalog is served')
      }
      looked = mark
    } catch (error) {
      // What is broken is looked at once, not every second; a database that was away is asked again.
      if (!isDatabaseDown(error)) looked = mark
      throw error
    }
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
