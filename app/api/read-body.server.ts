import type { Given } from '#domain/shared/operation.ts'
import { parseStrictJson } from './strict-json.ts'

const isJson = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** The bytes of a body as text; null if they aren't UTF-8. */
export async function readText(request: Request): Promise<string | null> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer())
  } catch {
    return null
  }
}

/** Reads a JSON body that can be read in one way only, or says why it can't. */
export async function readJson(request: Request): ReturnType<Given> {
  if (!isJson.test(request.headers.get('content-type') ?? '')) return { ok: false, code: 'not_json' }
  const text = await readText(request)
  if (text === null) return { ok: false, code: 'not_json' }
  const body = parseStrictJson(text)
  return body.ok ? body : { ok: false, code: 'malformed_request', message: body.fault }
}
