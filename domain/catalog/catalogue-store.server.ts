import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { samePrices } from '#domain/pricing/same-prices.ts'
import { easternDay } from '#domain/shared/calendar.ts'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import { catalogRevisions } from './catalogue.tables.server.ts'
import type { Catalogue } from './catalogue.ts'
import { type CatalogueContent, catalogueContent } from './catalogue-content.ts'
import { withNewerFields } from './newer-fields.ts'
import { readCatalogue, readSeed } from './read-catalogue.server.ts'
import { mapSchedules, schedulesOf } from './scheduled-parts.ts'
import { seed } from './seed/seed.ts'
import { insertFirstTerms, type PlanTerms, termsInForce, termsMark } from './terms-store.server.ts'

/** A cheap fingerprint of what is served at a given time: if the text differs, something was published, or began, since. */
export async function servedMark(db: Database, at: Date): Promise<string> {
  const [row] = await db
    .select({ id: catalogRevisions.id })
    .from(catalogRevisions)
    .orderBy(desc(catalogRevisions.id))
    .limit(1)
  return `${row?.id ?? 0} ${await termsMark(db, at)}`
}

/**
 * The catalog being served at a given time: the content published last, or else the seed, at the prices in force.
 * Throws `CatalogueError` if it is broken.
 */
export async function servedCatalogue(db: Reader, at: Date): Promise<Catalogue> {
  const [row] = await db.select().from(catalogRevisions).orderBy(desc(catalogRevisions.id)).limit(1)
  const source = row ? `Revision ${row.id} of the catalog` : 'The seed'
  const published = row ? readCatalogue(withNewerFields(row.content, seed), source) : readSeed()
  const terms = await termsInForce(db, at)
  const content = catalogueContent.parse(row ? withNewerFields(row.content, seed) : seed)
  const priced = atPricesInForce(content, terms)
  const catalogue = readCatalogue(priced, `${source} at the prices in force`)
  return catalogue.revision === published.revision ? published : catalogue
}

/**
 * Content at the prices in force. A plan whose price was changed since the content was published has the date of that
 * change, and what the content says of labels is about its own price.
 */
function atPricesInForce(content: CatalogueContent, terms: ReadonlyMap<string, PlanTerms>): CatalogueContent {
  const own = new Map(content.internetPlans.map(plan => [plan.id, plan.schedule]))
  const priced = mapSchedules(content, (planId, schedule) => terms.get(planId)?.schedule ?? schedule)
  const internetPlans = priced.internetPlans.map(plan => {
    const { schedule, validFrom } = terms.get(plan.id) ?? {}
    const listed = own.get(plan.id)
    if (!schedule || !validFrom || (listed && samePrices(schedule, listed))) return plan
    return Object.freeze({ ...plan, pricedOn: easternDay(validFrom), labelsConfirm: false })
  })
  return { ...priced, internetPlans: Object.freeze(internetPlans) }
}

/** When the seed's prices began: it names a day, which is stored as that day's first moment in UTC. */
export const seedBegins = { day: seed.asOf, at: new Date(`${seed.asOf}T00:00:00Z`) }

/** Makes the seed's prices the first terms of plans that have none: once, at the first start with such a plan. */
export async function fillTermsFromSeed(db: Database, now: Date): Promise<void> {
  const schedules = schedulesOf(catalogueContent.parse(seed))
  const first = [...schedules].map(([planId, schedule]) => ({ planId, validFrom: seedBegins.at, schedule }))
  await transaction(db, tx => insertFirstTerms(tx, first, now))
}

/** The content that ships with the project: the entries and figures that aren't the desk's own. */
export const seededContent = (): CatalogueContent => catalogueContent.parse(seed)

/** The content that was served just before a revision; the seed if it was the first. Throws if there is no such revision. */
export async function contentBefore(
  db: Reader,
  { revision, publishedAt }: { revision: string; publishedAt: Date },
): Promise<CatalogueContent> {
  const isIt = and(eq(catalogRevisions.revision, revision), eq(catalogRevisions.publishedAt, publishedAt))
  const [row] = await db.select({ id: catalogRevisions.id }).from(catalogRevisions).where(isIt).limit(1)
  if (!row) throw new Error(`The catalog never had a revision ${revision}`)
  const [earlier] = await db
    .select({ content: catalogRevisions.content })
    .from(catalogRevisions)
    .where(lt(catalogRevisions.id, row.id))
    .orderBy(desc(catalogRevisions.id))
    .limit(1)
  return catalogueContent.parse(earlier ? withNewerFields(earlier.content, seed) : seed)
}

/** Adds a revision, which is served from then on. */
export async function insertRevision(
  tx: Tx,
  { revision, content, publishedAt }: { revision: string; content: CatalogueContent; publishedAt: Date },
): Promise<void> {
  const id = sql`(select coalesce(max(${catalogRevisions.id}), 0) + 1 from ${catalogRevisions})`
  await tx.insert(catalogRevisions).values({ id, revision, content, publishedAt })
}
