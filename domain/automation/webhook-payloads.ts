import { fullName } from '#domain/catalog/full-name.ts'
import { dollarsFromCents } from '#domain/shared/money.ts'

/** The order payload, its keys as the specification spells them (section 3). */
export type OrderPayload = {
  'Full name': string
  email: string
  phone: string
  address: string
  /** The chosen services, one after the other. */
  selected_service: string
  /** Their providers, each once. */
  provider: string
  /** The services with their providers and quantities if there are several, otherwise empty. */
  bundle: string
  /** Dollars a month for everything together. */
  price: number
  notes: string
  /** ISO 8601 in UTC. */
  timestamp: string
}

/** The lead payload, its keys as the specification spells them (section 3). */
export type LeadPayload = {
  timestamp: string
  source: string
  lead_type: string
  'Full name': string
  email: string
  phone: string
  address: ''
  selected_service: string
  provider: ''
  zip_code: string
  notes: string
}

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

/** The conversation payload, its keys as the specification spells them (section 3). */
export type ConversationPayload = {
  timestamp: string
  sessionId: string
  /** 'anonymous' if nobody is signed in (specification, section 6). */
  userId: string
  userMessage: string
  assistantResponse: string
  metadata: { source: string; platform: string; userAgent: string }
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

/** The bundle lead payload, its keys as the specification spells them (section 3). */
export type BundleLeadPayload = {
  customer_name: string
  email: string
  phone: string
  /** City, state and ZIP: the builder asks for no street. */
  address: string
  /** The chosen plans with their providers, joined by plus signs. */
  bundle: string
  /** Dollars a month for everything together, by the catalog. */
  price: number
  notes: string
  /** The chosen plans with their providers, one after the other. */
  selected_service: string
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
