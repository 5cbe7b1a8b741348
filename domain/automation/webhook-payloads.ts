import { fullName } from '#domain/catalog/full-name.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'
import type {
  BundleLeadPayload,
  ConversationPayload,
  LeadPayload,
  OrderPayload,
  TestPayload,
} from './webhook-schemas.ts'

/** What the order payload is made from: contact details as given, lines as priced by the catalog. */
export type OrderForPayload = {
  name: string
  email: string
  phone: string
  address: string
  notes: string
  lines: readonly { providerName: string; serviceName: string; quantity: number; priceCents: number }[]
  placedAt: Date
}

export function orderPayload(order: OrderForPayload): OrderPayload {
  const named = (line: OrderForPayload['lines'][number]) =>
    line.quantity === 1 ? line.serviceName : `${line.serviceName} x ${line.quantity}`
  const totalCents = order.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  return {
    'Full name': order.name,
    email: order.email,
    phone: order.phone,
    address: order.address,
    selected_service: order.lines.map(named).join(', '),
    provider: [...new Set(order.lines.map(line => line.providerName))].join(', '),
    bundle:
      order.lines.length > 1
        ? order.lines.map(line => fullName(line.providerName, named(line))).join(' + ')
        : '',
    price: dollarsFromCents(totalCents),
    notes: order.notes,
    timestamp: order.placedAt.toISOString(),
  }
}

export type LeadForPayload = {
  source: string
  leadType: string
  name: string
  email: string
  phone: string
  zipCode: string
  selectedService: string
  notes: string
  receivedAt: Date
}

export function leadPayload(lead: LeadForPayload): LeadPayload {
  return {
    timestamp: lead.receivedAt.toISOString(),
    source: lead.source,
    lead_type: lead.leadType,
    'Full name': lead.name,
    email: lead.email,
    phone: lead.phone,
    address: '',
    selected_service: lead.selectedService,
    provider: '',
    zip_code: lead.zipCode,
    notes: lead.notes,
  }
}

export type ConversationForPayload = {
  sessionId: string
  userId: string | null
  userMessage: string
  assistantResponse: string
  source: string
  userAgent: string | null
  answeredAt: Date
}

export function conversationPayload(exchange: ConversationForPayload): ConversationPayload {
  const { sessionId, userId, userMessage, assistantResponse, source, userAgent, answeredAt } = exchange
  return {
    timestamp: answeredAt.toISOString(),
    sessionId,
    userId: userId ?? 'anonymous',
    userMessage,
    assistantResponse,
    metadata: { source, platform: 'web', userAgent: userAgent ?? '' },
  }
}

export type BundleLeadForPayload = {
  name: string
  email: string
  phone: string
  address: string
  bundle: string
  priceCents: number
  notes: string
  selectedService: string
}

export function bundleLeadPayload(lead: BundleLeadForPayload): BundleLeadPayload {
  return {
    customer_name: lead.name,
    email: lead.email,
    phone: lead.phone,
    address: lead.address,
    bundle: lead.bundle,
    price: dollarsFromCents(lead.priceCents),
    notes: lead.notes,
    selected_service: lead.selectedService,
  }
}

/** A message that staff send to see whether it arrives. */
export const testPayload = (at: Date): TestPayload => ({
  test: true,
  message: 'A test from the desk',
  timestamp: at.toISOString(),
})
