import type { z } from 'zod/mini'
import type { FieldErrors } from '#domain/shared/problem.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { parseStrictJson } from './strict-json.ts'

type Read<T> = { ok: true; value: T } | { ok: false; response: Response }

const malformed = (message?: string): { ok: false; response: Response } => ({
  ok: false,
  response: problemResponse('malformed_request', message === undefined ? {} : { message }),
})

const isJson = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** The bytes of a body as text; null where they are no UTF-8. */
export async function readText(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
  } catch {
    return null
  }
}

/** Reads and checks a JSON body: the value, or the problem answer to give. */
export async function readBody<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): Promise<Read<z.infer<Schema>>> {
  if (!isJson.test(request.headers.get('content-type') ?? '')) return malformed('Send JSON in UTF-8, please.')
  const text = await readText(request)
  if (text === null) return malformed('Send JSON in UTF-8, please.')
  const body = parseStrictJson(text)
  if (!body.ok) return malformed(body.fault)
  const parsed = schema.safeParse(body.value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, response: problemResponse('invalid_input', { fields: fieldErrors(parsed.error) }) }
}

/** The first fault of each field, by the field's name. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: FieldErrors = {}
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form'
    fields[name] ??= issue.message
  }
  return fields
}
