import { LABEL_FILE_BYTES } from '#domain/label-work/label-work.operations.server.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { problemResponse } from '../../problems/problem-response.server.ts'
import { requireStaff } from '../ask-desk.server.ts'
import { type DeskArgs } from '../desk-caller.server.ts'

/** The file and the form around it. */
const LARGEST_BODY = LABEL_FILE_BYTES + 100_000

const fields = ['intent', 'provider', 'date', 'planId', 'key', 'decision', 'reason'] as const
type Field = (typeof fields)[number]

export type LabelForm = Partial<Record<Field, string>> & { file?: { name: string; bytes: Uint8Array } }

/**
 * The forms of the page, of which one brings a file. Nothing of the body is read before it is known that staff sent it, and
 * none of more than its limit. Throws the answer to give where it is no such form.
 */
export async function readLabelForm(args: DeskArgs): Promise<LabelForm> {
  const { role } = await requireStaff(args)
  if (!isAllowed(role, 'readLabels')) throw problemResponse('role_missing')
  const { request } = args
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  // A body that does not say how long it is has no end.
  if (!(length <= LARGEST_BODY)) throw problemResponse('body_too_large')
  const posted = await request.formData().catch(() => {
    throw problemResponse('malformed_request')
  })
  const form: LabelForm = {}
  for (const [given, value] of posted) {
    const name = fields.find(known => known === given)
    if (typeof value !== 'string') {
      if (given !== 'file' || form.file) throw problemResponse('malformed_request')
      form.file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) }
    } else if (name === undefined || form[name] !== undefined) throw problemResponse('malformed_request')
    else form[name] = value.replaceAll('\0', '')
  }
  return form
}
