import { z } from 'zod/mini'
import { keepInboxMessage } from '#domain/automation/keep-inbox-message.server.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json } from './endpoint.server.ts'
import { readText } from './read-body.server.ts'
import { parseStrictJson } from './strict-json.ts'

const payloadShape = z.record(z.string(), z.unknown())
const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/** The built-in receiver of webhooks: keeps what is signed with our secret, once for each message id. */
export const action = endpoint({ method: 'POST' }, async ({ request, services }) => {
  const body = await readText(request)
  if (body === null) return problemResponse('malformed_request')
  const signed = Object.fromEntries(SIGNATURE_HEADERS.map(name => [name, request.headers.get(name) ?? '']))
  if (!services.verifyWebhook(body, signed)) {
    return problemResponse('malformed_request', { message: 'The signature does not fit.' })
  }
  const parsed = parseStrictJson(body)
  const payload = payloadShape.safeParse(parsed.ok ? parsed.value : null)
  if (!payload.success) return problemResponse('malformed_request')
  await keepInboxMessage(services.db, signed['webhook-id'] ?? '', payload.data)
  return json({ received: true })
})

export const loader = action
