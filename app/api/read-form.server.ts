import { problemResponse } from '../problems/problem-response.server.ts'
import { storable } from './strict-json.ts'

const isForm =
  /^(?:application\/x-www-form-urlencoded\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?|multipart\/form-data\s*;.+)$/i

const malformed = (message?: string) =>
  problemResponse('malformed_request', message === undefined ? {} : { message })

/**
 * The fields of a form that takes one file, all as text, including the file's, in UTF-8. The limits of a whole
 * request apply.
 */
export async function readFormWithFile<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  return readFields(request, names, file => file.text())
}

/**
 * The fields of a posted form, each once and as text. Throws the answer to return if the body isn't a form, a name
 * appears twice or isn't among `names`, or an unexpected file is sent.
 */
export async function readForm<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  return readFields(request, names, () => {
    throw malformed('Files cannot be sent here. Send text alone.')
  })
}

async function readFields<Name extends string>(
  request: Request,
  names: readonly Name[],
  readFile: (file: File) => Promise<string>,
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
    fields[name] = storable(typeof value === 'string' ? value : await readFile(value))
  }
  return fields
}
