import { z } from 'zod/mini'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { countUnanswered, listUnanswered, markUnanswered } from '#domain/measurement/unanswered.server.ts'
import { dayOf } from '#domain/settings/business-day.ts'
import { noOutput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import { type Dimension, dimensions } from './figures.ts'
import { dimensionOf, type Range, rangeOf } from './range.ts'
import { readProgress } from './read-sums.server.ts'
import { type Report, readReport } from './report.server.ts'

type Deps = {
  db: Database
  /** For the sums, which are only as current as the last roll-up anyway. */
  reads: Reader
  now: () => Date
  catalogue: { provider(id: string): { name: string } | undefined }
}

const word = z.optional(z.string().check(z.maxLength(20)))

/** The numbers of a range of days, compared with the previous range. */
export const readNumbers = staffOperation({
  name: 'readNumbers',
  summary: 'What visitors did and what came of it, counted by day.',
  input: z.object({ range: word, from: word, to: word, by: word }),
  output: z.object({
    range: z.custom<Range>(),
    /** The day that isn't over yet, by our calendar. */
    today: z.string(),
    by: z.enum(dimensions),
    report: z.custom<Report>(),
    /** When the sums were last updated. */
    countedAt: z.nullable(z.date()),
    /** How much of what was asked still has no answer. */
    open: z.object({ zip: z.int(), question: z.int() }),
  }),
  refusals: [],
  async run(
    { db, reads, now, catalogue }: Deps,
    _: KnownStaff,
    { range = '28', from = '', to = '', by = '' },
  ) {
    const today = dayOf(now())
    const asked = rangeOf({ range, from, to }, today)
    if (!asked.ok) return { ok: false, code: 'invalid_input', fields: asked.fields }
    const dimension: Dimension = dimensionOf(by)
    const report = await readReport(reads, catalogue, { range: asked.range, by: dimension })
    const open = {
      zip: await countUnanswered(db, 'zip'),
      question: await countUnanswered(db, 'question'),
    }
    return succeeded({
      ...{ range: asked.range, today, by: dimension, report, open },
      countedAt: await readProgress(reads),
    })
  },
})

const kinds = z.enum(['zip', 'question'])
const LISTED = 200

/** What was asked and not answered, most asked first. */
export const readUnanswered = staffOperation({
  name: 'readUnanswered',
  summary: 'ZIP codes and chat questions that were asked and not answered.',
  input: z.object({ kind: z.optional(kinds), which: z.optional(z.enum(['open', 'done'])) }),
  output: z.object({
    asks: z.array(
      z.object({
        ...{ key: z.string(), words: z.string(), state: z.string(), asked: z.int() },
        ...{
          firstAt: z.date(),
          lastAt: z.date(),
          doneAt: z.nullable(z.date()),
          doneBy: z.nullable(z.string()),
        },
      }),
    ),
    open: z.object({ zip: z.int(), question: z.int() }),
  }),
  refusals: [],
  async run({ db }: Deps, _: KnownStaff, { kind = 'zip', which = 'open' }) {
    const asks = await listUnanswered(db, kind, which, LISTED)
    return succeeded({
      asks: asks.map(({ kind: _kind, ...ask }) => ask),
      open: { zip: await countUnanswered(db, 'zip'), question: await countUnanswered(db, 'question') },
    })
  },
})

/** Marks one of them as done, or as open again. If it is asked again, it opens by itself. */
export const markAsked = staffOperation({
  name: 'markUnanswered',
  summary: 'Marks a ZIP code or a question as answered now, or as open again.',
  input: z.object({ kind: kinds, key: z.string().check(z.maxLength(200)), done: z.boolean() }),
  output: noOutput,
  refusals: ['work_gone'],
  async run({ db, now }: Deps, { staff }: KnownStaff, { kind, key, done }) {
    const at = now()
    const marked = await transaction(db, async tx => {
      if (!(await markUnanswered(tx, { kind, key }, done ? { at, by: staff.name } : null))) return false
      await recordEvent(tx, {
        at,
        actor: { staffId: staff.id, name: staff.name },
        what: 'markUnanswered',
        subject: { kind: 'desk', id: kind },
        details: { note: key, after: { done } },
      })
      return true
    })
    return marked ? succeeded(undefined) : refused('work_gone')
  },
})
