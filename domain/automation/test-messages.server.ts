import type { Reader } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { lastAttempts, loggedTests } from './delivery-store.server.ts'
import type { StoredReceiver } from './receiver-store.server.ts'
import type { SentTest, Tests } from './test-messages.ts'
import { webhookJob } from './webhook-job.server.ts'

/** So many, and no older than the jobs that are kept. */
const SHOWN = 10
const KEPT_MS = 7 * 86_400_000

type Deps = { db: Reader; queue: Pick<Queue, 'jobs'>; now: () => Date }
type Known = {
  receivers: readonly Pick<StoredReceiver, 'name' | 'pausedAt'>[]
  nameOf(receiverId: string | undefined): string
}

/** Where a test goes, and what came of the last ones: those that were queued, and those posted from a receiver's page. */
export async function readTests({ db, queue, now }: Deps, { receivers, nameOf }: Known): Promise<Tests> {
  const jobs = await queue.jobs(webhookJob, { havingOneOf: [{ kind: 'test' }], limit: SHOWN })
  const last = await lastAttempts(
    db,
    jobs.map(({ data }) => data.messageId),
  )
  const queued = jobs.map(
    ({ data: { messageId, receiverId }, createdAt }): SentTest => ({
      ...{ messageId, to: nameOf(receiverId), at: createdAt },
      answered: last.get(messageId) ?? null,
    }),
  )
  const known = new Set(queued.map(({ messageId }) => messageId))
  const logged = await loggedTests(db, new Date(now().getTime() - KEPT_MS), 2 * SHOWN)
  const posted = logged
    .filter(({ messageId }) => !known.has(messageId))
    .map(
      ({ messageId, receiverId, attemptedAt, status, answer }): SentTest => ({
        ...{ messageId, to: nameOf(receiverId ?? undefined), at: attemptedAt },
        answered: { status, answer },
      }),
    )
  const latest = [...queued, ...posted].toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, SHOWN)
  const named = (isPaused: boolean) =>
    receivers.filter(({ pausedAt }) => (pausedAt !== null) === isPaused).map(({ name }) => name)
  return { goesTo: [nameOf(undefined), ...named(false)], paused: named(true), latest }
}
