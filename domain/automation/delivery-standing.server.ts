import type { JobStanding, KeptJob } from '#platform/kept-jobs.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { type WebhookMessage, webhookJob } from './webhook-job.server.ts'

/**
 * How a message stands. One whose receiver is paused is held: the queue looks at it again and again meanwhile, but
 * nothing is sent until somebody resumes the receiver, so it has no next time.
 */
export const deliveryStandings = ['waiting', 'held', 'retrying', 'dead', 'done'] as const
export type DeliveryStanding = (typeof deliveryStandings)[number]

/** The ids of the receivers that are paused. */
type Paused = readonly string[]

/** What a pause holds back. */
const undelivered = ['waiting', 'retrying'] as const
const isUndelivered = (standing: JobStanding) => standing === 'waiting' || standing === 'retrying'
const toOneOf = (paused: Paused) => paused.map(receiverId => ({ receiverId }))

/** Which jobs have a standing; all of them without one. */
export function wantedBy(standing: DeliveryStanding | undefined, paused: Paused) {
  if (standing === undefined) return {}
  if (standing === 'held') return { standing: undelivered, havingOneOf: toOneOf(paused) }
  return isUndelivered(standing) ? { standing, havingNoneOf: toOneOf(paused) } : { standing }
}

/** How many messages have each standing. */
export async function countDeliveries(
  queue: Pick<Queue, 'countJobs'>,
  paused: Paused,
): Promise<Record<DeliveryStanding, number>> {
  const all = await queue.countJobs(webhookJob)
  if (paused.length === 0) return { ...all, held: 0 }
  const held = await queue.countJobs(webhookJob, toOneOf(paused))
  const waiting = all.waiting - held.waiting
  const retrying = all.retrying - held.retrying
  return { ...all, waiting, retrying, held: held.waiting + held.retrying }
}

/** A job as a message stands, with the time it is tried next, if it is. */
export function standingOf(
  { standing, dueAt, data: { receiverId } }: Pick<KeptJob<WebhookMessage>, 'standing' | 'dueAt' | 'data'>,
  paused: Paused,
): { standing: DeliveryStanding; dueAt: Date | null } {
  const isHeld = isUndelivered(standing) && receiverId !== undefined && paused.includes(receiverId)
  return isHeld ? { standing: 'held', dueAt: null } : { standing, dueAt }
}
