import { workItemWrites } from '#domain/desk/work-items.server.ts'
import type { Write } from '#platform/one-statement.server.ts'
import type { LeadAnswers } from '../conversation.ts'

/** The work of joining a chat whose visitor asked for a person: due once somebody is meant to be there. */
export function waitingWork(
  sessionId: string,
  lead: LeadAnswers,
  at: Date,
  dueAt: Date,
): Record<string, Write> {
  return workItemWrites({
    ...{ kind: 'chat', subjectId: sessionId, createdAt: at, dueAt },
    ...{ who: lead.name ?? '', about: lead.serviceType ?? '' },
    email: lead.email ?? '',
    zipCode: /^\d{5}$/.test(lead.zipCode ?? '') ? (lead.zipCode ?? '') : '',
  })
}
