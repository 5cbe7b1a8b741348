import { giveBackSlot } from '#domain/callbacks/slot-store.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { finishWork } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { leadWorkKind } from './find-lead.server.ts'
import { type LeadAccess, type LeadCallDeps, opensLead } from './lead-call.server.ts'
import { holdOpenLead, ownDetails } from './open-lead.server.ts'

type Withdrawn = Outcome<null, 'request_unknown'>

/** Withdraws a request for whoever has its link: nobody calls about it any more. Refused if the link opens nothing. */
export const withdrawLead = async (deps: LeadCallDeps, access: LeadAccess): Promise<Withdrawn> =>
  opensLead(deps, access) ? withdrawOwnLead(deps, access.lead) : refused('request_unknown')

/**
 * The same for a request that is known to be the caller's own. Refused where it was taken together with one that shares only
 * one of phone number and email address with it: that may be somebody else's. The desk reads it as an event; the consent that was given stays recorded.
 */
export function withdrawOwnLead(
  { db, now }: { db: Database; now: () => Date },
  id: string,
): Promise<Withdrawn> {
  const at = now()
  return transaction(db, async tx => {
    const found = await holdOpenLead(tx, id)
    if (!found) return refused('request_unknown')
    const { asked, lead } = found
    const own = ownDetails(lead, asked)
    if (!own.phone || !own.email) return refused('request_unknown')
    const subject = { kind: 'lead' as const, id: lead.id }
    await giveBackSlot(tx, subject, at)
    await finishWork(tx, leadWorkKind(lead), lead.id, at)
    await recordEvent(tx, { at, actor: 'visitor', what: 'lead_withdrawn', subject })
    return succeeded(null)
  })
}
