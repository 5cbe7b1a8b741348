import { keepInboxMessage } from '#domain/automation/delivery-store.server.ts'
import { problemResponse } from '../problems/problem-response.server.ts'
import { endpoint, json } from './endpoint.server.ts'

const SIGNATURE_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature']

/** The built-in receiver of webhooks: keeps what is signed with our secret, once for each message id. */
export const action = endpoint({ method: 'POST' }, async ({ request, services }) => {
  const body = await request.text()
  const signed = Object.fromEntries(SIGNATURE_HEADERS.map(name => [name, request.headers.get(name) ?? '']))
  if (!services.verifyWebhook(body, signed)) {
    return problemResponse('malformed_request', { message: 'The signature does not fit.' })
  }
  await keepInboxMessage(services.db, signed['webhook-id'] ?? '', JSON.parse(body) as Record<string, unknown>)
  return json({ received: true })
})

export const loader = action
