import { consentRecord } from '#domain/consent/record-consent.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Write } from '#platform/one-statement.server.ts'
import { chatDueAt } from './chat-due.ts'
import type { ChatDeps, IncomingMessage } from './incoming-message.server.ts'
import type { ChatStep } from './lead/chat-step.ts'
import { chatLeadWrites, correctedLeadWrites } from './lead/take-chat-lead.server.ts'
import { waitingWork } from './representative/waiting-work.server.ts'

/**
 * What a step stores beside the conversation itself: the lead, or the agreement to offers. `leadId` is this chat's lead; where
 * it has none, because it only repeated another chat's, one that was put right is a lead of its own, with `newLeadId`.
 */
export async function effectWrites(
  tx: Tx,
  deps: ChatDeps,
  { effect, conversation: { lead } }: ChatStep,
  {
    circumstances,
    sessionId,
    leadId,
    newLeadId,
  }: IncomingMessage & { leadId: string | null; newLeadId: string },
  at: Date,
): Promise<Record<string, Write>> {
  const where = { ...circumstances, sessionId }
  if (effect === 'call_person') {
    return waitingWork(sessionId, lead, at, chatDueAt(at, deps.settings.chatStaffed))
  }
  if (effect === 'correct_lead' && leadId) return correctedLeadWrites(tx, deps, lead, where, leadId)
  if (effect === 'take_lead' || effect === 'correct_lead')
    return chatLeadWrites(tx, deps, lead, where, newLeadId)
  if (effect !== 'record_consent') return {}
  const contact = { name: lead.name ?? '', email: lead.email ?? '', phone: lead.phone ?? '' }
  // A record of its own: the one made with the lead stays what it was.
  const { write } = consentRecord(
    { source: 'chat', formId: 'chat', ...contact, marketingConsent: true, callbackText: null },
    where,
    { at, salesPhone: deps.salesPhone },
  )
  return { consent: write }
}
