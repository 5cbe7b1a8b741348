import { catch as orElse, z } from 'zod/mini'
import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import type { KnownStaff } from '#domain/staff/staff-operation.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import type { Database } from '#platform/database.server.ts'
import { bringBackWith } from './bring-back.server.ts'
import { fieldsOf } from './catalog-fields.ts'
import { type CatalogRow, rowOf } from './catalog-row.ts'
import { type CatalogSubject, catalogKinds, isReplaceable } from './catalog-subject.ts'
import { openDraftOf, publishedDrafts } from './draft-store.server.ts'
import { rowFrom } from './field-values.ts'
import { entryStates, type ListedEntry, listEntries } from './list-entries.server.ts'
import { completed, idFrom, newRow } from './new-row.ts'
import { newEntryForm, readEntry } from './read-entry.server.ts'
import { readRow } from './row-schemas.ts'
import { saveDraft, withdrawDraft } from './save-draft.server.ts'

type Deps = { db: Database; now: () => Date }

const kind = z.enum(catalogKinds)
const id = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,80}$/, 'Lower-case words with dashes'))
const versionSeen = { version: z.coerce.number().check(z.int()), takeOver: z.coerce.boolean() }

export const readCatalog = staffOperation({
  name: 'readCatalog',
  summary: 'Lists the entries of the catalog of one kind, narrowed by words, provider and state.',
  input: z.object({
    kind: orElse(kind, 'plan'),
    q: orElse(z.string().check(z.maxLength(80)), ''),
    provider: orElse(id, ''),
    state: orElse(z.enum(['', ...entryStates, 'draft', 'contract', 'unconfirmed']), ''),
  }),
  output: z.custom<
    Awaited<ReturnType<typeof listEntries>> & {
      filter: { kind: (typeof catalogKinds)[number]; q: string; provider: string; state: string }
    }
  >(),
  refusals: [],
  async run({ db, now }: Deps, _: KnownStaff, filter) {
    const found = await listEntries(db, now(), filter.kind)
    return succeeded({ ...found, entries: found.entries.filter(entry => isAsked(entry, filter)), filter })
  },
})

function isAsked(
  entry: ListedEntry,
  { q, provider, state }: { q: string; provider: string; state: string },
): boolean {
  const words = [entry.name, entry.id, entry.provider].join(' ').toLowerCase()
  const isOfState =
    state === '' ||
    entry.state === state ||
    (state === 'draft' && entry.draftBy !== null) ||
    (state === 'contract' && entry.contract) ||
    (state === 'unconfirmed' && entry.confirmed === false)
  const isOfProvider = provider === '' || entry.providerId === provider
  return isOfState && isOfProvider && words.includes(q.trim().toLowerCase())
}

export const readCatalogEntry = staffOperation({
  name: 'readCatalogEntry',
  summary:
    'Reads an entry of the catalog with its terms over time, its labels, its draft and its history; the form of a new one.',
  input: z.object({ kind, id, provider: orElse(id, '') }),
  output: z.custom<{
    entry: Awaited<ReturnType<typeof readEntry>>
    form: Awaited<ReturnType<typeof newEntryForm>> | null
  }>(),
  refusals: ['drafts_gone'],
  async run({ db, now }: Deps, _: KnownStaff, asked) {
    if (asked.id === 'new' && isReplaceable(asked.kind))
      return succeeded({ entry: null, form: await newEntryForm(db, now(), asked.kind, asked.provider) })
    const entry = await readEntry(db, now(), asked)
    return entry ? succeeded({ entry, form: null }) : refused('drafts_gone')
  },
})

