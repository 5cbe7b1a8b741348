import { leadPayload } from '#domain/automation/webhook-payloads.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { correctLeadWrites } from '#domain/leads/correct-lead.server.ts'
import { type LeadDeps, leadWrites } from '#domain/leads/record-lead.server.ts'
import { asOneLine } from '#domain/shared/one-line.ts'
import { brand } from '#platform/brand.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Write } from '#platform/one-statement.server.ts'
import { chatNotes } from '../chat-notes.ts'
import type { LeadAnswers } from '../conversation.ts'

const SOURCE = `${brand.name} chat assistant`

/** Answers are taken without checks, and stored as lines all the same. */
const leadOf = (answers: LeadAnswers, sessionId: string) => ({
  leadType: 'chat_lead',
  name: asOneLine(answers.name ?? ''),
  email: asOneLine(answers.email ?? ''),
  phone: asOneLine(answers.phone ?? ''),
  zipCode: asOneLine(answers.zipCode ?? ''),
  selectedService: asOneLine(answers.serviceType ?? ''),
  notes: chatNotes(sessionId, answers.note ?? ''),
})

/**
 * What the lead of a chat stores when the phone number is given, without marketing consent: whoever leaves at the question
 * about it is still called, about this request alone.
 */
export async function chatLeadWrites(
  tx: Tx,
  deps: Omit<LeadDeps, 'db'>,
  answers: LeadAnswers,
  circumstances: ConsentCircumstances & { sessionId: string },
  id: string,
): Promise<Record<string, Write>> {
  const lead = { ...leadOf(answers, circumstances.sessionId), source: 'chat' as const }
  const { writes } = await leadWrites(
    tx,
    deps,
    {
      ...{ id, ...lead },
      formId: 'chat',
      marketingConsent: null,
      message: receivedAt => ({
        kind: 'lead',
        payload: leadPayload({ ...lead, source: SOURCE, receivedAt }),
      }),
    },
    circumstances,
  )
  return writes
}

/** The same after a detail was put right. */
export function correctedLeadWrites(
  tx: Tx,
  deps: Omit<LeadDeps, 'db'>,
  answers: LeadAnswers,
  circumstances: ConsentCircumstances & { sessionId: string },
  id: string,
): Promise<Record<string, Write>> {
  const lead = leadOf(answers, circumstances.sessionId)
  return correctLeadWrites(
    tx,
    deps,
    { id, ...lead, notes: `${lead.notes}, corrected` },
    circumstances,
    SOURCE,
  )
}
