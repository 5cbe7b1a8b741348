import type { JobStanding } from '#platform/kept-jobs.server.ts'

/** How messages stand, in words. */
export const standingWords: Record<JobStanding, string> = {
  waiting: 'Waiting',
  retrying: 'Trying again',
  done: 'Delivered',
  dead: 'Given up',
}

/** How one message stands. One that was never posted, because its receiver is paused or doesn't answer, is held back: nothing was tried. */
export const messageStanding = (standing: JobStanding, attempts: number): string =>
  standing === 'retrying' && attempts === 0 ? 'Held back' : standingWords[standing]

/** Why nothing was tried yet. */
export const untriedWords = (standing: JobStanding): string =>
  standing === 'retrying' ? 'Not tried yet: the receiver is paused or not answering' : 'None yet'

/** The places around deliveries, with the one that is open. */
export const deliveryTabs = (here: 'deliveries' | 'inbox' | 'mails') => [
  { to: '/desk/deliveries', name: 'Messages', here: here === 'deliveries' },
  { to: '/desk/inbox', name: 'Built-in inbox', here: here === 'inbox' },
  { to: '/desk/mails', name: 'Emails', here: here === 'mails' },
]
