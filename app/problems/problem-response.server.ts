import type { Refusal } from '#domain/shared/operation.ts'
import { type FieldErrors, type ProblemCode, problemKind } from '#domain/shared/problem.ts'

/** When a temporary refusal may be retried, if nothing more exact is known. */
export const RETRY_AFTER_SECONDS = 10

type Details = {
  /** Replaces the table's words if a case has its own. */
  message?: string
  fields?: FieldErrors
  retryAfterSeconds?: number
  /** Additional members of the answer, such as the corrected cart. */
  extra?: Record<string, unknown>
}

/** The answer for an expected refusal: RFC 9457 problem details with our code and the visitor's words. */
export function problemResponse(code: ProblemCode, details: Details = {}): Response {
  const { status, title, message, retry, within = code } = problemKind(code)
  const words = details.message ?? message
  const body = {
    title,
    status,
    detail: words,
    code: within,
    retry,
    ...(details.fields ? { fields: details.fields } : {}),
    ...details.extra,
  }
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  const retryAfter = details.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : null)
  if (retryAfter !== null) headers.set('retry-after', String(retryAfter))
  // Says how to prove who asks (RFC 9110, 11.6.1): a token or a partner's key.
  if (status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status, headers })
}

/** The answer for an operation's refusal. */
export function refusalResponse({ code, field, fields, ...details }: Refusal<ProblemCode>): Response {
  const words = details.message ?? problemKind(code).message
  const faults = field === undefined ? fields : { [field]: words }
  return problemResponse(code, { ...details, ...(faults ? { fields: faults } : {}) })
}
