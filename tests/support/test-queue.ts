import type { Clock } from 'pg-boss'
import { accountMailJob } from '#domain/accounts/account-mail-job.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { coverageJob } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { hoursClosedJob } from '#domain/callbacks/hours-closed-job.ts'
import { slotReminderJob } from '#domain/callbacks/slot-reminder-job.ts'
import { labelFetchJob, labelRoundJob } from '#domain/label-work/label-turns.ts'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import { priceEndJob } from '#domain/orders/remind-of-price-ends.server.ts'
import { priceChangeJob } from '#domain/orders/tell-of-price-changes.server.ts'
import { guessesMailJob } from '#domain/staff-access/guesses-mail-job.server.ts'
import { watchRoundJob } from '#domain/watches/look-again.server.ts'
import type { OpenDatabase } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openQueue, type Queue } from '#platform/queue.server.ts'

export const silentLog = createLog('silent')

/** The queue with every kind of job that use cases add. `clock` defaults to the real one. */
export function openTestQueue(database: OpenDatabase, clock?: Clock): Promise<Queue> {
  return openQueue(
    database,
    [
      webhookJob,
      mailJob,
      accountMailJob,
      guessesMailJob,
      watchRoundJob,
      slotReminderJob,
      hoursClosedJob,
      priceEndJob,
      priceChangeJob,
      coverageJob,
      labelFetchJob,
      labelRoundJob,
    ],
    silentLog,
    clock,
  )
}
