import { z } from 'zod/mini'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { wordsOfEvent } from '#domain/desk/event-words.ts'
import { type EventFilter, findEvents } from '#domain/desk/find-events.server.ts'
import { orderOfReference, orderReferences } from '#domain/desk/order-references.server.ts'
import { subjectKinds } from '#domain/desk/work.ts'
import { theDay } from '#domain/settings/business-day.ts'
import { csvLine } from '#domain/shared/csv.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import { listStaff } from '#domain/staff/staff-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { auditFilter, auditQuery } from './audit-filter.ts'
import { changeInWords } from './change-words.ts'

type Deps = { db: Database; now(): Date }

const PAGE = 50
/** As many as a spreadsheet takes without complaint; narrower dates give the rest. */
const EXPORTED = 100_000
const BATCH = 5_000

/** The filter as events are found by it. People know an order by its reference, events by its id. */
const filterOf = async (
  db: Database,
  { from, to, subjectId, ...same }: z.infer<typeof auditFilter>,
): Promise<EventFilter> => ({
  ...same,
  subjectId: subjectId && ((await orderOfReference(db, subjectId)) ?? subjectId),
  from: from === undefined ? undefined : theDay(from).from,
  until: to === undefined ? undefined : theDay(to).until,
})

/** A page of events, newest first. */
export const readAudit = staffOperation({
  name: 'readAudit',
  summary: 'What staff did and looked at.',
  input: auditQuery,
  output: z.object({
    events: z.array(
      z.object({
        ...{ id: z.int(), at: z.date(), actor: z.string(), what: z.string() },
        subjectKind: z.enum(subjectKinds),
        subjectId: z.string(),
        /** The reference of an order; null for everything else. */
        reference: z.nullable(z.string()),
        change: z.string(),
      }),
    ),
    /** The event before which the next page begins; null on the last. */
    older: z.nullable(z.int()),
    staff: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  refusals: [],
  async run({ db }: Deps, _: KnownStaff, { before: olderThan, ...filter }) {
    const events = await findEvents(db, await filterOf(db, filter), { limit: PAGE + 1, before: olderThan })
    const shown = events.slice(0, PAGE)
    const older = events.length > PAGE ? (shown.at(-1)?.id ?? null) : null
    const staff = (await listStaff(db)).map(({ id, name }) => ({ id, name }))
    const orders = shown.flatMap(({ subjectKind, subjectId }) => (subjectKind === 'order' ? [subjectId] : []))
    const references = await orderReferences(db, [...new Set(orders)])
    const told = shown.map(({ before, after, ...event }) => ({
      ...event,
      reference: references.get(event.subjectId) || null,
      change: changeInWords({ ...event, before, after }),
    }))
    return succeeded({ events: told, older, staff })
  },
})

/** The same as a CSV file, the newest 100,000 that match. The export is recorded as an event, too. */
export const exportAudit = staffOperation({
  name: 'exportAudit',
  summary: 'Exports what staff did and looked at as CSV.',
  input: auditFilter,
  output: z.object({ csv: z.string() }),
  refusals: [],
  async run({ db, now }: Deps, { staff }: KnownStaff, filter) {
    const lines = [csvLine(['id', 'at', 'who', 'what', 'in words', 'subject kind', 'subject', 'change'])]
    const wanted = await filterOf(db, filter)
    let before: number | undefined
    for (let left = EXPORTED; left > 0; left -= BATCH) {
      const events = await findEvents(db, wanted, { limit: Math.min(BATCH, left), before })
      for (const event of events) {
        const { id, at, actor, what, subjectKind, subjectId } = event
        const words = [wordsOfEvent(what), subjectKind, subjectId, changeInWords(event)]
        lines.push(csvLine([id, at.toISOString(), actor, what, ...words]))
      }
      if (events.length < BATCH) break
      before = events.at(-1)?.id
    }
    await transaction(db, tx =>
      recordEvent(tx, {
        at: now(),
        actor: { staffId: staff.id, name: staff.name },
        what: 'exportAudit',
        subject: { kind: 'desk', id: 'audit' },
        details: { after: filter },
      }),
    )
    return succeeded({ csv: lines.join('') })
  },
})
