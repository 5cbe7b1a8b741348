import { randomUUID } from 'node:crypto'
import { catch as orElse, z } from 'zod/mini'
import { recordEvent, recordLook } from '#domain/desk/desk-events.server.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type StaffMember, staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import type { KeptJob } from '#platform/kept-jobs.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import {
  countDeliveries,
  type DeliveryStanding,
  deliveryStandings,
  standingOf,
  wantedBy,
} from './delivery-standing.server.ts'
import { attemptsOf, type LastAttempt, type LoggedAttempt, lastAttempts } from './delivery-store.server.ts'
import { servicesOf } from './message-words.ts'
import { listReceivers, pausedReceivers, servedReceivers } from './receiver-store.server.ts'
import { replayJobs, SENT_AGAIN, settleDelivery } from './replay-deliveries.server.ts'
import { readTests } from './test-messages.server.ts'
import { BUILT_IN_INBOX, type Tests } from './test-messages.ts'
import { type WebhookMessage, webhookJob } from './webhook-job.server.ts'
import { testPayload } from './webhook-payloads.ts'

type Deps = { db: Database; queue: Queue; now: () => Date }
type ListDeps = Deps & { environmentReceiver: string | null }
type Kept = KeptJob<WebhookMessage>

/** No more are shown at once. */
export const DELIVERIES_SHOWN = 200

/** A message as the list shows it; whom it is about stands on its own page only. */
export type ListedDelivery = Pick<Kept, 'id' | 'createdAt' | 'dueAt'> &
  Pick<WebhookMessage, 'messageId' | 'kind'> & {
    standing: DeliveryStanding
    /** The services that it tells of; empty for those of no order and no lead. */
    services: string
    /** Where it goes, by name. */
    to: string
    last: LastAttempt | null
  }

/** How one message stands. */
export type StandingMessage = Pick<ListedDelivery, 'standing' | 'createdAt' | 'dueAt'>

const messageId = z.object({ message: z.uuid() })
const nothing = z.object({})
const actorOf = ({ id, name }: StaffMember) => ({ staffId: id, name })

export const readDeliveries = staffOperation({
  name: 'readDeliveries',
  summary: 'Messages to the automation receiver, by how they stand.',
  input: z.object({ standing: orElse(z.optional(z.enum(deliveryStandings)), undefined) }),
  output: z.custom<{
    counts: Record<DeliveryStanding, number>
    messages: ListedDelivery[]
    tests: Tests
  }>(),
  refusals: [],
  async run({ db, queue, now, environmentReceiver }: ListDeps, _, { standing }) {
    const paused = await pausedReceivers(db)
    const counts = await countDeliveries(queue, paused)
    const jobs = await queue.jobs(webhookJob, { ...wantedBy(standing, paused), limit: DELIVERIES_SHOWN })
    const last = await lastAttempts(
      db,
      jobs.map(({ data }) => data.messageId),
    )
    const receivers = await listReceivers(db)
    const names = new Map(receivers.map(({ id, name }) => [id, name]))
    const nameOf = (id: string | undefined) =>
      id === undefined
        ? (environmentReceiver ?? BUILT_IN_INBOX)
        : (names.get(id) ?? 'An address that was removed')
    const messages = jobs.map(({ id, createdAt, data, ...job }) => ({
      ...{ id, createdAt, ...standingOf({ ...job, data }, paused) },
      messageId: data.messageId,
      kind: data.kind,
      services: servicesOf(data.payload),
      to: nameOf(data.receiverId),
      last: last.get(data.messageId) ?? null,
    }))
    const tests = await readTests({ db, queue, now }, { receivers, nameOf })
    return succeeded({ counts, messages, tests })
  },
})

