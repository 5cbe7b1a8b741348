import { agreedTime } from '#domain/callbacks/agreed-time.ts'
import type { MovePromise } from '#domain/callbacks/give-back-closed.server.ts'
import { intoOurHours } from '#domain/callbacks/into-our-hours.ts'
import { promiseWords } from '#domain/callbacks/promise-words.ts'
import { type PlacesOfZips, timeZoneOf } from '#domain/callbacks/time-zone-of.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { dueNext } from '#domain/desk/work-items.server.ts'
import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { isEmail } from '#domain/shared/contact-rules.ts'
import { canBeDialed } from '#domain/shared/phone-digits.ts'
import { leadWorkKind } from './find-lead.server.ts'
import { leadCallPath } from './lead-call.server.ts'
import { holdOpenLead } from './open-lead.server.ts'
import type { LeadMailDeps } from './remind-of-lead-slot.server.ts'

/** Moves what the sender of a request was promised out of a time that closed. */
export const moveLeadPromise =
  (deps: LeadMailDeps & { zips: PlacesOfZips }): MovePromise =>
  async (tx, { subject: { id }, dueAt: before }, { staffed }) => {
    const at = deps.now()
    const found = await holdOpenLead(tx, id)
    // Somebody may have recorded an outcome or taken it together with another one meanwhile.
    if (!found || found.lead.id !== id || found.work.dueAt.getTime() !== before.getTime()) return
    const { lead } = found
    const zone = timeZoneOf(deps.zips, lead.zipCode)
    const subject = { kind: 'lead', id } as const
    const isAgreed = agreedTime(await eventsOf(tx, subject), before) !== null
    const dueAt = intoOurHours({ dueAt: before, zone, isAgreed }, at, staffed)
    await dueNext(tx, leadWorkKind(lead), lead.id, { dueAt })
    const details = { before: { callBy: before.toISOString() }, after: { callBy: dueAt.toISOString() } }
    await recordEvent(tx, { at, actor: 'site', what: 'promise_moved', subject, details })
    if (!isEmail(lead.email)) return
    const shownIn = zone ?? BUSINESS_ZONE
    const words = mailWords("We're closed when we said we'd get in touch", [
      `We said we'd get in touch about your request ${promiseWords(before, shownIn)}, but we're closed then.`,
      ...(canBeDialed(lead.phone)
        ? [
            `We'll do it ${promiseWords(dueAt, shownIn)} instead, from ${deps.salesPhone}.`,
            'If another time suits you better, choose it here:',
            { link: `${deps.siteUrl}${leadCallPath(deps.links, lead.id, at)}`, label: 'Choose a time' },
          ]
        : [`We'll email you ${promiseWords(dueAt, shownIn)} instead. Can't wait? Call ${deps.salesPhone}.`]),
    ])
    await enqueueMail(tx, deps.queue, { kind: 'promise_moved', recipient: lead.email, ...words })
  }
