import { z } from 'zod'
import type { WebhookMessage } from './webhook-job.server.ts'

/** ISO 8601 in UTC. */
const timestamp = z.iso.datetime()
const services = z.string().describe('The chosen services, one after the other.')
const price = z.number().describe('Dollars a month for everything together.')

/** The order payload, its keys as the specification spells them (section 3). */
const order = z.object({
  'Full name': z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  selected_service: services,
  provider: z.string().describe('The providers of the services, each once.'),
  bundle: z
    .string()
    .describe('The services with their providers and quantities if there are several, otherwise empty.'),
  price,
  notes: z.string(),
  timestamp,
})
export type OrderPayload = z.infer<typeof order>

/** The lead payload, its keys as the specification spells them (section 3). */
const lead = z.object({
  timestamp,
  source: z.string().describe('Where it was left: our form, the chat, or a representative.'),
  lead_type: z.string(),
  'Full name': z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.literal(''),
  selected_service: z.string(),
  provider: z.literal(''),
  zip_code: z.string(),
  notes: z.string(),
})
export type LeadPayload = z.infer<typeof lead>

/** The conversation payload, its keys as the specification spells them (section 3). */
const conversation = z.object({
  timestamp,
  sessionId: z.string(),
  userId: z.string().describe('The account’s id, or "anonymous" if nobody is signed in.'),
  userMessage: z.string(),
  assistantResponse: z.string(),
  metadata: z.object({ source: z.string(), platform: z.string(), userAgent: z.string() }),
})
export type ConversationPayload = z.infer<typeof conversation>

/** The bundle lead payload, its keys as the specification spells them (section 3). */
const bundleLead = z.object({
  customer_name: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string().describe('City, state and ZIP: the builder asks for no street.'),
  bundle: z.string().describe('The chosen plans with their providers, joined by plus signs.'),
  price,
  notes: z.string(),
  selected_service: z.string().describe('The chosen plans with their providers, one after the other.'),
})
export type BundleLeadPayload = z.infer<typeof bundleLead>

const test = z.object({ test: z.literal(true), message: z.string(), timestamp })
export type TestPayload = z.infer<typeof test>

/** A kind of message: when it is sent, what it holds, and the members that together no other kind has. */
type MessageFacts = { sent: string; schema: z.ZodType; toldBy: readonly string[] }

/**
 * Every message that receivers get. The specification gives the keys and none of them names the kind, so a receiver
 * tells them apart by what only one of them has.
 */
export const webhookMessages: Record<WebhookMessage['kind'], MessageFacts> = {
  order: { sent: 'An order was placed.', schema: order, toldBy: ['Full name', 'price'] },
  lead: {
    sent: 'Somebody asked for an offer or a call, in a form or the chat, or staff corrected that.',
    schema: lead,
    toldBy: ['lead_type'],
  },
  bundle_lead: {
    sent: 'Somebody asked for an offer for a bundle.',
    schema: bundleLead,
    toldBy: ['customer_name'],
  },
  conversation: {
    sent: 'The assistant answered a message.',
    schema: conversation,
    toldBy: ['sessionId'],
  },
  test: {
    sent: 'Somebody at the desk tried the address. It is about nobody.',
    schema: test,
    toldBy: ['test'],
  },
}

const kinds = Object.keys(webhookMessages) as WebhookMessage['kind'][]

/** What a message is about, as a receiver can tell it. */
export function kindOfPayload(payload: Readonly<Record<string, unknown>>): WebhookMessage['kind'] {
  return kinds.find(kind => webhookMessages[kind].toldBy.every(member => member in payload)) ?? 'order'
}
