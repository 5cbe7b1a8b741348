import { catch as orElse, z } from 'zod/mini'
import { recordEvent, recordLook } from '#domain/desk/desk-events.server.ts'
import { mailJob } from '#domain/mail/mail-job.server.ts'
import {
  countUnsent,
  findMail,
  newestMails,
  type StoredMail,
  takeUpMail,
} from '#domain/mail/mail-store.server.ts'
import { findOrderByReference } from '#domain/orders/order-for-desk.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, type Reader, transaction } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { withoutKeys } from './without-keys.ts'

type Deps = { db: Database; now: () => Date }
type Listed = Awaited<ReturnType<typeof newestMails>>[number]

/** No more are shown at once. */
const MAILS_SHOWN = 200

export const readKeptMails = staffOperation({
  name: 'readKeptMails',
  summary: 'Mails to visitors: handed over, or kept where no mail server is set.',
  input: z.object({ which: orElse(z.enum(['all', 'unsent']), 'all') }),
  output: z.custom<{ mails: Listed[]; unsent: number }>(),
  refusals: [],
  async run({ db }: Deps, _caller, { which }) {
    const [mails, unsent] = await Promise.all([newestMails(db, MAILS_SHOWN, which), countUnsent(db)])
    return succeeded({ mails, unsent })
  },
})

/**
 * The address that the order of an email has by now, where that is another one: whoever has the former one may be somebody
 * else, who would read about the order and could open it. Null where it may go out.
 */
async function addressSince(db: Reader, mail: StoredMail): Promise<string | null> {
  const { kind, orderReference, recipient } = mail
  // That one is for the former address.
  if (orderReference === null || kind === 'order_email_changed') return null
  const email = (await findOrderByReference(db, orderReference))?.contactEmail
  return email && email.toLowerCase() !== recipient.toLowerCase() ? email : null
}

/** Opening an email is recorded as an event. Links in it open its owner's data, so their keys are left out. */
export const readKeptMail = staffOperation({
  name: 'readKeptMail',
  summary: 'One mail, as far as its words are kept, without the keys of its links.',
  input: z.object({ id: z.uuid() }),
  output: z.custom<Listed & Pick<StoredMail, 'body'> & { addressSince: string | null }>(),
  refusals: ['work_gone'],
  async run({ db, now }: Deps, { staff }, { id }) {
    const mail = await findMail(db, id)
    if (!mail) return refused('work_gone')
    const look = { at: now(), actor: { staffId: staff.id, name: staff.name }, what: 'readKeptMail' as const }
    await transaction(db, tx => recordLook(tx, { ...look, subject: { kind: 'delivery', id } }))
    const { kind, recipient, subject, createdAt, sentAt, fault, gaveUpAt, body } = mail
    const told = { id, kind, recipient, subject, createdAt, sentAt, fault, gaveUpAt }
    return succeeded({ ...told, body: withoutKeys(body), addressSince: await addressSince(db, mail) })
  },
})

/** An email that was given up goes out once more, with the same words, to the address that it was for, if that is still right. */
export const sendMailAgain = staffOperation({
  name: 'sendMailAgain',
  summary: 'Has an email that was given up sent again.',
  input: z.object({ id: z.uuid() }),
  output: z.object({}),
  refusals: ['work_gone'],
  async run({ db, queue, now }: Deps & { queue: Pick<Queue, 'enqueue'> }, { staff }, { id }) {
    const actor = { staffId: staff.id, name: staff.name }
    const mail = await findMail(db, id)
    if (!mail || (await addressSince(db, mail)) !== null) return refused('work_gone')
    const isTakenUp = await transaction(db, async tx => {
      if (!(await takeUpMail(tx, id))) return false
      await queue.enqueue(tx, mailJob, { mailId: id })
      const subject = { kind: 'delivery', id } as const
      await recordEvent(tx, { at: now(), actor, what: 'sendMailAgain', subject })
      return true
    })
    return isTakenUp ? succeeded({}) : refused('work_gone')
  },
})
