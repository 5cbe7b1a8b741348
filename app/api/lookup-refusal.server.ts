import type { ZipStateMismatch } from '#domain/availability/find-providers.server.ts'
import { ZIP_UNKNOWN, zipMismatchWords } from '#domain/availability/zip-words.ts'
import { problemResponse } from '../problems/problem-response.server.ts'

type Refusal = { ok: false; code: 'address_not_understood' | 'zip_unknown' } | ZipStateMismatch

/** The answer to what cannot be looked up, in words that say what to mend; `field` is where they belong. */
export function lookupRefusal(refusal: Refusal, field: string): Response {
  const message = wordsOf(refusal)
  return problemResponse('invalid_input', { message, fields: { [field]: message } })
}

function wordsOf(refusal: Refusal): string {
  if ('zip' in refusal) {
    return zipMismatchWords(refusal.zip, refusal.state)
  }
  return refusal.code === 'zip_unknown'
    ? ZIP_UNKNOWN
    : 'Enter a ZIP code, or an address as: street, city, state ZIP.'
}
