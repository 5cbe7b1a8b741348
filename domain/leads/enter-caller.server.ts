import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { brand } from '#platform/brand.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import type { CallerForm } from './caller-form.ts'
import { findLead } from './find-lead.server.ts'
import { type LeadDeps, leadWrites } from './record-lead.server.ts'

/**
 * Makes a lead of somebody who calls us: the work of whoever answered, from which they order for the caller. The same form sent
 * twice is one lead. Its record says that nothing was agreed to, because nobody was shown anything.
 */
export async function enterCaller(
  deps: LeadDeps,
  member: StaffMember,
  { key: id, service, note, ...caller }: CallerForm,
  /** How the desk was reached: the visit is the staff member's, not the caller's. */
  { arrival: _arrival, partner: _partner, ...desk }: ConsentCircumstances,
): Promise<{ id: string }> {
  const subject = { kind: 'lead', id } as const
  return transaction(deps.db, async tx => {
    await holdSubject(tx, subject)
    if (await findLead(tx, id)) return { id }
    const lead = {
      ...{ ...caller, id, source: 'phone' as const, leadType: 'phone_request' },
      ...{ selectedService: service, notes: note },
    }
    const { writes } = await leadWrites(
      tx,
      deps,
      {
        ...lead,
        formId: 'desk',
        callbackText: null,
        marketingConsent: null,
        ownerId: member.id,
        // Whoever calls again about the same has another conversation: only the form's key makes two one.
        wish: id,
        message: receivedAt => ({
          kind: 'lead',
          payload: leadPayload({ ...lead, source: `${brand.name} phone`, receivedAt }),
        }),
      },
      desk,
    )
    await runAsOneStatement(tx, writes)
    const actor = { staffId: member.id, name: member.name }
    await recordEvent(tx, { at: deps.now(), actor, what: 'enterCaller', subject })
    return { id }
  })
}
