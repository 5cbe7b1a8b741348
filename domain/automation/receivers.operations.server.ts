import { randomUUID } from 'node:crypto'
import { z } from 'zod/mini'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import type { Result } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, type StaffMember, staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import { attemptsAt, deliveryWrite, type LoggedAttempt } from './delivery-store.server.ts'
import type { Outbound } from './outbound.ts'
import { overlapHours, receiverForm } from './receiver-form.ts'
import { newWebhookSecret, secretsOf } from './receiver-secrets.server.ts'
import {
  findReceiver,
  insertReceiver,
  listReceivers,
  type StoredReceiver,
  updateReceiver,
} from './receiver-store.server.ts'
import { webhookJob } from './webhook-job.server.ts'
import { testPayload } from './webhook-payloads.ts'

type Deps = { db: Database; now: () => Date; outbound: Outbound; environmentReceiver: string | null }

/** A receiver as the desk shows it, without its secrets. */
export type ShownReceiver = Omit<StoredReceiver, 'secret' | 'formerSecret' | 'formerUntil' | 'removedAt'> & {
  /** Until when the previous secret signs, too; null if it doesn't. */
  overlapUntil: Date | null
  attempts: LoggedAttempt[]
}

function shown(receiver: StoredReceiver, at: Date): Omit<ShownReceiver, 'attempts'> {
  const { id, name, url, kinds, pausedAt, createdAt, version, formerSecret, formerUntil } = receiver
  const overlapUntil = formerSecret && formerUntil && formerUntil > at ? formerUntil : null
  return { id, name, url, kinds, pausedAt, createdAt, version, overlapUntil }
}

const ATTEMPTS_SHOWN = 50
const HOUR_MS = 3_600_000
const which = { id: z.uuid(), version: z.coerce.number().check(z.int()) }
const nothing = z.object({})
const shownOnce = z.object({ id: z.string(), secret: z.string() })

export const readReceivers = staffOperation({
  name: 'readReceivers',
  summary: 'The addresses that orders, leads and conversations are sent to, with what they answered.',
  input: nothing,
  output: z.custom<{ receivers: ShownReceiver[]; environment: string | null }>(),
  refusals: [],
  async run({ db, now, environmentReceiver }: Deps) {
    const at = now()
    const receivers = await Promise.all(
      (await listReceivers(db)).map(async receiver => ({
        ...shown(receiver, at),
        attempts: await attemptsAt(db, receiver.id, ATTEMPTS_SHOWN),
      })),
    )
    return succeeded({ receivers, environment: environmentReceiver })
  },
})

export const addReceiver = staffOperation({
  name: 'addReceiver',
  summary: 'Adds an address, and tells the secret that signs for it, once.',
  input: receiverForm,
  output: shownOnce,
  refusals: ['webhook_private'],
  async run({ db, now, outbound }: Deps, { staff }: KnownStaff, form) {
    if (!outbound.mayPostTo(new URL(form.url))) return { ...refused('webhook_private'), field: 'url' }
    const [id, secret, at] = [randomUUID(), newWebhookSecret(), now()]
    await transaction(db, async tx => {
      await insertReceiver(tx, { ...form, id, secret: outbound.sealer.seal(secret, id), createdAt: at })
      await record(tx, staff, { at, what: 'receiver_added', id, after: form })
    })
    return succeeded({ id, secret })
  },
})

export const changeReceiver = staffOperation({
  name: 'changeReceiver',
  summary: 'Changes where a receiver is and what it is told of.',
  input: z.extend(receiverForm, which),
  output: nothing,
  refusals: ['webhook_private', 'work_gone', 'setting_changed'],
  async run(deps: Deps, { staff }: KnownStaff, { id, version, ...form }) {
    if (!deps.outbound.mayPostTo(new URL(form.url))) return { ...refused('webhook_private'), field: 'url' }
    return change(deps, staff, { id, version, what: 'receiver_changed', to: () => form })
  },
})

/** When a receiver is resumed, what waits for it is tried at once. */
export const pauseReceiver = staffOperation({
  name: 'pauseReceiver',
  summary: 'Holds back what a receiver is told, or lets it go on.',
  input: z.strictObject({ ...which, paused: z.enum(['yes', 'no']) }),
  output: nothing,
  refusals: ['work_gone', 'setting_changed'],
  async run(deps: Deps & { queue: Queue }, { staff }: KnownStaff, { id, version, paused }) {
    const pausedAt = paused === 'yes' ? deps.now() : null
    const what = pausedAt ? 'receiver_paused' : 'receiver_resumed'
    const changed = await change(deps, staff, { id, version, what, to: () => ({ pausedAt }) })
    if (changed.ok && !pausedAt) await deps.queue.retryNow(webhookJob)
    return changed
  },
})

