import type { BundleChoice } from '#domain/bundles/bundle.ts'
import { bundleContactFields } from '#domain/leads/bundle-contact.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { callApi } from '../operations/call-api.ts'
import type { BundleContact } from './contact-draft.ts'

const SEND_TIMEOUT_MS = 20_000

/** Whether nothing at all stands in one of the fields, blanks aside or not. */
export function isMissing(contact: BundleContact, blanksCount: boolean): boolean {
  return bundleContactFields.some(name => (blanksCount ? contact[name] : contact[name].trim()) === '')
}

/** The faults of fields that hold something. */
export function contactFaults(contact: BundleContact): FieldErrors {
  return Object.fromEntries(
    bundleContactFields
      .filter(name => !contactRules[name].test(contact[name]))
      .map(name => [name, contactRules[name].message]),
  )
}

export type BundleAnswer =
  /** With the page on which the hour of the call is chosen, where there is one. */
  { sent: true; callPage: string | null } | { sent: false; detail: string | null; fields: FieldErrors }

const NOT_SENT: BundleAnswer = { sent: false, detail: null, fields: {} }

/** Sends the bundle in one call. The plans go by their ids: the server prices them. */
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
    if (answer.ok) return { sent: true, callPage: answer.value.callPage ?? null }
    // A server fault has no words of use to the visitor beyond those of the form.
    const detail = answer.response.status < 500 ? (answer.problem?.detail ?? null) : null
    return { sent: false, detail, fields: answer.problem?.fields ?? {} }
  } catch {
    return NOT_SENT
  }
}
