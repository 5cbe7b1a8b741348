import { problemKind } from './problem.ts'
import { stateBeforeZip } from './state-before-zip.ts'
import { fiveDigitZip, readZipCode } from './zip-code.ts'
import { zipRefusal } from './zip-refusal.ts'
import { zipMismatchWords } from './zip-words.ts'

type Place = { zipCode: string; state: string; city?: string }

/** Where ZIP codes are, and in which states they have homes. */
export type StatesOfZips = {
  place(zipCode: string): Place | undefined
  statesOf(zip: Place): readonly string[]
}

/** The longest text that may hold a ZIP code with its state: `TX, 78704-1234`. */
export const TYPED_ZIP_MAX_LENGTH = 20

/**
 * Why no home has a ZIP code as it was typed: nobody knows it, it is a mailbox, or it has no homes in the state that
 * stands before it (`CA 78704`). Null if one can have it.
 */
export function typedZipFault(
  typed: string,
  zips: StatesOfZips,
): { code: 'zip_unknown' | 'zip_military' | 'zip_state_mismatch'; message: string } | null {
  const zip = zips.place(fiveDigitZip(readZipCode(typed)))
  const code = zipRefusal(zip)
  if (code) return { code, message: problemKind(code).message }
  const named = stateBeforeZip(typed).toUpperCase()
  if (!zip || named === '') return null
  const states = zips.statesOf(zip)
  if (states.includes(named)) return null
  return { code: 'zip_state_mismatch', message: zipMismatchWords({ ...zip, states }, named) }
}
