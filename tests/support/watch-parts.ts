import { eq } from 'drizzle-orm'
import type { CoverageSource } from '#domain/availability/coverage-source.server.ts'
import type { CoveredProvider } from '#domain/availability/lookup-result.ts'
import { createZipDirectory } from '#domain/availability/places/zip-directory.server.ts'
import { type TechnologyCode, technologyName } from '#domain/availability/technology.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { mails } from '#domain/mail/mail.tables.server.ts'
import { unlimited } from '#domain/shared/unlimited.ts'
import { askToWatchPlace, askToWatchPrice, type WatchDeps } from '#domain/watches/ask-for-watch.server.ts'
import { confirmWatch } from '#domain/watches/confirm-watch.server.ts'
import { smallCatalogue } from './small-catalogue.ts'
import { silentLog, type TestDatabase } from './test-database.ts'

/** Every ZIP code from 78700 to 78799 lies in Austin. */
const zips = createZipDirectory(
  Array.from(
    { length: 100 },
    (_, index) => `${78_700 + index}\tAustin\tTX\tTravis\t453\t30.27\t-97.74\t3`,
  ).join('\n'),
)

/** Who serves a test's place, each with one technology. */
function aPlace(offers: readonly { providerId: string; code: TechnologyCode }[]): CoveredProvider[] {
  return offers.map(({ providerId, code }) => ({
    providerId,
    name: providerId,
    coverage: {
      technologies: [{ code, name: technologyName(code), download: null, upload: null, lowLatency: null }],
      shareServed: null,
      shareOf: null,
      nationwide: false,
    },
  }))
}

/** What watches need at a given time, with the same providers everywhere; `null` if no data know any place. */
function watchParts(
  { db, queue }: TestDatabase,
  at: Date,
  providers: CoveredProvider[] | null,
  catalogue: Catalogue,
): WatchDeps {
  const coverage: CoverageSource = {
    find: async () =>
      providers && { providers, precision: 'county', dataDate: '2026-06-30', sample: false, cell: null },
  }
  const limiter = unlimited
  return {
    ...{ db, queue, catalogue, coverage, zips, limiter, log: silentLog },
    ...{ siteUrl: 'http://localhost', now: () => at },
  }
}

/** Somebody who watches, on a Monday. */
export const email = 'ada@example.com'
export const monday = new Date('2026-11-23T15:17:00Z')
export const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000)
export const cable = aPlace([{ providerId: 'river', code: 40 }])
export const cableAndFiber = aPlace([
  { providerId: 'river', code: 40 },
  { providerId: 'north', code: 50 },
])

/** What tests of watches do over and over, on their database. */
export function watching(database: TestDatabase) {
  const deps = (at = monday, place: typeof cable | null = cable, catalogue = smallCatalogue) =>
    watchParts(database, at, place, catalogue)
  const mailsOf = (recipient = email) =>
    database.db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(mails.createdAt)
  const newestToken = async (recipient = email): Promise<string> => {
    const token = (await mailsOf(recipient)).at(-1)?.body.match(/\?token=([\w-]{43})\S*\n/)?.[1]
    if (!token) throw new Error('The mail holds no link')
    return token
  }
  const confirmNewest = async (recipient = email) => {
    const confirmed = await confirmWatch(deps(), await newestToken(recipient))
    if (!confirmed.ok) throw new Error(`The watch was not confirmed: ${confirmed.code}`)
  }
  return {
    ...{ deps, mailsOf, newestToken },
    newsOf: async (recipient = email) => (await mailsOf(recipient)).filter(one => one.kind === 'watch_news'),
    /** Asks for fiber at a ZIP with cable, and confirms it. */
    async watchFiber(who = email) {
      await askToWatchPlace(deps(), { email: who, zipCode: '78701', planType: 'fiber' })
      await confirmNewest(who)
    },
    async watchPriceOf(planId: string, below: number | null = null) {
      await askToWatchPrice(deps(), { email, planId, below })
      await confirmNewest()
    },
  }
}
