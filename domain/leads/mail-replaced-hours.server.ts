import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { promiseWords, slotWords } from '#domain/callbacks/promise-words.ts'
import type { HeldSlot } from '#domain/callbacks/slot-store.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import type { Tx } from '#platform/database.server.ts'
import { leadCallPath } from './lead-call.server.ts'
import type { LeadMailDeps } from './remind-of-lead-slot.server.ts'

/**
 * Tells whoever chose an hour in which nobody calls anymore, because their requests are answered together, when we call.
 * It names no number: another request may give one that isn't theirs.
 */
export async function mailReplacedHour(
  tx: Tx,
  { queue, links, siteUrl, salesPhone, now }: LeadMailDeps,
  lead: { id: string; email: string; phone: string },
  hour: HeldSlot,
  next: { slot: HeldSlot | null; dueAt: Date },
): Promise<void> {
  if (!isEmail(lead.email) || (await isDoNotCall(tx, lead.phone))) return
  const zone = hour.timeZone
  const when = next.slot
    ? `in the hour you chose: ${slotWords(next.slot.startsAt, zone)}`
    : promiseWords(next.dueAt, zone)
  const words = mailWords('We’ll call once about your requests', [
    `You sent us several requests. We'll talk about them in one call, ${when}. We'll call from ${salesPhone}.`,
    `We won't call in the ${next.slot ? 'other ' : ''}hour you chose: ${slotWords(hour.startsAt, zone)}.`,
    'If another time suits you better, choose it here:',
    { link: `${siteUrl}${leadCallPath(links, lead.id, now())}`, label: 'Choose a time' },
  ])
  await enqueueMail(tx, queue, { kind: 'slot_replaced', recipient: lead.email, ...words })
}
