import { type DeskOperationName, isAllowed } from '#domain/staff/roles.ts'
import { storable } from '../api/strict-json.ts'
import { notAllowed, requireStaff } from './ask-desk.server.ts'
import type { DeskArgs } from './desk-caller.server.ts'

type Wanted<Name extends string> = {
  /** Whoever may not perform it sends nothing. */
  operation: DeskOperationName
  fields: readonly Name[]
  /** The largest file, in bytes. */
  most: number
}

type SentFile = { name: string; bytes: Uint8Array }
type Upload<Name extends string> =
  | { ok: true; form: Partial<Record<Name, string>>; file: SentFile | null }
  | { ok: false; code: 'body_too_large' | 'malformed_request' }

/** The form around the file. */
const FORM_BYTES = 100_000
/** A browser shows no answer before it has sent everything: as much as this is let pass by unread. */
const DRAINED_BYTES = 200_000_000

/**
 * A form that may bring a file. Nothing of the body is read before it is known that staff sent it, and none of more
 * than its limit is kept. Why it can't be read is for the page to say; throws the page for those who may not send it.
 */
export async function readUpload<Name extends string>(
  args: DeskArgs,
  { operation, fields, most }: Wanted<Name>,
): Promise<Upload<Name>> {
  const { role } = await requireStaff(args)
  if (!isAllowed(role, operation)) throw notAllowed()
  const body = await boundedBody(args.request, most + FORM_BYTES)
  if (typeof body === 'string') return { ok: false, code: body }
  const type = args.request.headers.get('content-type') ?? ''
  const posted = await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => null)
  if (!posted) return { ok: false, code: 'malformed_request' }
  const form: Partial<Record<Name, string>> = {}
  let file: SentFile | null = null
  for (const [given, value] of posted) {
    const name = fields.find(known => known === given)
    if (typeof value !== 'string') {
      if (given !== 'file' || file) return { ok: false, code: 'malformed_request' }
      file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
    } else if (name === undefined || form[name] !== undefined) return { ok: false, code: 'malformed_request' }
    else form[name] = storable(value)
  }
  return { ok: true, form, file }
}

async function boundedBody(
  { body, headers }: Request,
  most: number,
): Promise<Buffer<ArrayBuffer> | 'body_too_large' | 'malformed_request'> {
  const isTooLarge = Number(headers.get('content-length') ?? 0) > most
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of body ?? []) {
      size += chunk.length
      if (size > DRAINED_BYTES) break
      if (isTooLarge || size > most) chunks.length = 0
      else chunks.push(chunk)
    }
  } catch {
    return 'malformed_request'
  }
  return isTooLarge || size > most ? 'body_too_large' : Buffer.concat(chunks)
}

/** What a page says, beside its field, of a file that did not arrive whole. */
export function uploadRefusal(code: 'body_too_large' | 'malformed_request', mostWords: string) {
  const message =
    code === 'body_too_large'
      ? `The file is larger than ${mostWords}. Nothing was changed.`
      : 'The file didn’t arrive whole, and nothing was changed. Choose it again.'
  return { ok: false, code, field: 'file', message } as const
}
