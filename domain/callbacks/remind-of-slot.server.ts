import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import type { Job, JobResult, Queue } from '#platform/queue.server.ts'
import { remindBefore, slotReminderJob } from './slot-reminder-job.ts'
import { findSlot, type HeldSlot, markReminded } from './slot-store.server.ts'

/**
 * Emails the person who holds a slot; the slot's subject knows who that is. Nobody gets an email if it was settled in
 * the meantime.
 */
export type Remind = (tx: Tx, slot: HeldSlot) => Promise<void>

/** A job may run several seconds early, because the clocks of processes differ. */
const EARLY_MS = 60_000

/**
 * Sends one reminder to the person who holds a slot, an hour before. A slot that was given back, is over or was
 * booked within its last hour needs none; a job that runs too early, as after a restore, is put back to its time.
 */
export async function remindOfSlot(
  {
    db,
    queue,
    now,
    remind,
  }: { db: Database; queue: Queue; now: () => Date; remind: Record<HeldSlot['subjectKind'], Remind> },
  { data }: Pick<Job<{ slotId: string }>, 'data'>,
): Promise<JobResult> {
  const at = now()
  const slot = await findSlot(db, data.slotId)
  if (!slot || slot.releasedAt || slot.remindedAt || slot.startsAt <= at) return 'completed'
  const due = remindBefore(slot.startsAt)
  if (slot.bookedAt > due) return 'completed'
  await transaction(db, async tx => {
    if (due.getTime() > at.getTime() + EARLY_MS) await queue.enqueue(tx, slotReminderJob, data, due)
    else if (await markReminded(tx, slot.id, at)) await remind[slot.subjectKind](tx, slot)
  })
  return 'completed'
}
