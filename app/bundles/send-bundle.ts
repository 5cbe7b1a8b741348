import type { BundleChoice } from '#domain/bundles/bundle.ts'
import { bundleContactFields } from '#domain/leads/bundle-contact.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { callApi } from '../operations/call-api.ts'
import type { BundleContact } from './contact-draft.ts'

const SEND_TIMEOUT_MS = 20_000

/** Whether one of the fields is empty, with or without blanks. */
export function isMissing(contact: BundleContact, blanksCount: boolean): boolean {
  return bundleContactFields.some(name => (blanksCount ? contact[name] : contact[name].trim()) === '')
}

/** The errors of fields that aren't empty. */
export function contactFaults(contact: BundleContact): FieldErrors {
  return Object.fromEntries(
    bundleContactFields
      .filter(name => !contactRules[name].test(contact[name]))
      .map(name => [name, contactRules[name].message]),
  )
}

/** With the page where the hour of the call is chosen, or how we answer instead of a call. */
export type BundleTaken = { callPage?: string | undefined; instead?: string | undefined }

export type BundleAnswer =
  | ({ sent: true } & BundleTaken)
  | { sent: false; detail: string | null; fields: FieldErrors }

const NOT_SENT: BundleAnswer = { sent: false, detail: null, fields: {} }

/** Sends the bundle in one call. The plans are sent as ids, and the server prices them. */
export async function sendBundle(
  contact: BundleContact,
  choice: BundleChoice,
  zipCode: string,
  marks: { website: string; shownForMs: number; touched: boolean },
): Promise<BundleAnswer> {
  try {
    const answer = await callApi(
      'POST /api/bundle-leads',
      { ...contact, ...choice, ...marks, zipCode, page: location.pathname },
      { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
    )
    if (answer.ok) return { sent: true, callPage: answer.value.callPage, instead: answer.value.instead }
    // A server fault's message doesn't help the visitor more than the form's own.
    const detail = answer.response.status < 500 ? (answer.problem?.detail ?? null) : null
    return { sent: false, detail, fields: answer.problem?.fields ?? {} }
  } catch {
    return NOT_SENT
  }
}