export const rotateReceiverSecret = staffOperation({
  name: 'rotateReceiverSecret',
  summary: 'Makes another secret and tells it, once; the one before signs too for some hours.',
  input: z.strictObject({ ...which, overlap: overlapHours }),
  output: shownOnce,
  refusals: ['work_gone', 'setting_changed'],
  async run(deps: Deps, { staff }: KnownStaff, { id, version, overlap }) {
    const secret = newWebhookSecret()
    const formerUntil = new Date(deps.now().getTime() + Number(overlap) * HOUR_MS)
    const changed = await change(deps, staff, {
      ...{ id, version, what: 'receiver_secret_rotated' },
      to: ({ secret: former }) => ({
        secret: deps.outbound.sealer.seal(secret, id),
        ...(overlap === '0'
          ? { formerSecret: null, formerUntil: null }
          : { formerSecret: former, formerUntil }),
      }),
    })
    return changed.ok ? succeeded({ id, secret }) : changed
  },
})

export const removeReceiver = staffOperation({
  name: 'removeReceiver',
  summary: 'Removes an address: what still waits for it is not sent.',
  input: z.strictObject(which),
  output: nothing,
  refusals: ['work_gone', 'setting_changed'],
  run: (deps: Deps, { staff }: KnownStaff, { id, version }) =>
    change(deps, staff, {
      ...{ id, version, what: 'receiver_removed' },
      // Nobody needs its secrets anymore.
      to: () => ({ removedAt: deps.now(), secret: '', formerSecret: null }),
    }),
})

/** Posts immediately, regardless of queue and pause, so that the answer can be shown. */
export const testReceiver = staffOperation({
  name: 'testReceiver',
  summary: 'Posts a signed message that tells of nobody to an address, and answers what it said.',
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ status: z.nullable(z.number()), answer: z.string(), durationMs: z.number() }),
  refusals: ['work_gone'],
  limits: [{ name: 'receiver_test', per: 'account', keyOf: (_, { staff }: KnownStaff) => staff.id }],
  async run({ db, now, outbound }: Deps, { staff }: KnownStaff, { id }) {
    const receiver = await findReceiver(db, id)
    if (!receiver || receiver.removedAt) return refused('work_gone')
    const { url } = receiver
    const at = now()
    const payload = testPayload(at)
    const message = { messageId: randomUUID(), kind: 'test' as const, payload, receiverId: id }
    const startedAt = performance.now()
    const posted = await outbound.sender({ url, secrets: secretsOf(outbound.sealer, receiver, at) })(message)
    const durationMs = Math.round(performance.now() - startedAt)
    const { status = null, answer = '' } = posted ?? {}
    const attempt = {
      kind: 'test',
      attempt: 1,
      url,
      receiverId: id,
      attemptedAt: at,
      durationMs,
      status,
      answer,
    }
    await transaction(db, async tx => {
      await runAsOneStatement(tx, { delivery: deliveryWrite({ ...attempt, messageId: message.messageId }) })
      await record(tx, staff, { at, what: 'receiver_tested', id, after: { status } })
    })
    return succeeded({ status, answer, durationMs })
  },
})

type Change = {
  id: string
  /** The version that was looked at. */
  version: number
  what: EventName
  to(receiver: StoredReceiver): Partial<StoredReceiver>
}

async function change(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  staff: StaffMember,
  { id, version, what, to }: Change,
): Promise<Result<Record<string, never>, 'work_gone' | 'setting_changed'>> {
  return transaction(db, async tx => {
    const receiver = await findReceiver(tx, id)
    if (!receiver || receiver.removedAt) return refused('work_gone')
    if (!(await updateReceiver(tx, { id, version }, to(receiver)))) return refused('setting_changed')
    const { name, url, kinds } = receiver
    const { secret: _, formerSecret: __, ...after } = to(receiver)
    await record(tx, staff, { at: now(), what, id, before: { name, url, kinds }, after })
    return succeeded({})
  })
}

async function record(
  tx: Tx,
  { id: staffId, name }: StaffMember,
  told: {
    at: Date
    what: EventName
    id: string
    before?: Record<string, unknown>
    after: Record<string, unknown>
  },
): Promise<void> {
  const { at, what, id, ...details } = told
  await recordEvent(tx, { at, what, actor: { staffId, name }, subject: { kind: 'receiver', id }, details })
}
