import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { eventsOf } from '#domain/desk/desk-events.server.ts'
import { priceRangeInWords } from '#domain/labels/label-price-words.ts'
import { labelPriceRange } from '#domain/labels/label-prices.server.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import type { Database } from '#platform/database.server.ts'
import { fieldsOf } from './catalog-fields.ts'
import { type CatalogRow, nameOfRow, rowOf, textOf, valueAt } from './catalog-row.ts'
import { type CatalogSubject, subjectKey } from './catalog-subject.ts'
import { contractFields, isInContract } from './contract-figures.ts'
import {
  draftsOf,
  findPublication,
  openDraftOf,
  openDrafts,
  publishedDrafts,
  retiredDrafts,
  type StoredDraft,
} from './draft-store.server.ts'
import { seededIds } from './examine-drafts.server.ts'
import type { Field } from './field.ts'
import { typedOf } from './field-values.ts'
import { figurePlaces } from './figure-places.ts'
import { seededRow } from './list-entries.server.ts'
import { newRow } from './new-row.ts'
import { ownPage, pageStays } from './own-page.ts'
import { previewedAt } from './previewed-at.ts'
import { rowChanges, valueInWords } from './row-changes.ts'
import { type PlannedPrice, periodsOf, type TermsPeriod } from './terms-of-entry.server.ts'

/** Everything that an entry's page shows; null if there was never an entry with this id. */
export async function readEntry(db: Database, at: Date, subject: CatalogSubject) {
  const catalogue = await servedCatalogue(db, at)
  const content = catalogue.content
  const live = rowOf(content, subject)
  const draft = await openDraftOf(db, subject)
  const gone = await retiredDrafts(db)
  const retired = live
    ? null
    : (gone.find(one => one.kind === subject.kind && one.subjectId === subject.id) ?? null)
  const row = draft?.content ?? live ?? retired?.before ?? null
  if (!row) return null
  const providerId = textOf(row, 'providerId')
  const contract = isInContract(subject, seededIds(), providerId) ? contractFields(subject, providerId) : []
  const isContract = ({ path }: Field) => contract.some(one => path === one || path.startsWith(`${one}.`))
  const providers = await providersToChoose(db, content)
  const fields = withProviders(fieldsOf(subject.kind, row), providers)
  const goneNames = new Map(
    gone.flatMap(one => (one.kind === 'provider' ? [[one.subjectId, nameOfRow(one.before, '')]] : [])),
  )
  const providerName = (id: string) =>
    providers.find(({ value }) => value === id)?.label ?? goneNames.get(id) ?? id
  const isKnown = (id: string) => content.providers.some(one => one.id === id)
  const seeded = seededRow(subject.kind, subject.id)
  const plan = subject.kind === 'plan' ? catalogue.internetPlan(subject.id) : undefined
  const planned = await plannedRow(db, draft)
  const stays = ownPage(subject.kind, live, content)
  const [periods, lockPeriods, label, events, published] = await Promise.all([
    periodsOf(db, subject.id, at, plannedPrice(planned, ['schedule'])),
    plan?.priceLock
      ? periodsOf(db, plan.priceLock.id, at, plannedPrice(planned, ['priceLock', 'schedule']))
      : [],
    plan && plan.labels.length > 0 ? labelPriceRange(db, plan.providerId, plan.labels) : null,
    eventsOf(db, { kind: 'catalog', id: subjectKey(subject) }),
    publishedDrafts(db, subject),
  ])
  const retirement = published.find(one => one.draft.id === retired?.id)?.publication
  const retiredAt = retirement?.publishedAt ?? null
  return {
    name: nameOf(subject, row, content),
    provider: providerId === '' ? null : providerName(providerId),
    providerId,
    state: live ? ('on sale' as const) : retired ? ('retired' as const) : ('new' as const),
    stays: stays && pageStays(subject.kind, stays),
    fields: fields.map(field => ({
      ...field,
      contract: isContract(field),
      words: valueInWords(field, valueAt(row, field.path.split('.'))),
    })),
    typed: typedAs(row, fields),
    facts: (live ? fields : []).map(field => ({
      label: field.label,
      words: valueInWords(field, valueAt(live, field.path.split('.'))),
      /** What the specification says, if that is a contract figure and differs. */
      contract:
        isContract(field) && seeded ? valueInWords(field, valueAt(seeded, field.path.split('.'))) : null,
    })),
    draft: draft && {
      ...{ id: draft.id, version: draft.version, authorId: draft.authorId, authorName: draft.authorName },
      ...{ changedAt: draft.changedAt, publicationId: draft.publicationId, retires: draft.content === null },
      changes: rowChanges(subject.kind, draft.before, draft.content, providerName),
      together:
        draft.publicationId === null
          ? publishedWith(await openDrafts(db), { subject, providerId, isKnown })
          : (await draftsOf(db, draft.publicationId)).map(({ id }) => id),
      preview: previewedAt(draft, content),
    },
    periods: live ? periods : periods.map(endedAt(retiredAt)),
    lockPeriods: live ? lockPeriods : lockPeriods.map(endedAt(retiredAt)),
    label: label && {
      date: label.date,
      prices: label.groups.map(group => priceRangeInWords(label, group)),
    },
    events: events.map(({ id, at: when, actor, staffId, what }) => ({ id, at: when, actor, staffId, what })),
    published: published.map(({ draft: one, publication }) => ({
      id: one.id,
      at: publication.publishedAt ?? publication.publishAt,
      publication: publication.id,
      by: publication.requestedByName,
      approvedBy: publication.approvedByName,
      changes: rowChanges(subject.kind, one.before, one.content, providerName),
      isRetirement: one.content === null,
      overruled: publication.overruled.filter(({ check }) => check.endsWith(`:${subjectKey(subject)}`)),
    })),
  }
}

