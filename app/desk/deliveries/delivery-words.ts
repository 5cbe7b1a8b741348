import type { JobStanding } from '#platform/kept-jobs.server.ts'

/** How messages stand, in words. */
export const standingWords: Record<JobStanding, string> = {
  waiting: 'Waiting',
  retrying: 'Trying again',
  done: 'Delivered',
  dead: 'Given up',
}

/** How one message stands. One that was held back before anything was posted, as to a receiver that is left alone, waits: nothing was tried. */
export const messageStanding = (standing: JobStanding, attempts: number): string =>
  standingWords[standing === 'retrying' && attempts === 0 ? 'waiting' : standing]

/** The places around deliveries, with the one that is open. */
export const deliveryTabs = (here: 'deliveries' | 'inbox' | 'mails') => [
  { to: '/desk/deliveries', name: 'Messages', here: here === 'deliveries' },
  { to: '/desk/inbox', name: 'Built-in inbox', here: here === 'inbox' },
  { to: '/desk/mails', name: 'Emails', here: here === 'mails' },
]
