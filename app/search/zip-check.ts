import { stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip, isZipCode } from '#domain/shared/zip-code.ts'
import { ZIP_UNKNOWN, zipMismatchWords } from '#domain/shared/zip-words.ts'
import { type ApiOutput, callApi } from '../operations/call-api.ts'

type ZipPlace = ApiOutput<'GET /api/zip/:zip'>

/** What is known about a ZIP code; null if nothing answered, which doesn't block a search. */
export type ZipKnowledge = ZipPlace | 'unknown' | null

/** The longest that a search waits for information about its ZIP code. */
const WAIT_MS = 3000

const asked = new Map<string, Promise<ZipKnowledge>>()

/**
 * Asks for city, state and county of a ZIP code. An answer is kept; a failure is forgotten, so that it is requested
 * again.
 */
export function askZip(text: string): Promise<ZipKnowledge> {
  const zip = text.trim()
  if (!isZipCode(zip)) return Promise.resolve(null)
  const code = fiveDigitZip(zip)
  const before = asked.get(code)
  if (before) return before
  const answer = callApi<'GET /api/zip/:zip'>(`GET /api/zip/${code}`, null, {
    signal: AbortSignal.timeout(WAIT_MS),
  })
    .then((directory): ZipKnowledge => {
      if (directory.ok) return directory.value
      if (directory.response.status === 404) return 'unknown'
      throw new Error(`The directory answered ${directory.response.status}`)
    })
    .catch(() => {
      asked.delete(code)
      return null
    })
  asked.set(code, answer)
  return answer
}

/** What rules out searching with this ZIP code and state; undefined if nothing is known to. */
export function zipFault(known: ZipKnowledge, state: string): string | undefined {
  if (known === 'unknown') return ZIP_UNKNOWN
  const typed = known && stateNamed(state)
  if (!known || !typed) return undefined
  const states = [known.state, ...(known.alsoIn ?? [])]
  return states.includes(typed) ? undefined : zipMismatchWords({ ...known, states }, typed)
}
