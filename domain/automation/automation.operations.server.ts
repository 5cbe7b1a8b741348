import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import type { Database } from '#platform/database.server.ts'
import { keepInboxMessage } from './keep-inbox-message.server.ts'

/** The built-in receiver of webhooks: stores what is signed with our secret, once per message id. */
export const receiveWebhook = operation({
  name: 'receiveWebhook',
  summary: 'The built-in receiver of webhooks: keeps a signed message once.',
  who: 'signed_message',
  input: z.object({ id: z.string(), payload: z.record(z.string(), z.unknown()) }),
  output: z.object({ received: z.literal(true) }),
  refusals: [],
  lane: 'rest',
  async run({ db }: { db: Database }, _, { id, payload }) {
    await keepInboxMessage(db, id, payload)
    return succeeded({ received: true as const })
  },
})
