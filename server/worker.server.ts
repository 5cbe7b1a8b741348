import { createWebhookSender } from '#adapters/automation-webhook.server.ts'
import { createLabelDownload } from '#adapters/label-download.server.ts'
import { readLabelSheet } from '#adapters/label-sheet.server.ts'
import { createSmtpMailer } from '#adapters/smtp-mail.server.ts'
import { accountMailJob, answerMailRequest } from '#domain/accounts/account-mail-job.server.ts'
import { renewAccountMail } from '#domain/accounts/renew-account-mail.server.ts'
import { moveChatPromise } from '#domain/assistant/representative/move-chat-promise.server.ts'
import { deliverWebhook } from '#domain/automation/deliver-webhook.server.ts'
import { postToReceivers } from '#domain/automation/post-to-receivers.server.ts'
import { webhookJob } from '#domain/automation/webhook-job.server.ts'
import { uploadsInUse } from '#domain/availability/coverage-data/coverage-job-store.server.ts'
import { coverageJob } from '#domain/availability/coverage-data/coverage-jobs.ts'
import { coverageJobRunner } from '#domain/availability/coverage-data/run-coverage-job.server.ts'
import { giveBackClosed } from '#domain/callbacks/give-back-closed.server.ts'
import { hoursClosedJob } from '#domain/callbacks/hours-closed-job.ts'
import { remindOfSlot } from '#domain/callbacks/remind-of-slot.server.ts'
import { slotReminderJob } from '#domain/callbacks/slot-reminder-job.ts'
import { servedCatalogue } from '#domain/catalog/catalogue-store.server.ts'
import { fetchLabels, orderLabelRound } from '#domain/label-work/fetch-labels.server.ts'
import { LABEL_ROUND_HOUR_UTC, labelFetchJob, labelRoundJob } from '#domain/label-work/label-turns.ts'
import { loseLeadHour } from '#domain/leads/lose-lead-hour.server.ts'
import { moveLeadPromise } from '#domain/leads/move-lead-promise.server.ts'
import { remindOfLeadSlot } from '#domain/leads/remind-of-lead-slot.server.ts'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import { findMail } from '#domain/mail/mail-store.server.ts'
import { sendMail } from '#domain/mail/send-mail.server.ts'
import { ROLL_UP_MINUTES, rollUp, rollUpJob } from '#domain/numbers/roll-up.server.ts'
import {
  tellOfTheWeek,
  WEEKLY_NUMBERS_HOUR_UTC,
  weeklyNumbersJob,
} from '#domain/numbers/weekly-mail.server.ts'
import { loseOrderHour } from '#domain/orders/lose-order-hour.server.ts'
import { moveOrderPromise } from '#domain/orders/move-order-promise.server.ts'
import { remindOfOrderSlot } from '#domain/orders/remind-of-order-slot.server.ts'
import {
  PRICE_END_HOUR_UTC,
  priceEndJob,
  remindOfPriceEnds,
} from '#domain/orders/remind-of-price-ends.server.ts'
import { priceChangeJob, tellOfPriceChanges } from '#domain/orders/tell-of-price-changes.server.ts'
import {
  forgetWhatIsOver,
  RETENTION_HOUR_UTC,
  retentionJob,
} from '#domain/retention/forget-what-is-over.server.ts'
import { guessesMailJob, mailOfGuesses } from '#domain/staff-access/guesses-mail-job.server.ts'
import { lookAgain, WATCH_HOUR_UTC, watchRoundJob } from '#domain/watches/look-again.server.ts'
import type { Config } from '#platform/config.server.ts'
import { describeError, type Log } from '#platform/log.server.ts'
import type { JobKind } from '#platform/queue.server.ts'
import type { Backend } from './assemble.server.ts'
import { coverageRunner } from './coverage-runner.server.ts'

export type WorkerParts = {
  backend: Pick<Backend, 'database' | 'services' | 'settings' | 'webhookSecret'>
  /** The project's folder. */
  root: string
  config: Config
  /** Where the server listens; its own inbox takes webhooks when no receiver is set. */
  origin: string
  log: Log
  /** While developing, shows an email that stays in the database: it may hold a link that signs somebody in. */
  showKeptMail?: (body: string) => void
}

/** An upload that was started two days ago and never finished is removed. */
const UPLOAD_KEPT_MS = 2 * 86_400_000

