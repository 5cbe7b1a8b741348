import { isDoNotCall } from '#domain/callbacks/do-not-call.server.ts'
import { slotWords } from '#domain/callbacks/promise-words.ts'
import type { Remind } from '#domain/callbacks/remind-of-slot.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import type { LinkKeys } from '#platform/link-keys.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { leadCallPath } from './lead-call.server.ts'
import { openLead } from './open-lead.server.ts'

/** What emails about a request are made with. */
export type LeadMailDeps = {
  queue: Queue
  links: LinkKeys
  siteUrl: string
  salesPhone: string
  now: () => Date
}

/**
 * Reminds the sender of a request of the hour in which we call. The chat accepts any text as an address: those get no
 * email.
 */
export const remindOfLeadSlot =
  ({ queue, links, siteUrl, salesPhone, now }: LeadMailDeps): Remind =>
  async (tx, { subjectId, startsAt, timeZone }) => {
    const found = await openLead(tx, subjectId)
    if (!found || !isEmail(found.lead.email)) return
    const { lead } = found
    if (await isDoNotCall(tx, lead.phone)) return
    const words = mailWords(`We'll call you ${slotWords(startsAt, timeZone)}`, [
      `We'll call ${phoneWords(lead.phone)} about your request: ${slotWords(startsAt, timeZone)}. We'll call from ${salesPhone}.`,
      'If that no longer suits you, choose another time:',
      { link: `${siteUrl}${leadCallPath(links, lead.id, now())}`, label: 'Choose a time' },
    ])
    await enqueueMail(tx, queue, { kind: 'slot_reminder', recipient: lead.email, ...words })
  }