type PlannedRow = { from: Date; row: CatalogRow }

/** The entry as a scheduled publication will make it, and from when; null if there is none. */
async function plannedRow(db: Database, draft: StoredDraft | null): Promise<PlannedRow | null> {
  if (!draft?.content || draft.publicationId === null) return null
  const publication = await findPublication(db, draft.publicationId)
  return publication?.state === 'scheduled' ? { from: publication.publishAt, row: draft.content } : null
}

function plannedPrice(planned: PlannedRow | null, path: string[]): PlannedPrice | null {
  const schedule = planned && (valueAt(planned.row, path) as PriceSchedule | null | undefined)
  return planned && schedule ? { from: planned.from, schedule } : null
}

/** Nothing of an entry that isn't sold is in force: its last price ended when it was retired. */
const endedAt =
  (until: Date | null) =>
  (period: TermsPeriod): TermsPeriod =>
    period.standing === 'in force' ? { ...period, until, standing: 'past' } : period

/** The drafts that a draft can't be published without: a new provider and whatever it will sell. */
function publishedWith(
  open: Awaited<ReturnType<typeof openDrafts>>,
  {
    subject,
    providerId,
    isKnown,
  }: { subject: CatalogSubject; providerId: string; isKnown(id: string): boolean },
): number[] {
  const provider = subject.kind === 'provider' ? subject.id : providerId
  return open
    .filter(({ kind, subjectId, content, publicationId }) => {
      if (publicationId !== null) return false
      if (kind === subject.kind && subjectId === subject.id) return true
      if (provider === '' || isKnown(provider)) return false
      return (kind === 'provider' && subjectId === provider) || textOf(content, 'providerId') === provider
    })
    .map(({ id }) => id)
}

/** The form for an entry that doesn't exist yet. */
export async function newEntryForm(db: Database, at: Date, kind: CatalogSubject['kind'], providerId: string) {
  const { content } = await servedCatalogue(db, at)
  const row = { ...newRow(kind), ...(providerId ? { providerId } : {}) }
  const fields = withProviders(fieldsOf(kind, null), await providersToChoose(db, content))
  const withDrafts = fields.map(field => ({ ...field, contract: false, words: '' }))
  return { fields: withDrafts, typed: typedAs(row, fields) }
}

const typedAs = (row: CatalogRow, fields: readonly Field[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap(field => Object.entries(typedOf(row, field))))

function nameOf(
  { kind, id }: CatalogSubject,
  row: CatalogRow,
  content: Parameters<typeof figurePlaces>[0],
): string {
  const figure = kind === 'figure' ? figurePlaces(content).find(one => one.id === id)?.name : undefined
  return figure ?? nameOfRow(row, id)
}

type Choice = { value: string; label: string }

/** The catalog's providers, and those that are still drafts. */
async function providersToChoose(
  db: Database,
  { providers }: { providers: readonly { id: string; name: string }[] },
): Promise<Choice[]> {
  const known = new Set(providers.map(({ id }) => id))
  const drafted = (await openDrafts(db)).filter(one => one.kind === 'provider' && !known.has(one.subjectId))
  return [
    ...providers.map(({ id, name }) => ({ value: id, label: name })),
    ...drafted.map(({ subjectId, content }) => ({
      value: subjectId,
      label: `${nameOfRow(content, subjectId)} (draft)`,
    })),
  ]
}

const withProviders = (fields: readonly Field[], options: readonly Choice[]): readonly Field[] =>
  fields.map(field => (field.path === 'providerId' ? { ...field, options } : field))
