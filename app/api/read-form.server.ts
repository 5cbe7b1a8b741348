import { problemResponse } from '../problems/problem-response.server.ts'

/**
 * The fields of a posted form, each once and as text. Throws the answer to give where the body is no form, a name comes
 * twice or a file is sent: no form of ours does that.
 */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    throw problemResponse('malformed_request', { message: 'Send a form, please.' })
  }
  const form = await request.formData().catch(() => {
    throw problemResponse('malformed_request')
  })
  const fields = new Map<string, string>()
  for (const [name, value] of form) {
    if (fields.has(name) || typeof value !== 'string') throw problemResponse('malformed_request')
    fields.set(name, value)
  }
  return Object.fromEntries(fields)
}
