import type { LookupPlace } from '#domain/availability/lookup-result.ts'
import type { ReportKind } from '#domain/availability/reports/report-kinds.ts'
import { callApi } from '../operations/call-api.ts'

/** For a report of a wrong entry that got no answer. */
const REPORT_NOT_SENT = 'Your report did not reach us. Check your connection and send it again.'

type Report = {
  fccProviderId?: number | undefined
  providerId?: string | undefined
  planId?: string | undefined
  operatorName?: string | undefined
  kind: ReportKind
  note: string
}

/** Sends a report of a wrong entry. Returns null, or why it was refused. */
export async function sendReport(
  { zipCode, cell }: LookupPlace,
  { fccProviderId, providerId, planId, operatorName, kind, note }: Report,
): Promise<string | null> {
  const entry = fccProviderId === undefined ? { providerId, operatorName } : { fccProviderId }
  const body = { zipCode, cell, ...entry, planId, kind, ...(note.trim() ? { note: note.trim() } : {}) }
  try {
    const answer = await callApi('POST /api/availability-reports', body)
    return answer.ok ? null : (answer.problem?.detail ?? REPORT_NOT_SENT)
  } catch {
    return REPORT_NOT_SENT
  }
}
