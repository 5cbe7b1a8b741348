import { problemResponse } from '../problems/problem-response.server.ts'
import { storable } from './strict-json.ts'

const isForm =
  /^(?:application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?|multipart\/form-data\s*;.+)$/i

const malformed = (message?: string) =>
  problemResponse('malformed_request', message === undefined ? {} : { message })

/**
 * The fields of a posted form, each once and as text. Throws the answer to return if the body isn't a form, a name
 * appears twice or isn't among `names`, or an unexpected file is sent.
 */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  if (!isForm.test(request.headers.get('content-type') ?? ''))
    throw malformed('Send a form in UTF-8, please.')
  const form = await request.formData().catch(() => {
    throw malformed()
  })
  const fields: Partial<Record<Name, string>> = {}
  for (const [given, value] of form) {
    const name = names.find(known => known === given)
    if (name === undefined) throw malformed('The form has a field that is not known here.')
    if (fields[name] !== undefined) throw malformed('A field of the form comes twice.')
    if (typeof value !== 'string') throw malformed('Files cannot be sent here. Send text alone.')
    fields[name] = storable(value)
  }
  return fields
}
