import type { Given } from '#domain/shared/operation.ts'
import { servicesContext } from '../contexts.ts'
import { endpoint } from './endpoint.server.ts'
import { readText } from './read-body.server.ts'
import { parseStrictJson } from './strict-json.ts'

const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/** The built-in receiver of webhooks. The signature covers the bytes, so it is checked before they are parsed. */
export const action = endpoint(
  'POST /api/automation/inbox',
  async ({ request, context }): ReturnType<Given> => {
    const body = await readText(request)
    if (body === null) return { ok: false, code: 'malformed_request' }
    const signed = Object.fromEntries(SIGNATURE_HEADERS.map(name => [name, request.headers.get(name) ?? '']))
    if (!context.get(servicesContext).verifyWebhook(body, signed))
      return { ok: false, code: 'signature_wrong' }
    const parsed = parseStrictJson(body)
    const isObject = parsed.ok && typeof parsed.value === 'object' && !Array.isArray(parsed.value)
    if (!isObject || parsed.value === null) return { ok: false, code: 'malformed_request' }
    return { ok: true, value: { id: signed['webhook-id'] ?? '', payload: parsed.value } }
  },
)

export const loader = action
