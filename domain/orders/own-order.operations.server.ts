import { z } from 'zod/mini'
import { timeZoneName } from '#domain/callbacks/call-wish.ts'
import { contactRules } from '#domain/shared/contact-rules.ts'
import { operation } from '#domain/shared/define-operation.ts'
import { type Limit, noOutput, type Result, type WebCaller } from '#domain/shared/operation.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import {
  addNote,
  cancelOrder,
  changeContact,
  chooseHour,
  type OwnOrderDeps,
} from './change-own-order.server.ts'
import { openOrder } from './open-order.server.ts'
import { orderAccess, orderAccessOf } from './order-access.ts'
import { addressText, contactText } from './order-form.ts'
import { stopReminders } from './stop-reminders.server.ts'

/** The longest note that is stored. */
const NOTE_MAX_LENGTH = 1_000

const limits: readonly Limit<unknown, unknown>[] = [{ name: 'order_change', per: 'client' }]
const refusals = ['order_unknown', 'order_settled', 'order_moved_on'] as const

const done = <Code extends ProblemCode>(outcome: Outcome<null, Code>): Result<undefined, Code> =>
  outcome.ok ? { ok: true, value: undefined } : outcome

/** Changes the contact details and the address of an order. */
export const changeOrderContact = operation({
  name: 'changeOrderContact',
  summary: 'Changes how the customer of an order is reached, until installation is booked.',
  input: z.object({
    ...orderAccess,
    version: z.coerce.number(),
    name: contactText(contactRules.name.test, contactRules.name.message),
    email: contactText(contactRules.email.test, contactRules.email.message),
    phone: contactText(contactRules.phone.test, contactRules.phone.message),
    address: addressText,
  }),
  output: z.object({ key: z.nullable(z.string()) }),
  refusals,
  limits,
  lane: 'rest',
  async run(deps: OwnOrderDeps, caller: WebCaller, { version, name, email, phone, address, ...asked }) {
    const contact = { name, email, phone, address }
    return changeContact(deps, await orderAccessOf(caller, asked), version, contact)
  },
})

/** Adds a note to an order. */
export const addOwnNote = operation({
  name: 'addOwnNote',
  summary: 'Adds a note of its customer to an order, until installation is booked.',
  input: z.object({
    ...orderAccess,
    note: z.string().check(z.trim(), z.minLength(1, 'Write your note first'), z.maxLength(NOTE_MAX_LENGTH)),
  }),
  output: noOutput,
  refusals,
  limits,
  lane: 'rest',
  async run(deps: OwnOrderDeps, caller: WebCaller, { note, ...asked }) {
    return done(await addNote(deps, await orderAccessOf(caller, asked), note))
  },
})

/** Cancels an order. */
export const cancelOwnOrder = operation({
  name: 'cancelOwnOrder',
  summary: 'Cancels an order on its customer’s wish, until installation is booked.',
  input: z.object(orderAccess),
  output: noOutput,
  refusals,
  limits,
  lane: 'rest',
  async run(deps: OwnOrderDeps, caller: WebCaller, asked) {
    return done(await cancelOrder(deps, await orderAccessOf(caller, asked)))
  },
})

/** Chooses, moves or gives up the hour in which an order's customer is called. */
export const chooseOrderHour = operation({
  name: 'chooseOrderHour',
  summary: 'Books an hour for the call about an order, moves it, or asks for a call as soon as possible.',
  input: z.object({
    ...orderAccess,
    startsAt: z.nullable(z.iso.datetime()),
    timeZone: z.nullable(timeZoneName),
  }),
  output: noOutput,
  refusals: [...refusals, 'slot_taken', 'do_not_call'],
  limits,
  lane: 'rest',
  async run(deps: OwnOrderDeps, caller: WebCaller, { startsAt, timeZone, ...asked }) {
    const hour = startsAt === null ? null : new Date(startsAt)
    return done(await chooseHour(deps, await orderAccessOf(caller, asked), hour, timeZone))
  },
})

/** Stops the emails about the end of a promotional price. */
export const stopPriceReminders = operation({
  name: 'stopPriceReminders',
  summary: 'Ends the emails before a promotional price of an order ends.',
  input: z.object(orderAccess),
  output: noOutput,
  refusals: ['order_unknown'],
  limits: [{ name: 'watch_stop', per: 'client' }],
  lane: 'rest',
  async run(deps: OwnOrderDeps, caller: WebCaller, asked) {
    return done(await stopReminders(deps, await orderAccessOf(caller, asked)))
  },
})

/** Notifies somebody who may see an order when something about it changes, never what. */
export const followOwnOrder = operation({
  name: 'followOwnOrder',
  summary: 'Opens the stream that tells when something about an order changes.',
  input: z.object(orderAccess),
  output: z.object({ orderId: z.uuid() }),
  refusals: ['order_unknown'],
  limits: [{ name: 'order_stream', per: 'client' }],
  lane: 'stream',
  async run(deps: OwnOrderDeps, caller: WebCaller, asked) {
    const order = await openOrder(deps, await orderAccessOf(caller, asked))
    return order ? succeeded({ orderId: order.id }) : refused('order_unknown')
  },
})
