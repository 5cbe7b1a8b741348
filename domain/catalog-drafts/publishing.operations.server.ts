import { catch as orElse, z } from 'zod/mini'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import type { Database } from '#platform/database.server.ts'
import { approvePublication as approve, cancelPublication as cancel } from './decide-publication.server.ts'
import { draftsWith, publications } from './draft-store.server.ts'
import { draftsWithFailures } from './drafts-with-failures.server.ts'
import { examineDrafts } from './examine-drafts.server.ts'
import { publishDrafts } from './publish-drafts.server.ts'
import { isTooFarAhead, momentOf, publishZones } from './publish-moment.ts'
import { type PageChanges, readChanges } from './read-changes.server.ts'
import { needsSecondPair } from './second-pair.ts'
import { takeBack } from './take-back.server.ts'
import type { FailingPages } from './try-drafts.server.ts'

type Deps = {
  db: Database
  now: () => Date
  settings: BusinessSettings
  tryPages(catalogue: Catalogue): Promise<PageChanges>
}

const failingIn =
  (tryPages: Deps['tryPages']): FailingPages =>
  async catalogue =>
    (await tryPages(catalogue)).failing

/** Draft numbers as in addresses: `12.13`. */
const numbers = z.pipe(
  z.string().check(z.regex(/^\d{1,9}(\.\d{1,9}){0,49}$/)),
  z.transform(text => [...new Set(text.split('.').map(Number))]),
)
const zones = Object.keys(publishZones) as (keyof typeof publishZones)[]
const PUBLICATIONS_SHOWN = 50
const publicationId = z.object({ publication: z.coerce.number().check(z.int()) })
const outcome = z.object({ publication: z.int(), state: z.string() })
const publishRefusals = [
  ...(['drafts_gone', 'draft_changed', 'draft_bound', 'not_a_catalog'] as const),
  ...(['checks_open', 'moment_over', 'published_meanwhile'] as const),
] as const

export const readCatalogDrafts = staffOperation({
  name: 'readCatalogDrafts',
  summary: 'Lists open drafts of the catalog, and what was and is to be published.',
  input: z.object({}),
  output: z.custom<{
    drafts: Awaited<ReturnType<typeof draftsWithFailures>>
    publications: Awaited<ReturnType<typeof publications>>
  }>(),
  refusals: [],
  run: async ({ db }: Deps) =>
    succeeded({
      drafts: await draftsWithFailures(db),
      publications: await publications(db, PUBLICATIONS_SHOWN),
    }),
})

export const readCatalogChanges = staffOperation({
  name: 'readCatalogChanges',
  summary: 'What some drafts would change: pages, prices, places in the ranking, and what checks find.',
  input: z.object({ drafts: numbers }),
  output: z.custom<
    NonNullable<Awaited<ReturnType<typeof readChanges>>> & { now: Date; secondPair: boolean }
  >(),
  refusals: ['drafts_gone'],
  async run({ db, now, tryPages, settings }: Deps, _: KnownStaff, { drafts }) {
    const changes = await readChanges(db, now(), drafts, tryPages)
    if (!changes) return refused('drafts_gone')
    const rule = settings.values['second-eyes'].publishing
    const secondPair = needsSecondPair(rule, changes.findings.length)
    return succeeded({ ...changes, now: now(), secondPair })
  },
})

export const previewCatalog = staffOperation({
  name: 'previewCatalog',
  summary: 'Reads the catalog with some drafts in it, for nobody but who asks.',
  input: z.object({ drafts: numbers }),
  output: z.custom<{ catalogue: Catalogue; drafts: readonly number[] }>(),
  refusals: ['drafts_gone', 'not_a_catalog'],
  async run({ db, now }: Deps, _: KnownStaff, { drafts: ids }) {
    const drafts = await draftsWith(db, ids)
    if (drafts.length < ids.length) return refused('drafts_gone')
    const { after, faults } = await examineDrafts(db, drafts, now(), 'America/New_York')
    return after
      ? succeeded({ catalogue: after, drafts: ids })
      : { ...refused('not_a_catalog'), message: faults.join(' ') }
  },
})

export const publishCatalog = staffOperation({
  name: 'publishCatalog',
  summary: 'Publishes drafts of the catalog together, now or at a moment ahead.',
  input: z.object({
    /** The drafts with the versions that were looked at. */
    seen: z.array(z.object({ id: z.int(), version: z.int() })).check(z.minLength(1), z.maxLength(50)),
    when: z.enum(['now', 'later']),
    /** A local time in `zone`: `2026-11-24T06:00`. */
    moment: orElse(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)), ''),
    zone: orElse(z.enum(zones), 'America/Chicago'),
    reasons: z.record(z.string(), z.string().check(z.maxLength(500))),
  }),
  output: outcome,
  refusals: publishRefusals,
  asksFactorLast: true,
  async run(
    { db, now, tryPages, settings }: Deps,
    { staff, hasFreshFactor }: KnownStaff,
    { seen, when, moment, zone, reasons },
  ) {
    // With a date typed beside 'Now', it would be published immediately, which is not what the person meant.
    if (when === 'now' && moment !== '')
      return {
        ...refused('invalid_input'),
        fields: { moment: 'Choose Later to publish at this time, or clear it to publish now' },
      }
    const publishAt = when === 'later' ? momentOf(moment, zone) : null
    if (when === 'later' && !publishAt)
      return { ...refused('invalid_input'), fields: { moment: 'Enter a day and a time that this zone has' } }
    if (publishAt && isTooFarAhead(publishAt, now()))
      return {
        ...refused('invalid_input'),
        fields: { moment: 'That is more than a year away. Check the year.' },
      }
    const published = await publishDrafts(
      {
        ...{ db, now, secondEyes: settings.values['second-eyes'].publishing },
        failingPages: failingIn(tryPages),
        hasFreshFactor,
      },
      staff,
      { drafts: seen, publishAt, timeZone: zone, reasons },
    )
    return !published.ok && published.code === 'moment_over' ? { ...published, field: 'moment' } : published
  },
})

export const approvePublication = staffOperation({
  name: 'approvePublication',
  summary: 'Agrees to what a colleague wants to publish.',
  input: publicationId,
  output: outcome,
  refusals: [...publishRefusals, 'own_publication'],
  run: (deps: Deps, { staff }: KnownStaff, { publication }) =>
    approve({ ...deps, failingPages: failingIn(deps.tryPages) }, staff, publication),
})

export const cancelPublication = staffOperation({
  name: 'cancelPublication',
  summary: 'Cancels a publication that was not carried out yet.',
  input: publicationId,
  output: outcome,
  refusals: publishRefusals,
  run: (deps: Deps, { staff }: KnownStaff, { publication }) => cancel(deps, staff, publication),
})

export const takeBackPublication = staffOperation({
  name: 'takeBackPublication',
  summary: 'Begins drafts that put everything back as it was before a publication.',
  input: publicationId,
  output: z.object({ drafts: z.array(z.int()) }),
  refusals: ['drafts_gone', 'changed_since', 'draft_changed', 'draft_in_the_way'],
  run: (deps: Deps, { staff }: KnownStaff, { publication }) => takeBack(deps, staff, publication),
})

/** What can still be done with a publication after it was requested. */
export const publicationDecisions = [approvePublication, cancelPublication, takeBackPublication] as const
