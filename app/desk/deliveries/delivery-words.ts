import type { DeliveryStanding } from '#domain/automation/delivery-standing.server.ts'
import { counted } from '#domain/shared/counted.ts'

/** How messages stand, in words. */
const standingWords: Record<DeliveryStanding, string> = {
  waiting: 'Waiting',
  held: 'Held: receiver paused',
  retrying: 'Trying again',
  done: 'Delivered or over',
  dead: 'Given up',
}

/** The same for the list of those that stand so: among what is tried again is also what was held back and never tried. */
export const listedAs: Record<DeliveryStanding, string> = {
  ...standingWords,
  retrying: 'Trying again or held back',
}

/**
 * How one message stands. One that was never posted, because its receiver doesn't answer, is held back: nothing was tried.
 * One that is over without being taken, because its address was removed, was not delivered.
 */
export function messageStanding(standing: DeliveryStanding, last: { status: number | null } | null): string {
  if (standing === 'retrying' && !last) return 'Held back'
  if (standing === 'done') return last?.status === null ? 'Not sent' : 'Delivered'
  return standingWords[standing]
}

/** What became of one message that was sent again. */
export function againWords(standing: DeliveryStanding, last: { status: number | null } | null): string {
  if (standing === 'held') return 'It’s held: the receiver is paused.'
  if (standing === 'dead') return 'The receiver refused it again.'
  if (standing !== 'done') return 'It’s on its way again.'
  return last?.status === null ? 'It wasn’t sent: its address was removed.' : 'The receiver has it now.'
}

/** Why nothing was tried yet. */
export function untriedWords(standing: DeliveryStanding): string {
  if (standing === 'held') return 'Not tried yet: the receiver is paused'
  return standing === 'retrying' ? 'Not tried yet: the receiver isn’t answering' : 'Not tried yet'
}

/** What came of sending messages again. Nothing goes out to a paused receiver. */
export function sentAgainWords(sent: number, held: number): string {
  const going = `${counted(sent, 'message')} on the way again.`
  if (held === 0) return going
  const waits = `${counted(held, 'message')} held: the receiver is paused. Resume it in Settings to send.`
  return sent === 0 ? waits : `${going} ${waits}`
}

/** The places around deliveries, with the one that is open. */
export const deliveryTabs = (here: 'deliveries' | 'inbox' | 'mails') => [
  { to: '/desk/deliveries', name: 'Messages', here: here === 'deliveries' },
  { to: '/desk/inbox', name: 'Built-in inbox', here: here === 'inbox' },
  { to: '/desk/mails', name: 'Emails', here: here === 'mails' },
]
