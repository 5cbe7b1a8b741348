import { type ProblemCode, problemKind } from '#domain/shared/problem.ts'
import { stateBeforeZip } from '#domain/shared/state-before-zip.ts'
import { fiveDigitZip, readZipCode } from '#domain/shared/zip-code.ts'
import { zipRefusal } from '#domain/shared/zip-refusal.ts'
import { zipMismatchWords } from '#domain/shared/zip-words.ts'
import type { ZipDirectory } from './zip-directory.server.ts'

/** Where ZIP codes are, and in which states they have homes. */
export type PlacesOfZips = Pick<ZipDirectory, 'place' | 'statesOf'>

/**
 * Why no home has a ZIP code as it was typed: nobody knows it, it is a mailbox, or it has no homes in the state that
 * stands before it (`CA 78704`). Null if one can have it.
 */
export function typedZipFault(
  typed: string,
  zips: PlacesOfZips,
): { code: ProblemCode; message: string } | null {
  const zip = zips.place(fiveDigitZip(readZipCode(typed)))
  const code = zipRefusal(zip)
  if (code) return { code, message: problemKind(code).message }
  const named = stateBeforeZip(typed).toUpperCase()
  if (!zip || named === '') return null
  const states = zips.statesOf(zip)
  if (states.includes(named)) return null
  return { code: 'zip_state_mismatch', message: zipMismatchWords({ ...zip, states }, named) }
}
