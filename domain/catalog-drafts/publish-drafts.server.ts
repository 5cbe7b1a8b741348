import { publishInside } from '#domain/catalog/publish-catalogue.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import { LEAST_REASON } from '#domain/shared/least-reason.ts'
import type { Refusal, Result } from '#domain/shared/operation.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, isUniqueViolation, type Tx, transaction } from '#platform/database.server.ts'
import { subjectKey } from './catalog-subject.ts'
import {
  changePublication,
  holdDrafts,
  insertDraft,
  insertPublication,
  type StoredDraft,
  type StoredPublication,
  tieDrafts,
} from './draft-store.server.ts'
import { type Examined, examineDrafts } from './examine-drafts.server.ts'
import { needsSecondPair, type SecondEyesRule } from './second-pair.ts'
import { type FailingPages, tryDrafts, undrawable } from './try-drafts.server.ts'

type Deps = {
  db: Database
  now: () => Date
  failingPages: FailingPages
  secondEyes: SecondEyesRule
  /** Without a fresh second factor everything is checked, and then the code is asked for. */
  hasFreshFactor: boolean
}

export type PublishRefusal =
  | 'drafts_gone'
  | 'draft_changed'
  | 'draft_bound'
  | 'not_a_catalog'
  | 'checks_open'
  | 'moment_over'
  | 'published_meanwhile'

type Publish = {
  /** The drafts with the versions that the publisher has looked at. */
  drafts: readonly { id: number; version: number }[]
  /** A future time; null publishes now. */
  publishAt: Date | null
  /** The zone in which the time was chosen. */
  timeZone: string
  /** Why each finding of the checks is acceptable, by its key. */
  reasons: Readonly<Record<string, string>>
}

export type Publishing = { publication: number; state: StoredPublication['state'] }

/**
 * Publishes drafts together, now or at a future time: one transaction makes one revision of all of them, or nothing.
 * Refuses drafts that changed since they were looked at, an invalid or undrawable catalog, and findings of the checks
 * without a reason; only then whoever hasn't proven their second factor lately.
 */
export function publishDrafts(
  { db, now, failingPages, secondEyes, hasFreshFactor }: Deps,
  staff: StaffMember,
  { drafts: seen, publishAt, timeZone, reasons }: Publish,
): Promise<Result<Publishing, PublishRefusal | 'second_factor_again'>> {
  const at = now()
  if (publishAt && publishAt <= at) return Promise.resolve(refusal('moment_over'))
  return orMeanwhile<Publishing, PublishRefusal | 'second_factor_again'>(async () => {
    const looked = await look(db, seen)
    if (!looked.ok) return looked
    const trial = await tryDrafts(db, looked.held, { at, timeZone, failingPages })
    const undrawn = undrawable(trial)
    if (undrawn.length > 0) return refusal('not_a_catalog', undrawn.join(' '))
    return transaction(db, async tx => {
      const held = await holdDrafts(
        tx,
        seen.map(({ id }) => id),
      )
      const refused = whyNot(held, seen)
      if (refused) return refused
      // Between the first look and this one, somebody else may have published.
      const { faults, findings, ...examined } = await examineDrafts(tx, held, at, timeZone)
      if (faults.length > 0) return refusal('not_a_catalog', faults.join(' '))
      const open = findings.filter(({ key }) => (reasons[key]?.trim().length ?? 0) < LEAST_REASON)
      if (open.length > 0)
        return { ...refusal('checks_open'), fields: reasonFields(open.map(({ key }) => key)) }
      if (!hasFreshFactor) return refusal('second_factor_again')
      const secondPair = needsSecondPair(secondEyes, findings.length)
      const publication = await insertPublication(tx, {
        state: secondPair ? 'waiting' : 'scheduled',
        ...{ publishAt: publishAt ?? at, timeZone, requestedAt: at },
        ...{ requestedBy: staff.id, requestedByName: staff.name },
        overruled: findings.map(({ key, found }) => ({
          check: key,
          found,
          reason: reasons[key]?.trim() ?? '',
        })),
      })
      await tieDrafts(
        tx,
        held.map(({ id }) => id),
        publication.id,
      )
      await tell(tx, staff, held, at, publishAt ? 'catalog_scheduled' : 'publication_requested', publishAt)
      if (secondPair || publishAt) return done(publication)
      return done(await carryOut(tx, publication, held, examined, at))
    })
  })
}

const reasonFields = (keys: readonly string[]) =>
  Object.fromEntries(keys.map(key => [`reason:${key}`, 'Say in a few words why this is right']))

