import type { JobKind } from '#platform/queue.server.ts'

/** Gives back the hours that people chose and that new calling hours don't contain anymore, and moves the calls promised in them. */
export const hoursClosedJob: JobKind<object> = {
  name: 'hours_closed',
  retryLimit: 5,
  retryDelay: 30,
  retryDelayMax: 600,
  expireInSeconds: 300,
}
