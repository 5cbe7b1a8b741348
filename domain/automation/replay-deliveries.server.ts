import { type NewDeskEvent, recordEvent } from '#domain/desk/desk-events.server.ts'
import { finishWork } from '#domain/desk/work-items.server.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { KeptJob } from '#platform/kept-jobs.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { type WebhookMessage, webhookJob } from './webhook-job.server.ts'

type Deps = { db: Database; queue: Pick<Queue, 'jobs' | 'takeUpAgain'>; now: () => Date }
type By = NewDeskEvent['actor']

/** At most this many messages are sent again in one transaction. */
export const SENT_AGAIN = 500

/** Sends messages again, each under its own id, and closes the work items about them. Returns how many. */
export async function replayJobs(
  { db, queue, now }: Deps,
  actor: By,
  jobs: readonly KeptJob<WebhookMessage>[],
): Promise<number> {
  if (jobs.length === 0) return 0
  const at = now()
  await transaction(db, async tx => {
    await queue.takeUpAgain(tx, webhookJob, jobs, { askedFor: true })
    for (const { data } of jobs) await settleDelivery(tx, actor, 'replayDeliveries', data.messageId, at)
  })
  return jobs.length
}

/** The same for every message that was given up, however many there are. */
export async function replayEveryDead(deps: Deps, actor: By): Promise<number> {
  let sent = 0
  for (;;) {
    const jobs = await deps.queue.jobs(webhookJob, { standing: 'dead', limit: SENT_AGAIN })
    sent += await replayJobs(deps, actor, jobs)
    // One that is given up again in the meantime is left for another day.
    if (jobs.length < SENT_AGAIN) return sent
  }
}

/** Closes the work item of a message that was given up, and records who decided what. */
export async function settleDelivery(
  tx: Tx,
  actor: By,
  what: 'replayDeliveries' | 'giveUpDelivery',
  id: string,
  at: Date,
): Promise<void> {
  await finishWork(tx, 'failed_delivery', id, at)
  await recordEvent(tx, { at, actor, what, subject: { kind: 'delivery', id } })
}