/** Opening a message is recorded as an event, because it shows a person's data. */
export const readDelivery = staffOperation({
  name: 'readDelivery',
  summary: 'One message, with every attempt to deliver it.',
  input: messageId,
  output: z.custom<{
    message: WebhookMessage | null
    stands: StandingMessage | null
    attempts: LoggedAttempt[]
  }>(),
  refusals: ['work_gone'],
  async run({ db, queue, now }: Deps, { staff }, { message: id }) {
    const [jobs, attempts] = [await jobsOf(queue, id), await attemptsOf(db, id)]
    if (jobs.length === 0 && attempts.length === 0) return refused('work_gone')
    const look = { at: now(), actor: actorOf(staff), what: 'readDelivery' as const, subject: subjectOf(id) }
    await transaction(db, tx => recordLook(tx, look))
    const [job] = jobs
    if (!job) return succeeded({ message: null, stands: null, attempts })
    const stands = { createdAt: job.createdAt, ...standingOf(job, await pausedReceivers(db)) }
    return succeeded({ message: job.data, stands, attempts })
  },
})

export const replayDeliveries = staffOperation({
  name: 'replayDeliveries',
  summary: 'Sends messages once more, each under its own id: one, several, or every one that was given up.',
  input: z.object({
    messages: z.union([z.array(z.uuid()).check(z.maxLength(SENT_AGAIN)), z.literal('dead')]),
  }),
  output: z.object({ sent: z.number(), held: z.number() }),
  refusals: ['work_gone'],
  async run({ db, queue, now }: Deps, { staff }, { messages }) {
    const jobs =
      messages === 'dead'
        ? await queue.jobs(webhookJob, { standing: 'dead', limit: SENT_AGAIN })
        : (await Promise.all(messages.map(id => jobsOf(queue, id)))).flatMap(([newest]) => newest ?? [])
    const again = await replayJobs({ db, queue, now }, actorOf(staff), jobs)
    if (again === 0) return refused('work_gone')
    const paused = await pausedReceivers(db)
    const held = jobs.filter(({ data: { receiverId = '' } }) => paused.includes(receiverId)).length
    return succeeded({ sent: again - held, held })
  },
})

export const giveUpDelivery = staffOperation({
  name: 'giveUpDelivery',
  summary:
    'Leaves a message undelivered: it stays among the dead letters, and nobody is asked to look at it.',
  input: messageId,
  output: nothing,
  refusals: [],
  async run({ db, now }: Deps, { staff }, { message }) {
    await transaction(db, tx => settleDelivery(tx, actorOf(staff), 'giveUpDelivery', message, now()))
    return succeeded({})
  },
})

/** To the server's own receiver and to every address that isn't paused: a paused one can be tested on its own page. */
export const sendTestMessage = staffOperation({
  name: 'sendTestMessage',
  summary:
    'Sends every receiver that is not paused a message that tells of nobody, to see whether it takes it.',
  input: nothing,
  output: z.object({ messages: z.array(z.string()) }),
  refusals: [],
  async run({ db, queue, now }: Deps, { staff }) {
    const at = now()
    const payload = testPayload(at)
    const others = (await servedReceivers(db)).filter(({ isPaused }) => !isPaused)
    const tests = [{}, ...others.map(({ id }) => ({ receiverId: id }))].map(
      (to): WebhookMessage => ({ messageId: randomUUID(), kind: 'test', payload, ...to }),
    )
    await transaction(db, async tx => {
      for (const test of tests) {
        await queue.enqueue(tx, webhookJob, test)
        const subject = subjectOf(test.messageId)
        await recordEvent(tx, { at, actor: actorOf(staff), what: 'sendTestMessage', subject })
      }
    })
    return succeeded({ messages: tests.map(({ messageId: id }) => id) })
  },
})

const subjectOf = (id: string) => ({ kind: 'delivery', id }) as const

/** A message's jobs, newest first: one that was sent again has several. */
const jobsOf = (queue: Queue, id: string) =>
  queue.jobs(webhookJob, { havingOneOf: [{ messageId: id }], limit: 20 })