export const saveCatalogDraft = staffOperation({
  name: 'saveCatalogDraft',
  summary: 'Keeps what an entry of the catalog is to be: changed, new, retired or brought back.',
  input: z.object({
    ...{ kind, id, ...versionSeen },
    act: z.enum(['change', 'retire', 'bring-back']),
    /** The last published draft that was seen; 0 if there was none. */
    published: z.optional(z.coerce.number().check(z.int())),
    typed: z.record(z.string(), z.string().check(z.maxLength(4_000))),
  }),
  output: z.object({ draft: z.int(), id: z.string() }),
  refusals: [
    'draft_changed',
    'draft_taken',
    'draft_bound',
    'draft_same',
    'drafts_gone',
    'id_taken',
    'page_of_its_own',
  ],
  async run(deps: Deps, { staff }: KnownStaff, { act, typed, kind: of, id: asked, ...seen }) {
    const isNew = asked === 'new'
    const made = isNew ? idOf(of, typed) : asked
    const subject: CatalogSubject = { kind: of, id: made }
    if (isNew && made === '')
      return {
        ...refused('invalid_input'),
        fields: { name: 'Enter a name', ...faultsWithoutName(of, typed) },
      }
    if (isNew && (made === 'new' || (await isTaken(deps, subject))))
      return { ...refused('id_taken'), field: 'id' }
    const row = isNew ? newRow(of) : await rowToChange(deps, subject, act)
    if (!row) return refused('drafts_gone')
    const save = (content: CatalogRow | null) => saveDraft(deps, staff, { ...subject, content, ...seen })
    if (act !== 'change') {
      if (!isReplaceable(of)) return refused('drafts_gone')
      const kept = await save(act === 'retire' ? null : row)
      if (kept.ok && of === 'provider' && act === 'bring-back') await bringBackWith(deps, staff, made)
      return kept.ok ? succeeded({ ...kept.value, id: made }) : kept
    }
    const read = rowFrom(
      { ...row, ...(of === 'figure' ? {} : { id: made }) },
      fieldsOf(of, isNew ? null : row),
      typed,
    )
    const content = completed(of, read.row)
    if (!read.ok)
      return { ...refused('invalid_input'), fields: withSchemaFaults(subject, content, read.faults) }
    const kept = await save(content)
    return kept.ok ? succeeded({ ...kept.value, id: made }) : kept
  },
})

/** Everything that is wrong is reported at once: unreadable fields, and what the schema says about the rest. */
function withSchemaFaults(
  subject: CatalogSubject,
  row: CatalogRow,
  unreadable: Record<string, string>,
): Record<string, string> {
  const read = readRow(subject, row)
  const known = Object.keys(unreadable)
  const others = Object.entries(read.ok ? {} : read.faults).filter(
    ([path]) => !known.some(name => name === path || name.startsWith(`${path}.`)),
  )
  return { ...unreadable, ...Object.fromEntries(others) }
}

/** What else is wrong with an entry that has no name to make an id from. */
function faultsWithoutName(of: CatalogSubject['kind'], typed: Readonly<Record<string, string>>) {
  const read = rowFrom({ ...newRow(of), id: 'unnamed' }, fieldsOf(of, null), typed)
  const { name: _, ...faults } = withSchemaFaults(
    { kind: of, id: 'unnamed' },
    completed(of, read.row),
    read.ok ? {} : read.faults,
  )
  return faults
}

function idOf(of: CatalogSubject['kind'], typed: Readonly<Record<string, string>>): string {
  const { id: own = '', providerId = '', name = '', serviceName = '' } = typed
  if (own.trim() !== '') return idFrom(own)
  return of === 'provider' || of === 'bundle'
    ? idFrom(name)
    : name || serviceName
      ? idFrom(providerId, name || serviceName)
      : ''
}

/** An id is never reused: carts, orders and links carry it forever. */
async function isTaken({ db, now }: Deps, subject: CatalogSubject): Promise<boolean> {
  const { content } = await servedCatalogue(db, now())
  if (rowOf(content, subject) || (await openDraftOf(db, subject))) return true
  return (await publishedDrafts(db, subject)).length > 0
}

/** What a form starts from: the draft, or else the entry being served, or else the retired one. */
async function rowToChange(
  { db, now }: Deps,
  subject: CatalogSubject,
  act: string,
): Promise<CatalogRow | null> {
  const draft = await openDraftOf(db, subject)
  if (act === 'change' && draft?.content) return draft.content
  const live = rowOf(await servedCatalogue(db, now()), subject)
  if (live) return live
  const [last] = await publishedDrafts(db, subject)
  return last?.draft.before ?? draft?.content ?? null
}

export const withdrawCatalogDraft = staffOperation({
  name: 'withdrawCatalogDraft',
  summary: 'Closes a draft of the catalog that is not to be published.',
  input: z.object({ kind, id, ...versionSeen }),
  output: z.undefined(),
  refusals: ['draft_changed', 'draft_taken', 'draft_bound', 'draft_same', 'page_of_its_own'],
  run: (deps: Deps, { staff }: KnownStaff, asked) => withdrawDraft(deps, staff, asked),
})
