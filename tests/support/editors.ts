import { seededContent, servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { type CatalogRow, rowOf } from '#domain/catalog-drafts/catalog-row.ts'
import type { CatalogSubject } from '#domain/catalog-drafts/catalog-subject.ts'
import { draftsWith, openDraftOf } from '#domain/catalog-drafts/draft-store.server.ts'
import { publishDrafts } from '#domain/catalog-drafts/publish-drafts.server.ts'
import { saveDraft } from '#domain/catalog-drafts/save-draft.server.ts'
import { flat, type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'
import { staff } from '#domain/staff/staff.tables.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import type { TestDatabase } from './test-database.ts'

/** The moment at which editors of these tests work. */
export const now = new Date('2026-11-23T15:00:00Z')
export const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
export const WHY = 'The provider told us so by mail.'
export const plan: CatalogSubject = { kind: 'plan', id: 'tmobile-home-internet' }

export const seedRow = (subject: CatalogSubject): CatalogRow => {
  const row = rowOf(seededContent(), subject)
  if (!row) throw new Error(`The seed has no ${subject.kind} ${subject.id}`)
  return row
}
/** The seed's entry at another flat price. */
export const priced = (subject: CatalogSubject, cents: number) => ({
  ...seedRow(subject),
  schedule: flat(cents),
})
/** What the seed's entry costs today, in cents. */
export const listedCents = (subject: CatalogSubject) => priceToday(seedRow(subject).schedule as PriceSchedule)

/** Editors of a test's database, and what they do with drafts there. */
export function editorsIn(database: TestDatabase) {
  const deps = (at = now) => ({
    ...{ db: database.db, now: () => at, secondEyes: 'none' as const },
    ...{ queue: database.queue, siteUrl: 'https://shop.example' },
    failingPages: () => Promise.resolve<string[]>([]),
    hasFreshFactor: true,
  })
  return {
    deps,
    async aMember(name: string): Promise<StaffMember> {
      const row = {
        email: `${name}@example.com`,
        name,
        role: 'editor' as const,
        passwordHash: '',
        createdAt: now,
      }
      const [stored] = await database.db.insert(staff).values(row).returning()
      return { ...row, id: stored?.id ?? '', presence: 'online', factorAt: now }
    },
    async drafted(who: StaffMember, subject: CatalogSubject, content: CatalogRow | null, at = now) {
      const there = await openDraftOf(database.db, subject)
      const seen = { version: there?.version ?? 0, takeOver: false }
      const saved = await saveDraft(deps(at), who, { ...subject, content, ...seen })
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      return saved.value.draft
    },
    async publish(who: StaffMember, ids: number[], more: object = {}, at = now) {
      const drafts = (await draftsWith(database.db, ids)).map(({ id, version }) => ({ id, version }))
      const asked = { drafts, publishAt: null, timeZone: 'America/Chicago', reasons: {}, ...more }
      return publishDrafts(deps(at), who, asked)
    },
    /** What a plan costs in the catalog that is served at a moment, in cents. */
    async costs(id: string, at: Date): Promise<number | null> {
      const found = (await servedCatalogue(database.db, at)).internetPlan(id)
      return found ? priceToday(found.schedule) : null
    },
  }
}
