import { z } from 'zod/mini'
import { recordLook } from '#domain/desk/desk-events.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { findInboxMessage, type InboxMessage, newestInbox } from './inbox-store.server.ts'
import { servicesOf } from './message-words.ts'
import { kindOfPayload } from './webhook-schemas.ts'

type Deps = { db: Database; now: () => Date }
type Kind = ReturnType<typeof kindOfPayload>

/** No more are shown at once. */
export const INBOX_SHOWN = 200

export const readInbox = staffOperation({
  name: 'readInbox',
  summary: 'What the built-in receiver took in.',
  input: z.object({}),
  output: z.custom<{ messages: { id: string; kind: Kind; services: string; receivedAt: Date }[] }>(),
  refusals: [],
  async run({ db }: Deps) {
    const messages = await newestInbox(db, INBOX_SHOWN)
    return succeeded({
      messages: messages.map(({ id, payload, receivedAt }) => ({
        ...{ id, receivedAt, kind: kindOfPayload(payload), services: servicesOf(payload) },
      })),
    })
  },
})

/** Opening a message is recorded as an event, because it shows a person's data. */
export const readInboxMessage = staffOperation({
  name: 'readInboxMessage',
  summary: 'One message that the built-in receiver took in.',
  input: z.object({ id: z.uuid() }),
  output: z.custom<InboxMessage & { kind: Kind }>(),
  refusals: ['work_gone'],
  async run({ db, now }: Deps, { staff }, { id }) {
    const found = await findInboxMessage(db, id)
    if (!found) return refused('work_gone')
    const look = {
      at: now(),
      actor: { staffId: staff.id, name: staff.name },
      what: 'readInboxMessage' as const,
    }
    await transaction(db, tx =>
      recordLook(tx, { ...look, subject: { kind: 'delivery', id: found.messageId } }),
    )
    return succeeded({ ...found, kind: kindOfPayload(found.payload) })
  },
})
