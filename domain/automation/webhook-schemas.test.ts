import { expect, test } from 'vitest'
import {
  bundleLeadPayload,
  conversationPayload,
  leadPayload,
  orderPayload,
  testPayload,
} from './webhook-payloads.ts'
import { kindOfPayload, webhookMessages } from './webhook-schemas.ts'

const at = new Date('2026-11-27T12:00:00Z')
const who = { name: 'Ana', email: 'ana@example.com', phone: '5125550134', notes: '' }

/** One message of each kind, as the house makes it. */
const made: Record<keyof typeof webhookMessages, object> = {
  order: orderPayload({
    ...{ ...who, address: '1 Main St', placedAt: at },
    lines: [{ providerName: 'Metronet', serviceName: '500 Mbps', quantity: 1, priceCents: 4_321 }],
  }),
  lead: leadPayload({
    ...{ ...who, source: 'form', leadType: 'quote_request', zipCode: '78701' },
    ...{ selectedService: 'Home internet', receivedAt: at },
  }),
  bundle_lead: bundleLeadPayload({
    ...{ ...who, address: 'Austin, TX 78701', bundle: 'A + B', priceCents: 9_990, selectedService: 'A, B' },
  }),
  conversation: conversationPayload({
    ...{ sessionId: 's', userId: null, userMessage: 'Hello', assistantResponse: 'Hello' },
    ...{ source: 'chat', userAgent: null, answeredAt: at },
  }),
  test: testPayload(at),
}

test.each(Object.entries(webhookMessages))(
  '%s fits its schema and is told apart',
  (kind, { schema, toldBy }) => {
    const payload = made[kind as keyof typeof made]
    expect(schema.parse(payload)).toEqual(payload)
    expect(kindOfPayload({ ...payload })).toBe(kind)
    const alike = Object.values(made).filter(other => toldBy.every(member => member in other))
    expect(alike).toEqual([payload])
  },
)
