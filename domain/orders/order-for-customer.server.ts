import { zipCodeIn } from '#domain/callbacks/call-promise.server.ts'
import { repriceCart } from '#domain/cart/reprice-cart.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import { heldByColleague, type Taken } from '#domain/desk/claims.server.ts'
import { eventsOf, recordEvent } from '#domain/desk/desk-events.server.ts'
import { holdSubject } from '#domain/desk/once.server.ts'
import { finishWork } from '#domain/desk/work-items.server.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { transaction } from '#platform/database.server.ts'
import { runAsOneStatement } from '#platform/one-statement.server.ts'
import { type LeadOrder, latestOrder } from './order-of-lead.ts'
import { findOrder } from './order-store.server.ts'
import { fingerprint } from './place-order.server.ts'
import { phoneLines, readOutFor } from './read-out.server.ts'
import { ordersPlaced, prepareOrder, type StoreOrderDeps } from './store-order.server.ts'

/** An order that somebody places by phone. */
export type PhoneOrder = {
  /** The lead that it came from. */
  leadId: string
  /** Made for the form that it came from: sent twice, it is one order. */
  key: string
  name: string
  email: string
  phone: string
  address: string
  notes: string
  planIds: readonly string[]
  /** The words that were read out, as the screen showed them. */
  readOut: string
  /** Some of it isn't listed at the address, and the screen has not said so yet. */
  isUnseen?: boolean
  /** The event of the lead's latest order, as who wants another one saw it. */
  another?: number | undefined
}

/** Other words than these were read out: the plans or prices changed, or they differ at this address or for this number. */
type OtherWords = { ok: false; code: 'script_changed'; extra: { script: string } }

/** Whoever reads the words out says first what may not be sold there. */
type Unseen = { ok: false; code: 'invalid_input'; fields: { address: string } }
const unseen: Unseen = {
  ok: false,
  code: 'invalid_input',
  fields: { address: 'Not all of it is listed at this address. Tell the customer, then place it or not' },
}

/** An order of this lead was placed before; the words say who placed which. */
type Ordered = { ok: false; code: 'lead_ordered'; message: string }

/**
 * Places an order on a customer's behalf, without an account: only with the words for exactly these plans, this home and
 * number at today's prices, which are stored as the consent. The lead's work ends with it. A lead is one order, unless its latest order is
 * named by who wants another one; the same form sent twice stays one order.
 */
export async function orderForCustomer(
  deps: StoreOrderDeps & { mailsGoOut: boolean },
  member: StaffMember,
  wanted: PhoneOrder,
  circumstances: ConsentCircumstances,
): Promise<
  Outcome<{ reference: string }, 'plan_not_listed' | 'script_changed'> | OtherWords | Unseen | Ordered | Taken
> {
  const { planIds, address, phone } = wanted
  const lines = phoneLines(deps.catalogue, planIds)
  const script = await readOutFor(deps, { planIds, phone, zipCode: zipCodeIn(address, deps.zips) })
  if (lines === null || script === null) return refused('plan_not_listed')
  if (wanted.readOut !== script) return { ok: false, code: 'script_changed', extra: { script } }
  if (wanted.isUnseen) return unseen
  const { leadId, key, another, planIds: _plans, readOut: _words, isUnseen: _isUnseen, ...contact } = wanted
  const requestHash = fingerprint(lines)
  const { placed, writes } = await prepareOrder(deps, {
    userId: null,
    request: { ...contact, idempotencyKey: key, lines },
    requestHash,
    cart: repriceCart(lines, deps.catalogue),
    circumstances,
    consent: { source: 'phone', formId: 'desk', words: script },
  })
  const at = deps.now()
  const lead = { kind: 'lead', id: leadId } as const
  return transaction(deps.db, async tx => {
    await holdSubject(tx, lead)
    const same = await findOrder(tx, key)
    if (same)
      return same.userId === null && same.requestHash === requestHash
        ? succeeded({ reference: same.reference })
        : refused('script_changed')
    const earlier = latestOrder(await eventsOf(tx, lead))
    if (earlier && earlier.event !== another) return orderedBefore(earlier, member)
    for (const kind of ['lead', 'bundle_lead'] as const) {
      const taken = await heldByColleague(tx, member, kind, leadId)
      if (taken) return taken
    }
    await runAsOneStatement(tx, writes)
    ordersPlaced.count()
    const by = { at, actor: { staffId: member.id, name: member.name }, what: 'orderForCustomer' } as const
    for (const kind of ['lead', 'bundle_lead'] as const) await finishWork(tx, kind, leadId, at)
    const order = { kind: 'order', id: placed.orderId } as const
    await recordEvent(tx, { ...by, subject: lead, details: { after: { order: placed.reference } } })
    await recordEvent(tx, { ...by, subject: order, details: { after: { lead: leadId } } })
    return succeeded({ reference: placed.reference })
  })
}

const orderedBefore = ({ staffId, by, reference }: LeadOrder, member: StaffMember): Ordered => ({
  ok: false,
  code: 'lead_ordered',
  message: `${staffId === member.id ? 'You' : by} placed ${reference ?? 'an order'} for this lead already.`,
})
