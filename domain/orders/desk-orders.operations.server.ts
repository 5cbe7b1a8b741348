import { z } from 'zod/mini'
import type { LookUpDeps } from '#domain/availability/look-up-providers.server.ts'
import { consentCircumstances } from '#domain/consent/consent-circumstances.ts'
import { recordLook } from '#domain/desk/desk-events.server.ts'
import { keepNote, noteText } from '#domain/desk/keep-note.server.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { addressOfLead } from './address-of-lead.server.ts'
import { type CorrectOrderDeps, correctOrder } from './correct-order.server.ts'
import { notListedAtAddress } from './not-listed-at-address.server.ts'
import { orderForCustomer } from './order-for-customer.server.ts'
import { findOrderByReference, type OrderForDesk, orderForDesk } from './order-for-desk.server.ts'
import { addressText, contactText } from './order-form.ts'
import { orderOutcomeNames } from './order-outcomes.ts'
import { readOutFor } from './read-out.server.ts'
import { type RecordOutcomeDeps, recordOutcome } from './record-outcome.server.ts'
import { reopenOrder } from './reopen-order.server.ts'
import type { StoreOrderDeps } from './store-order.server.ts'

/** Longer than the words for any five plans with all the fees of their labels. */
const READ_OUT_MAX_LENGTH = 20_000

const reference = z.string().check(z.maxLength(40))
const version = z.coerce.number().check(z.int(), z.positive())
const words = (max: number) => z.optional(z.string().check(z.trim(), z.maxLength(max)))
const done = z.object({ reference: z.string() })

/** Opening an order is recorded as an event: it shows who looked at whose details. */
export const readOrder = staffOperation({
  name: 'readOrder',
  summary: 'Everything about one order.',
  input: z.object({ reference }),
  output: z.custom<OrderForDesk>(),
  refusals: ['work_gone'],
  async run(deps: Parameters<typeof orderForDesk>[0], { staff }, { reference: wanted }) {
    const found = await orderForDesk(deps, wanted)
    if (!found) return refused('work_gone')
    const subject = { kind: 'order', id: found.order.id } as const
    const actor = { staffId: staff.id, name: staff.name }
    await transaction(deps.db, tx => recordLook(tx, { at: found.now, actor, what: 'readOrder', subject }))
    return succeeded(found)
  },
})

export const recordOrderOutcome = staffOperation({
  name: 'recordOutcome',
  summary: 'Records what came of a call or of the provider’s answer.',
  input: z.object({
    reference,
    version,
    outcome: z.enum(orderOutcomeNames),
    date: z.optional(z.iso.date({ error: 'Enter the day of the installation' })),
    time: z.optional(z.iso.datetime({ local: true, error: 'Enter when to call again' })),
    reason: words(300),
    lines: z.optional(z.array(z.uuid())),
    note: words(2_000),
  }),
  output: done,
  refusals: ['work_gone', 'work_changed', 'work_taken', 'state_refused', 'invalid_input'],
  run: (deps: RecordOutcomeDeps, { staff }, told) => recordOutcome(deps, staff, told),
})

export const openOrderAgain = staffOperation({
  name: 'reopenOrder',
  summary: 'Opens an order again that the desk ended.',
  input: z.object({ reference, version }),
  output: done,
  refusals: ['work_gone', 'work_changed', 'work_taken', 'state_refused'],
  run: (deps: RecordOutcomeDeps, { staff }, wanted) => reopenOrder(deps, staff, wanted),
})

export const correct = staffOperation({
  name: 'correctOrder',
  summary: 'Corrects contact, address or services of an order; what was there before is kept.',
  input: z.object({
    reference,
    version,
    name: contactText(contactRules.name.test, contactRules.name.message),
    email: contactText(contactRules.email.test, contactRules.email.message),
    phone: contactText(contactRules.phone.test, contactRules.phone.message),
    address: addressText,
    prices: words(100),
    lines: z.array(
      z.object({
        id: z.uuid(),
        quantity: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99)),
        planId: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
  }),
  output: done,
  refusals: [
    'work_gone',
    'work_changed',
    'work_taken',
    'state_refused',
    'plan_not_listed',
    'plan_price_changed',
    'invalid_input',
  ],
  run: (deps: CorrectOrderDeps, { staff }, wanted) => correctOrder(deps, staff, wanted),
})

export const keepOrderNote = staffOperation({
  name: 'addNote',
  summary: 'Keeps a note with an order, for colleagues only.',
  input: z.object({ reference, note: noteText }),
  output: done,
  refusals: ['work_gone'],
  async run(deps: { db: Database; now: () => Date }, { staff }, { reference: wanted, note }) {
    const order = await findOrderByReference(deps.db, wanted)
    if (!order) return refused('work_gone')
    await keepNote(deps, staff, { kind: 'order', id: order.id }, note)
    return succeeded({ reference: wanted })
  },
})

const planIds = z
  .array(z.string().check(z.maxLength(200)))
  .check(z.minLength(1, { error: 'Choose at least one plan' }), z.maxLength(5))

/** The words to read out for these plans, at today's prices. */
export const readScript = staffOperation({
  name: 'readOrderScript',
  summary: 'What is read out before an order on a customer’s behalf.',
  input: z.object({
    planIds,
    zipCode: z.string().check(z.maxLength(10)),
    phone: z.string().check(z.maxLength(200)),
  }),
  output: z.object({ script: z.string() }),
  refusals: ['plan_not_listed'],
  async run(deps: Parameters<typeof readOutFor>[0], _caller, input) {
    const script = await readOutFor(deps, input)
    return script === null ? refused('plan_not_listed') : succeeded({ script })
  },
})

export const orderOnBehalf = staffOperation({
  name: 'orderForCustomer',
  summary:
    'Places an order on a customer’s behalf, after the words on the screen were read out and agreed to.',
  input: z.object({
    leadId: z.uuid(),
    key: z.uuid(),
    name: contactText(contactRules.name.test, contactRules.name.message),
    email: contactText(contactRules.email.test, contactRules.email.message),
    phone: contactText(contactRules.phone.test, contactRules.phone.message),
    address: addressText,
    notes: z.string().check(z.trim(), z.maxLength(2_000)),
    planIds,
    readOut: z.string().check(z.maxLength(READ_OUT_MAX_LENGTH)),
    agreed: z.literal('yes', { error: 'Check this once the customer has said yes' }),
    /** The ZIP code for which the screen named what isn't listed there; empty where it named nothing. */
    unlisted: z.optional(z.string().check(z.maxLength(10))),
    /** Where this lead was ordered for already: the event of that order, for another one. */
    another: z.optional(z.coerce.number().check(z.int(), z.positive())),
  }),
  output: done,
  refusals: ['plan_not_listed', 'script_changed', 'lead_ordered', 'work_taken', 'invalid_input'],
  async run(
    deps: StoreOrderDeps & LookUpDeps & { mailsGoOut: boolean },
    caller,
    { agreed: _agreed, unlisted: seen, ...typed },
  ) {
    const wanted = { ...typed, address: await addressOfLead(deps.db, typed) }
    const unlisted = await notListedAtAddress({ ...deps, log: caller.log }, wanted)
    const order = { ...wanted, isUnseen: unlisted !== null && unlisted.zipCode !== seen }
    const placed = await orderForCustomer(deps, caller.staff, order, consentCircumstances(caller, '/desk'))
    return placed.ok ? placed : { ...placed, extra: { ...('extra' in placed ? placed.extra : {}), unlisted } }
  },
})
