import { isDeepStrictEqual } from 'node:util'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { fillTermsFromSeed, servedCatalogue, servedMark } from '#domain/catalog/catalogue-store.server.ts'
import { withChecks } from '#domain/catalog/price-checks.ts'
import { type BusinessSettings, builtInSettings, shownSettings } from '#domain/settings/business-settings.ts'
import type { Settings } from '#domain/settings/served-settings.server.ts'
import type { PublicSettings } from '#platform/brand.ts'
import { type Database, isDatabaseDown } from '#platform/database.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { Notices } from '#platform/notices.server.ts'
import type { Edition } from './edition.ts'
import type { PageDrawer } from './page-set.server.ts'

export type Editions = {
  current(): Edition
  /** Stops looking for another revision. */
  close(): void
}

type Parts = {
  db: Database
  drawer: PageDrawer
  log: Log
  now: () => Date
  settings: Settings
  /** The environment's settings that pages may know. */
  machine: PublicSettings
  /** Told of each edition: the desk's screens show its prices, too. */
  notices: Pick<Notices, 'tellHere'>
  /** The day each provider's label file was last seen. */
  filesSeen: () => Promise<ReadonlyMap<string, string>>
  everyMs?: number
}

/** Every process serves what was published, or takes effect, within a few of these intervals. */
const LOOK_EVERY_MS = 500

/**
 * Serves the most recently published catalog, at the prices in force, and the business settings. Its pages are drawn
 * in the background and replace the previous ones in one step. If a catalog can't be read or drawn, that is logged
 * once, and the previous one stays. Throws if the very first one is broken.
 */
export async function openEditions({
  db,
  drawer,
  log,
  now,
  settings,
  machine,
  notices,
  filesSeen,
  everyMs = LOOK_EVERY_MS,
}: Parts): Promise<Editions> {
  // Prices age by the day.
  const markOf = async (at: Date) =>
    [await servedMark(db, at), at.toISOString().slice(0, 10), ...[...(await filesSeen())].flat()].join(' ')
  const catalogueOf = async (at: Date) => withChecks(await servedCatalogue(db, at), await filesSeen(), at)
  await fillTermsFromSeed(db, now())
  let looked = await markOf(now())
  const first = { catalogue: await catalogueOf(now()), settings: await settings.look(now()) }
  const firstShown = shownSettings(machine, first.settings)
  let edition: Edition = {
    ...first,
    shown: firstShown,
    pages: await drawer.load({ ...first, shown: firstShown }),
  }
  let busy = false
  let closed = false

  const look = async () => {
    const at = now()
    const mark = await markOf(at)
    const set = await settings.look(at)
    if (mark === looked && set === edition.settings) return
    const startedAt = performance.now()
    try {
      const catalogue = mark === looked ? edition.catalogue : await catalogueOf(at)
      const next = { catalogue, settings: set, shown: shownSettings(machine, set) }
      const isSame =
        catalogue.pagesKey === edition.catalogue.pagesKey && isDeepStrictEqual(next.shown, edition.shown)
      if (isSame) edition = { ...edition, settings: set }
      else {
        edition = { ...next, pages: await drawer.redraw(next, edition.pages) }
        const ms = Math.round(performance.now() - startedAt)
        log.info({ revision: catalogue.revision, ms }, 'another edition is served')
      }
      looked = mark
      notices.tellHere({ topic: 'edition', id: edition.catalogue.revision })
    } catch (error) {
      // A broken revision is tried once, not every second; after a database failure we try again.
      if (!isDatabaseDown(error)) looked = mark
      throw error
    }
  }
  const timer = setInterval(() => {
    if (busy) return
    busy = true
    look()
      .catch((error: unknown) => {
        // A check that is cut off because the process is ending isn't a failure.
        if (!closed) log.error({ err: describeError(error) }, 'no other edition')
      })
      .finally(() => {
        busy = false
      })
  }, everyMs)
  timer.unref()
  const close = () => {
    closed = true
    clearInterval(timer)
  }
  return { current: () => edition, close }
}

/** One fixed edition: while editing, and for tests of the site without a backend. */
export function fixedEdition(
  catalogue: Catalogue,
  shown: PublicSettings,
  settings: BusinessSettings = builtInSettings,
): Editions {
  return { current: () => ({ catalogue, settings, shown, pages: new Map() }), close: () => {} }
}
