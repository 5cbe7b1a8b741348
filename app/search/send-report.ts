import type { LookupPlace } from '#domain/availability/lookup-result.ts'
import type { ReportKind } from '#domain/availability/report-kinds.ts'
import { REPORT_NOT_SENT } from '#domain/shared/problem-words.ts'

type Report = {
  fccProviderId?: number | undefined
  providerId?: string | undefined
  kind: ReportKind
  note: string
}

/** Sends a report of a wrong entry. Answers null, or why it was not taken. */
export async function sendReport(
  { zipCode, cell }: LookupPlace,
  { fccProviderId, providerId, kind, note }: Report,
): Promise<string | null> {
  const entry = fccProviderId === undefined ? { providerId } : { fccProviderId }
  const body = { zipCode, cell, ...entry, kind, ...(note.trim() ? { note: note.trim() } : {}) }
  try {
    const response = await fetch('/api/availability-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (response.ok) return null
    const problem = (await response.json()) as { detail?: unknown }
    return typeof problem.detail === 'string' ? problem.detail : REPORT_NOT_SENT
  } catch {
    return REPORT_NOT_SENT
  }
}
