import { DateTime } from 'luxon'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { dayOf } from '#domain/settings/business-day.ts'
import { addDays } from '#domain/shared/calendar.ts'
import { listStaff } from '#domain/staff/staff-store.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { JobKind, Queue } from '#platform/queue.server.ts'
import { mostMoved } from './most-moved.ts'
import { numberWeeks } from './numbers.tables.server.ts'
import { rangeFrom } from './range.ts'
import { readTotals } from './read-sums.server.ts'
import { weeklyMail } from './weekly-words.ts'

/** Checks every day whether the email of the last whole week was written. */
export const weeklyNumbersJob: JobKind<object> = {
  name: 'weekly_numbers',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  inOrder: true,
}

/** Monday morning where our staff works; a missed one is made up for the next day. */
export const WEEKLY_NUMBERS_HOUR_UTC = 13

type Deps = { db: Database; queue: Queue; now: () => Date; siteUrl: string }

/**
 * Emails every administrator the figures of the last whole week that moved most, once per week, however often it
 * runs. Returns how many emails it wrote.
 */
export async function tellOfTheWeek({ db, queue, now, siteUrl }: Deps): Promise<number> {
  const at = now()
  const monday = DateTime.fromISO(dayOf(at)).startOf('week').toISODate() ?? ''
  const range = rangeFrom(addDays(monday, -7), addDays(monday, -1))
  const totals = await readTotals(db, range)
  if (totals.length === 0) return 0
  const words = weeklyMail(mostMoved(totals), range, siteUrl)
  const administrators = (await listStaff(db)).filter(one => one.role === 'administrator' && !one.disabledAt)
  return transaction(db, async tx => {
    const [ours] = await tx
      .insert(numberWeeks)
      .values({ monday: range.from, writtenAt: at })
      .onConflictDoNothing()
      .returning({ monday: numberWeeks.monday })
    if (!ours) return 0
    for (const { email } of administrators)
      await enqueueMail(tx, queue, { kind: 'weekly_numbers', recipient: email, ...words })
    return administrators.length
  })
}
