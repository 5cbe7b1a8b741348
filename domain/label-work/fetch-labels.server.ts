import { labelSource, labelSources } from '#domain/labels/label-sources.ts'
import { lastDownloads } from '#domain/labels/label-store.server.ts'
import { type RefreshDeps, refreshLabels } from '#domain/labels/refresh-labels.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { noticeOf } from '#platform/notices.server.ts'
import type { Job, JobResult, Queue } from '#platform/queue.server.ts'
import { labelFetchJob, providersInTurn } from './label-turns.ts'

/** Queues fetching for the providers whose turn it is. Returns how many. */
export async function orderLabelRound({
  db,
  queue,
  now,
}: {
  db: Database
  queue: Queue
  now: () => Date
}): Promise<number> {
  const providerIds = providersInTurn(labelSources, await lastDownloads(db), now())
  if (providerIds.length > 0) await transaction(db, tx => queue.enqueue(tx, labelFetchJob, { providerIds }))
  return providerIds.length
}

/** Fetches what a job names; the result is stored beside its provider. */
export async function fetchLabels(
  deps: RefreshDeps & { log: Log },
  job: Job<{ providerIds: string[] }>,
): Promise<JobResult> {
  const sources = job.data.providerIds.flatMap(id => labelSource(id) ?? [])
  for await (const { source, ...result } of refreshLabels(deps, sources)) {
    const told = result.outcome === 'kept' ? { reason: result.reason } : { outcome: result.report.outcome }
    deps.log.info({ provider: source.providerId, ...told }, 'labels fetched')
    await transaction(deps.db, tx => tx.execute(noticeOf({ topic: 'labels', id: source.providerId })))
  }
  return 'completed'
}
