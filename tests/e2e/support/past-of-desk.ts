import { coverageJobs } from '#domain/availability/coverage-jobs.tables.server.ts'
import { unansweredAsks } from '#domain/measurement/measurement.tables.server.ts'
import { type CountId, countIds, countOf, figuresWithParts, timeIds } from '#domain/numbers/figures.ts'
import { numberDays, numberTimes } from '#domain/numbers/numbers.tables.server.ts'
import { asDrizzle, type Database } from '#platform/database.server.ts'

const DAY_MS = 86_400_000
const DAYS = 62
/** The site counts the last days anew itself. */
const COUNTED_BY_SITE = 4

const keys = {
  state: { '': 3, TX: 20, NY: 11, CA: 9, HI: 2, OH: 6 },
  provider: { spectrum: 14, metronet: 9, att: 12, 'google-fiber': 3 },
  source: { '': 22, google: 18, 'neighborhood newsletter of the Hill Country': 4, bing: 3 },
  campaign: { '': 25, 'fall-fiber-2026': 12, 'moving-to-a-new-home-without-a-gap-in-service': 6 },
} as const
const parts: Partial<Record<CountId, readonly string[]>> = {
  leads: ['quote_form', 'bundle_builder', 'chat'],
  consents_asked: ['checkout', 'quote_form'],
  consents_given: ['checkout', 'quote_form'],
  mails: ['order_received', 'order_booked'],
  mails_sent: ['order_received', 'order_booked'],
  messages: ['order', 'lead'],
  messages_at_once: ['order', 'lead'],
  attempts_failed: ['order'],
}
/** About so many a day, of a hundred searches. */
const share: Partial<Record<CountId, number>> = {
  ...{ searches: 100, results: 82, no_answer: 9, carts: 21, checkouts: 12, orders: 7, reached: 6, booked: 4 },
  ...{
    chats: 16,
    chats_alone: 13,
    questions: 40,
    questions_answered: 35,
    consents_asked: 14,
    consents_given: 9,
  },
  ...{ not_available: 0.4, cancelled: 0.6, attempts_failed: 0.3 },
}

/** Sums of two months, coverage jobs that ended in every way, and questions without an answer. */
export async function fillPast(database: Database, now: Date): Promise<void> {
  const db = asDrizzle(database)
  const dayAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isoDay = (days: number) => dayAgo(days).toISOString().slice(0, 10)
  const sums: (typeof numberDays.$inferInsert)[] = []
  for (let ago = COUNTED_BY_SITE; ago < DAYS; ago += 1) {
    const day = isoDay(ago)
    // A week has its ebb, and it grows.
    const swing = (1 + 0.4 * Math.sin(ago)) * (1 - ago / 150)
    for (const figure of countIds) {
      const inAll = (share[figure] ?? 5) * swing
      const { by } = countOf(figure)
      const ofFigure = figuresWithParts.includes(figure) ? (parts[figure] ?? ['']) : ['']
      for (const part of ofFigure) {
        const count = Math.round(inAll / ofFigure.length)
        if (count > 0) sums.push({ dimension: 'all', day, figure, key: '', part, count })
        for (const dimension of by) {
          const weights = Object.entries(keys[dimension])
          const whole = weights.reduce((sum, [, weight]) => sum + weight, 0)
          for (const [key, weight] of weights) {
            const some = Math.round((count * weight) / whole)
            if (some > 0) sums.push({ dimension, day, figure, key, part, count: some })
          }
        }
      }
    }
  }
  for (let from = 0; from < sums.length; from += 2_000)
    await db
      .insert(numberDays)
      .values(sums.slice(from, from + 2_000))
      .onConflictDoNothing()
  const took = timeIds.flatMap(figure =>
    [40, 900, 5_400, 30_000, 90_000].map((seconds, index) => ({
      ...{ figure, seconds, day: isoDay(COUNTED_BY_SITE + index), count: 9 - index },
      promise:
        figure === 'chat_wait' ? ('none' as const) : index === 4 ? ('late' as const) : ('kept' as const),
    })),
  )
  await db.insert(numberTimes).values(took).onConflictDoNothing()
  const asked = (kind: 'zip' | 'question', words: string, times: number, state = '') => ({
    ...{ kind, key: words.toLowerCase(), words, state, asked: times },
    ...{ firstAt: dayAgo(30), lastAt: dayAgo(1) },
  })
  await db
    .insert(unansweredAsks)
    .values([
      asked('zip', '96742', 14, 'HI'),
      asked('zip', '99950', 3, 'AK'),
      asked('question', 'Do you sell internet to boats in the harbor?', 4),
      asked('question', `Can my landlord ${'really '.repeat(12)}forbid a second line in a rented home?`, 2),
    ])
    .onConflictDoNothing()
  const job = (ago: number, job: Partial<typeof coverageJobs.$inferInsert>) => ({
    kind: 'upload' as const,
    title: 'bdc_48_FibertothePremises_fixed_broadband_J25_15sep2026.zip',
    order: {
      kind: 'upload' as const,
      uploadId: `past-${ago}`,
      fileName: 'a.zip',
      asOf: null,
      allowOlder: false,
    },
    ...{ bytes: 213_000_000, staffName: 'Eli Novak', createdAt: dayAgo(ago), startedAt: dayAgo(ago) },
    ...{ endedAt: new Date(dayAgo(ago).getTime() + 300_000), share: 1 },
    ...job,
  })
  const file = 'bdc_48_FibertothePremises_fixed_broadband_J25_15sep2026.csv'
  const report = { kind: 'locations' as const, scope: 'Texas, fiber', badRowsFile: null, sample: false }
  await db.insert(coverageJobs).values([
    job(9, {
      state: 'done',
      rows: 4_812_331,
      results: [
        {
          ...report,
          outcome: 'imported',
          file,
          seconds: 214,
          rows: 4_812_331,
          badRows: 12,
          indexRows: 91_204,
        },
        { outcome: 'refused', file: 'bdc_48_Cable.csv', seconds: 1, reason: 'it starts with “name,price”' },
      ],
    }),
    job(6, { state: 'refused', reason: 'the file starts with “name,price”, which is no file of the FCC' }),
    job(5, {
      kind: 'fetch',
      title: 'Texas, Ohio',
      order: { kind: 'fetch', states: ['TX', 'OH'] },
      bytes: null,
      state: 'failed',
      reason: 'the FCC could not be reached (no answer came in time)',
    }),
    job(3, { state: 'cancelled' }),
  ])
}
