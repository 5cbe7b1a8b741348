import type { FieldErrors } from '#domain/shared/problem.ts'
import { UNREACHABLE } from '#domain/shared/problem-words.ts'
import { callApi } from '../operations/call-api.ts'

const SEND_TIMEOUT_MS = 20_000

/** The result of a request: a link is on its way, or why not. */
export type SentWatch = { sent: true } | { sent: false; errors: FieldErrors; fault: string }

/** Sends a watch's form. Every failure has a message for the visitor, including a lost connection. */
export async function sendWatch(form: HTMLFormElement): Promise<SentWatch> {
  const values = new FormData(form)
  const text = (name: string) => {
    const value = values.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const options = { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) }
  try {
    const answer = await ask(text, options)
    if (answer.ok) return { sent: true }
    const { fields = {}, detail = UNREACHABLE } = answer.problem ?? {}
    return { sent: false, errors: fields, fault: Object.keys(fields).length > 0 ? '' : detail }
  } catch {
    return { sent: false, errors: {}, fault: UNREACHABLE }
  }
}

function ask(text: (name: string) => string, options: { signal: AbortSignal }) {
  const email = text('email')
  const kind = text('kind')
  if (kind === 'price') {
    return callApi(
      'POST /api/watches/price',
      { email, planId: text('planId'), below: text('below') },
      options,
    )
  }
  const zipCode = text('zipCode')
  if (kind === 'moving') {
    return callApi('POST /api/watches/move', { email, zipCode, movesOn: text('movesOn') }, options)
  }
  // The server refuses anything that isn't in the list.
  const planType = text('planType') as 'any'
  return callApi('POST /api/watches/place', { email, zipCode, planType }, options)
}
