import type { JobKind } from '#platform/queue.server.ts'

/** Reminds the person who holds a slot, an hour before it begins. */
export const slotReminderJob: JobKind<{ slotId: string }> = {
  name: 'slot_reminder',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 60,
}

/** When a slot's owner is reminded. */
export const remindBefore = (startsAt: Date): Date => new Date(startsAt.getTime() - 3_600_000)
