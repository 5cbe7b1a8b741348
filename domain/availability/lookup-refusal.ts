import type { Refusal } from '#domain/shared/operation.ts'
import { zipMismatchWords } from '#domain/shared/zip-words.ts'
import type { ZipStateMismatch } from './find-providers.server.ts'

/** Why a lookup may be refused. */
export const lookupRefusals = [
  'address_not_understood',
  'zip_unknown',
  'zip_military',
  'zip_state_mismatch',
] as const

type LookupRefusal = (typeof lookupRefusals)[number]

/** The refusal of an invalid lookup, next to the input that it is about. */
export function lookupRefusal(
  refusal: { ok: false; code: Exclude<LookupRefusal, 'zip_state_mismatch'> } | ZipStateMismatch,
  field: string,
): Refusal<LookupRefusal> {
  const { code } = refusal
  return 'zip' in refusal
    ? { ok: false, code, field, message: zipMismatchWords(refusal.zip, refusal.named) }
    : { ok: false, code, field }
}
