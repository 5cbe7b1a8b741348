import { webhookMessages } from '#domain/automation/webhook-schemas.ts'
import { type JsonSchema, jsonSchema } from './json-schema.server.ts'

/** A message that receivers get, as documents tell it. */
type ToldMessage = { kind: string; sent: string; toldBy: readonly string[]; schema: JsonSchema }

export const toldMessages: readonly ToldMessage[] = Object.entries(webhookMessages).map(
  ([kind, { sent, toldBy, schema }]) => ({ kind, sent, toldBy, schema: jsonSchema(schema, 'output') }),
)

/** The headers of each message (Standard Webhooks). */
export const webhookHeaders = [
  { name: 'webhook-id', meaning: 'The same at every attempt: drop what you have already.' },
  { name: 'webhook-timestamp', meaning: 'When this attempt was made, in seconds since 1970.' },
  {
    name: 'webhook-signature',
    meaning:
      'Proves that the message is ours. While a secret is being replaced there are two, with a space between.',
  },
] as const

/** What becomes of a message by what its receiver answers. */
export const webhookAnswers = [
  { status: '2XX', meaning: 'Taken: it is not sent again.' },
  {
    status: '410',
    meaning:
      'Not wanted: it is given up at once, and staff are told. It is sent again only when they ask for it.',
  },
  {
    status: 'default',
    meaning:
      'Tried again, after five seconds at first and later every fifteen minutes, for about four days; then it is given up. Redirects are not followed, and no answer within ten seconds is none.',
  },
] as const

/** The webhooks in the OpenAPI document. */
export const documentWebhooks = (): object =>
  Object.fromEntries(
    toldMessages.map(({ kind, sent, toldBy, schema }) => [
      kind,
      {
        post: {
          operationId: `webhook_${kind}`,
          summary: sent,
          description: `Only this kind of message has ${toldBy.join(' and ')}${toldBy.length > 1 ? ' together' : ''}.`,
          parameters: webhookHeaders.map(({ name, meaning }) => ({
            ...{ name, in: 'header', required: true, description: meaning, schema: { type: 'string' } },
          })),
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: Object.fromEntries(
            webhookAnswers.map(({ status, meaning }) => [status, { description: meaning }]),
          ),
        },
      },
    ]),
  )
