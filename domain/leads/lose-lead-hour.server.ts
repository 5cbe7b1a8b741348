import type { LoseHour } from '#domain/callbacks/give-back-closed.server.ts'
import { moveCall } from '#domain/callbacks/move-call.server.ts'
import { promiseWords, slotWords } from '#domain/callbacks/promise-words.ts'
import { giveBackSlot } from '#domain/callbacks/slot-store.server.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { dueNext } from '#domain/desk/work-items.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import { phoneWords } from '#domain/shared/phone-digits.ts'
import { leadWorkKind } from './find-lead.server.ts'
import { leadCallPath } from './lead-call.server.ts'
import { holdOpenLead } from './open-lead.server.ts'
import type { LeadMailDeps } from './remind-of-lead-slot.server.ts'

/** Gives back a request's hour that closed: its sender is called as soon as possible, and can choose another. */
export const loseLeadHour =
  (deps: LeadMailDeps & { zips: PlacesOfZips }): LoseHour =>
  async (tx, { subjectId, timeZone: shownIn }, { staffed }) => {
    const at = deps.now()
    const found = await holdOpenLead(tx, subjectId)
    if (!found) {
      await giveBackSlot(tx, { kind: 'lead', id: subjectId }, at)
      return
    }
    const { lead, work } = found
    const subject = { kind: 'lead', id: lead.id } as const
    const call = { subject, askedAt: lead.createdAt, dueAt: work.dueAt, callBy: null }
    const { lost, callBy } = await moveCall(tx, call, timeZoneOf(deps.zips, lead.zipCode), at, staffed)
    if (!lost) return
    await dueNext(tx, leadWorkKind(lead), lead.id, { dueAt: callBy })
    const details = { before: { startsAt: lost.startsAt.toISOString() } }
    await recordEvent(tx, { at, actor: 'site', what: 'slot_lost', subject, details })
    if (!isEmail(lead.email)) return
    const by = promiseWords(callBy, shownIn)
    const words = mailWords("We're closed in the hour you chose", [
      `We're closed in the hour you chose for our call: ${slotWords(lost.startsAt, shownIn)}.`,
      lead.answerBy === 'call'
        ? `We'll call ${phoneWords(lead.phone)} ${by} instead, from ${deps.salesPhone}.`
        : `We'll get in touch ${by} instead.`,
      'If another time suits you better, choose it here:',
      { link: `${deps.siteUrl}${leadCallPath(deps.links, lead.id, at)}`, label: 'Choose a time' },
    ])
    await enqueueMail(tx, deps.queue, { kind: 'slot_lost', recipient: lead.email, ...words })
  }
