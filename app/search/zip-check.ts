import { stateBeforeZip } from '#domain/shared/state-before-zip.ts'
import { stateNamed } from '#domain/shared/us-states.ts'
import { fiveDigitZip, isZipCode, readZipCode } from '#domain/shared/zip-code.ts'
import { ZIP_UNKNOWN, zipMismatchWords } from '#domain/shared/zip-words.ts'
import { type ApiOutput, callApi } from '../operations/call-api.ts'
import { keepLastZip } from './last-zip.ts'

type ZipPlace = ApiOutput<'GET /api/zip/:zip'>

/** What is known about a ZIP code, or why no home has it; null if nothing answered, which doesn't block a search. */
export type ZipKnowledge = ZipPlace | { refused: string } | null

/** The longest that a search waits for information about its ZIP code. */
const WAIT_MS = 3000

const asked = new Map<string, Promise<ZipKnowledge>>()

/**
 * Asks for city, state and county of a ZIP code. An answer is kept; a failure is forgotten, so that it is requested
 * again.
 */
export function askZip(text: string): Promise<ZipKnowledge> {
  const zip = readZipCode(text)
  if (!isZipCode(zip)) return Promise.resolve(null)
  const code = fiveDigitZip(zip)
  const before = asked.get(code)
  if (before) return before
  const answer = callApi<'GET /api/zip/:zip'>(`GET /api/zip/${code}`, null, {
    signal: AbortSignal.timeout(WAIT_MS),
  })
    .then((directory): ZipKnowledge => {
      if (directory.ok) return directory.value
      const { response, problem } = directory
      if (response.status === 404) return { refused: ZIP_UNKNOWN }
      if (response.status === 422 && problem?.detail) return { refused: problem.detail }
      throw new Error(`The directory answered ${response.status}`)
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
  if (!known) return undefined
  if ('refused' in known) return known.refused
  const typed = stateNamed(state)
  if (!typed) return undefined
  const states = [known.state, ...(known.alsoIn ?? [])]
  return states.includes(typed) ? undefined : zipMismatchWords({ ...known, states }, typed)
}

/** The message if the ZIP directory didn't answer. */
const ZIP_NOT_CHECKED = 'We couldn’t check this ZIP code. Please try again in a moment.'

/**
 * Keeps a ZIP code as the one known to the site, if a home can have it, in the state that was typed before it if one was.
 * Resolves to what is wrong with it; the one that was known before then stays.
 */
export async function keepCheckedZip(typed: string): Promise<string | undefined> {
  const known = await askZip(typed)
  if (!known) return ZIP_NOT_CHECKED
  const fault = zipFault(known, stateBeforeZip(typed))
  if (fault === undefined && 'zipCode' in known) keepLastZip(known.zipCode)
  return fault
}