async function look(
  db: Database,
  seen: Publish['drafts'],
): Promise<{ ok: true; held: StoredDraft[] } | Refusal<PublishRefusal>> {
  const held = await transaction(db, tx =>
    holdDrafts(
      tx,
      seen.map(({ id }) => id),
    ),
  )
  return whyNot(held, seen) ?? { ok: true, held }
}

function whyNot(held: readonly StoredDraft[], seen: Publish['drafts']): Refusal<PublishRefusal> | null {
  if (seen.length === 0 || held.length < seen.length) return refusal('drafts_gone')
  if (held.some(draft => draft.publicationId !== null)) return refusal('draft_bound')
  const versions = new Map(seen.map(({ id, version }) => [id, version]))
  const changed = held.filter(draft => versions.get(draft.id) !== draft.version)
  const authors = [...new Set(changed.map(({ authorName }) => authorName))].join(' and ')
  return changed.length > 0
    ? refusal(
        'draft_changed',
        `${authors} changed what you want to publish since you opened it. The page shows it as it is now: look at it again, nothing was published.`,
      )
    : null
}

/**
 * Makes a revision from a publication's drafts, as part of a transaction; prices begin at its time. Events record it
 * as the action of the person who asked for it. What is retired with its provider is retired in its own name, so that
 * its history says so and it can be brought back.
 */
export async function carryOut(
  tx: Tx,
  publication: StoredPublication,
  asked: readonly StoredDraft[],
  { content, companions }: Pick<Examined, 'content' | 'companions'>,
  at: Date,
): Promise<StoredPublication> {
  const drafts = [...asked]
  const author = { authorId: publication.requestedBy, authorName: publication.requestedByName }
  for (const { kind, id, row } of companions) {
    const retired = { kind, subjectId: id, before: row, content: null, state: 'published' as const }
    drafts.push(await insertDraft(tx, { ...retired, ...author, startedAt: at, changedAt: at }))
  }
  const revision = await publishInside(tx, content, at)
  const published = { state: 'published' as const, revision, publishedAt: at }
  await changePublication(tx, publication.id, published)
  await tieDrafts(
    tx,
    drafts.map(({ id }) => id),
    publication.id,
    { at },
  )
  const { requestedBy: id, requestedByName: name } = publication
  await tell(tx, { id, name }, drafts, at, 'catalog_published')
  return { ...publication, ...published }
}

/** The result of a publication. */
export const done = ({ id, state }: Pick<StoredPublication, 'id' | 'state'>) => ({
  ok: true as const,
  value: { publication: id, state },
})

/** An expected refusal, with its own words if they are more exact. */
export const refusal = <Code extends string>(code: Code, message?: string) => ({
  ok: false as const,
  code,
  ...(message === undefined ? {} : { message }),
})

/** Undoes a transaction and becomes its answer. */
export class Refused extends Error {
  readonly refusal: Refusal<PublishRefusal>
  constructor(refused: Refusal<PublishRefusal>) {
    super(refused.code)
    this.refusal = refused
  }
}

/** A key in the database refuses whoever publishes at the same moment as somebody else. */
export async function orMeanwhile<
  Value,
  Code extends PublishRefusal | 'own_publication' | 'second_factor_again',
>(act: () => Promise<Result<Value, Code>>): Promise<Result<Value, Code | PublishRefusal>> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (isUniqueViolation(error)) return refusal('published_meanwhile')
    throw error
  }
}

/**
 * Records for each entry what somebody did with its draft: what it changes, where that is new, and when it is to be
 * published, if that is still to come.
 */
export async function tell(
  tx: Tx,
  actor: Pick<StaffMember, 'id' | 'name'> | 'site',
  drafts: readonly StoredDraft[],
  at: Date,
  what: EventName,
  publishAt?: Date | null,
): Promise<void> {
  const begins = publishAt && publishAt > at ? { publishAt: publishAt.toISOString() } : null
  for (const { kind, subjectId, before, content } of drafts) {
    const details =
      what === 'catalog_scheduled'
        ? { before: { entry: before }, after: { entry: content, ...begins } }
        : saying.has(what)
          ? { before: before ?? {}, after: content ?? {} }
          : begins && { after: begins }
    await recordEvent(tx, {
      ...{ at, what },
      actor: actor === 'site' ? actor : { staffId: actor.id, name: actor.name },
      subject: { kind: 'catalog', id: subjectKey({ kind, id: subjectId }) },
      ...(details ? { details } : {}),
    })
  }
}

/** Events that say what they change. */
const saying: ReadonlySet<EventName> = new Set([
  ...(['catalog_published', 'draft_saved', 'publication_requested', 'taken_back'] as const),
])
