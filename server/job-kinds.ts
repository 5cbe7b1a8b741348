import { accountMailJob } from '#domain/accounts/account-mail-job.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { coverageJob } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { hoursClosedJob } from '#domain/callbacks/hours-closed-job.ts'
import { slotReminderJob } from '#domain/callbacks/slot-reminder-job.ts'
import { labelFetchJob, labelRoundJob } from '#domain/label-work/label-turns.ts'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import { rollUpJob } from '#domain/numbers/roll-up.server.ts'
import { weeklyNumbersJob } from '#domain/numbers/weekly-mail.server.ts'
import { priceEndJob } from '#domain/orders/remind-of-price-ends.server.ts'
import { priceChangeJob } from '#domain/orders/tell-of-price-changes.server.ts'
import { retentionJob } from '#domain/retention/forget-what-is-over.server.ts'
import { guessesMailJob } from '#domain/staff-access/guesses-mail-job.server.ts'
import { watchRoundJob } from '#domain/watches/look-again.server.ts'

/** Every kind of job; the queue must know them before the first transaction. */
export const jobKinds = [
  webhookJob,
  mailJob,
  accountMailJob,
  retentionJob,
  guessesMailJob,
  watchRoundJob,
  slotReminderJob,
  hoursClosedJob,
  priceEndJob,
  priceChangeJob,
  rollUpJob,
  weeklyNumbersJob,
  coverageJob,
  labelFetchJob,
  labelRoundJob,
]