/** Starts processing jobs: delivers orders and leads to the automation receiver and emails to the mail server. */
export async function runWorker({
  backend,
  root,
  config,
  origin,
  log,
  showKeptMail,
}: WorkerParts): Promise<void> {
  const { accounts, coverageUploads, db, queue, now } = backend.services
  const retryingNow = (kind: JobKind<object>) => () => {
    queue.retryNow(kind).catch((error: unknown) => {
      log.error({ err: describeError(error), queue: kind.name }, 'waiting jobs could not be retried now')
    })
  }
  const ofEnvironment = createWebhookSender({
    url: config.AUTOMATION_WEBHOOK_URL ?? `${origin}/api/automation/inbox`,
    secrets: [backend.webhookSecret],
    onRecovery: retryingNow(webhookJob),
  })
  const post = postToReceivers({
    ...{ db, now, ofEnvironment, outbound: backend.services.outbound },
    onRecovery: retryingNow(webhookJob),
  })
  await queue.work(webhookJob, async job => {
    const result = await deliverWebhook({ db, queue, post, now }, job)
    const facts = { message: job.data.messageId, kind: job.data.kind, attempt: job.attempt, result }
    if (result === 'completed') log.info(facts, 'webhook settled')
    else log.warn(facts, 'webhook not delivered')
    return result
  })

  await queue.work(accountMailJob, job => answerMailRequest(accounts, job))
  await queue.work(guessesMailJob, job => mailOfGuesses(backend.services, job))

  await queue.work(retentionJob, async () => {
    log.info(await forgetWhatIsOver({ db, queue }, now()), 'forgot what is over')
    const stale = new Date(now().getTime() - UPLOAD_KEPT_MS)
    const uploads = await coverageUploads.removeOlder(stale, await uploadsInUse(db))
    if (uploads > 0) log.info({ uploads }, 'removed uploads that nobody finished')
    return 'completed'
  })
  await queue.everyDay(retentionJob, RETENTION_HOUR_UTC)

  await queue.work(watchRoundJob, async job => {
    const catalogue = await servedCatalogue(db, now())
    const told = await lookAgain({ ...backend.services, catalogue, log }, job.data)
    log.info(told, 'looked again at what people watch')
    return 'completed'
  })
  await queue.everyDay(watchRoundJob, WATCH_HOUR_UTC)

  await queue.work(rollUpJob, async () => {
    const catalogue = await servedCatalogue(db, now())
    log.info(
      await rollUp({ ...backend.services, catalogue, settings: backend.settings.current() }),
      'summed up the numbers',
    )
    return 'completed'
  })
  await queue.everyMinutes(rollUpJob, ROLL_UP_MINUTES)

  await queue.work(weeklyNumbersJob, async () => {
    const mails = await tellOfTheWeek(backend.services)
    if (mails > 0) log.info({ mails }, 'wrote of the week')
    return 'completed'
  })
  await queue.everyDay(weeklyNumbersJob, WEEKLY_NUMBERS_HOUR_UTC)

  const mailing = () => {
    const settings = backend.settings.current()
    return { ...backend.services, settings, salesPhone: settings.values.phones.sales }
  }
  const remind = () => ({
    order: remindOfOrderSlot(mailing()),
    lead: remindOfLeadSlot(mailing()),
    // A conversation becomes a lead before an hour is booked for it.
    chat: async () => {},
  })
  await queue.work(slotReminderJob, job => remindOfSlot({ ...mailing(), remind: remind() }, job))

  await queue.work(hoursClosedJob, async () => {
    const { zips, builtInSettings } = backend.services
    const lose = {
      order: loseOrderHour(mailing()),
      lead: loseLeadHour({ ...mailing(), zips }),
      chat: async () => {},
    }
    const move = {
      order: moveOrderPromise(mailing()),
      lead: moveLeadPromise({ ...mailing(), zips }),
      chat: moveChatPromise({ now }),
    }
    const calls = await giveBackClosed({ db, now, builtInSettings, lose, move })
    if (calls > 0) log.info({ calls }, 'moved calls out of hours that closed')
    return 'completed'
  })

  await queue.work(priceEndJob, async job => {
    log.info({ mails: await remindOfPriceEnds(mailing(), job.data) }, 'told of prices that end')
    return 'completed'
  })
  await queue.everyDay(priceEndJob, PRICE_END_HOUR_UTC)

  await queue.work(priceChangeJob, async job => {
    const catalogue = await servedCatalogue(db, now())
    const mails = await tellOfPriceChanges({ ...mailing(), catalogue }, job.data)
    log.info({ mails }, 'told of prices that changed before orders were confirmed')
    return 'completed'
  })
  await queue.everyDay(priceChangeJob, PRICE_END_HOUR_UTC)

  const runCoverage = coverageRunner(backend.database, config, { root, uploads: coverageUploads })
  const doCoverage = coverageJobRunner({ db, run: runCoverage, uploads: coverageUploads, now, log })
  await queue.work(coverageJob, doCoverage)

  await queue.work(labelRoundJob, async () => {
    log.info({ providers: await orderLabelRound({ db, queue, now }) }, 'ordered labels of the day')
    return 'completed'
  })
  await queue.everyDay(labelRoundJob, LABEL_ROUND_HOUR_UTC)
  const fetching = { db, readSheet: readLabelSheet, download: createLabelDownload(), now, log }
  await queue.work(labelFetchJob, job => fetchLabels(fetching, job))

  const postMail = config.SMTP_URL
    ? createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM, onRecovery: retryingNow(mailJob) })
    : null
  await queue.work(mailJob, async job => {
    if (postMail) return sendMail({ db, post: postMail, renew: renewAccountMail(accounts), now }, job)
    log.info({ mail: job.data.mailId }, 'mail kept: no mail server is set')
    if (showKeptMail) showKeptMail((await findMail(db, job.data.mailId))?.body ?? '')
    return 'completed'
  })
}
