import { isDeepStrictEqual } from 'node:util'
import type { KeptDoubts } from '#domain/availability/kept-doubts.server.ts'
import type { PlanCharges } from '#domain/billing/plan-charges.server.ts'
import type { CitiesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { heldByColleague, type Taken } from '#domain/desk/claims.server.ts'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { renameWork } from '#domain/desk/work-items.server.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import { providerUuid } from '#domain/shared/identifiers.ts'
import { type Outcome, refused, succeeded } from '#domain/shared/outcome.ts'
import { canBeDialed, DIALED_WANTED, phoneWords } from '#domain/shared/phone-digits.ts'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { changeHeldOrder, type OrderLine, removeLine, replaceLine } from './change-order.server.ts'
import type { OrderMailDeps } from './enqueue-order-mail.server.ts'
import { mailOrderChange } from './mail-order-change.server.ts'
import { mailedDoubts } from './mailed-doubts.server.ts'
import { moveOrderCall } from './move-order-call.server.ts'
import { costOf } from './order-for-confirmation.server.ts'
import { findOrderByReference } from './order-for-desk.server.ts'
import { correctableIn, orderWorkKind } from './order-state.ts'
import { holdByReference } from './order-store.server.ts'
import { lineWords, orderAbout } from './order-words.ts'
import { hasOtherPrices } from './prices-mark.server.ts'
import { type SoldHome, soldHome, soldTerms, zipOfTerms } from './sold-terms.ts'

export type CorrectOrderDeps = OrderMailDeps & {
  db: Database
  catalogue: Catalogue
  planCharges: PlanCharges
  keptDoubts: KeptDoubts
  zips: CitiesOfZips
  settings: BusinessSettings
}

/** An order as it should be, with the version that was looked at. */
export type Correction = {
  reference: string
  version: number
  name: string
  email: string
  phone: string
  address: string
  /** The prices that were looked at (`pricesMark`), where another plan was chosen by them. */
  prices?: string | undefined
  /** Each line of the order: its quantity, 0 to remove it, and the plan that replaces it, if any. */
  lines: readonly { id: string; quantity: number; planId?: string | undefined }[]
}

type Found = NonNullable<Awaited<ReturnType<typeof findOrderByReference>>>
type Refused = 'work_gone' | 'work_changed' | 'state_refused' | 'plan_not_listed' | 'plan_price_changed'

/** What is wrong in the form, all of it at once. */
type Faults = { ok: false; code: 'invalid_input'; fields: Record<string, string> }

function faultsOf(order: Found, wanted: Correction): Faults | null {
  const fields = {
    // The customer may have ordered with any number: one that nobody touches stays as they gave it.
    ...(wanted.phone === order.contactPhone || canBeDialed(wanted.phone) ? {} : { phone: DIALED_WANTED }),
    // With no service left it would be no order.
    ...(order.items.every(item => wanted.lines.some(({ id, quantity }) => id === item.id && quantity === 0))
      ? {
          quantity0:
            'An order keeps at least one service. If nothing is wanted, press “Canceled by customer”.',
        }
      : {}),
  }
  return Object.keys(fields).length > 0 ? { ok: false, code: 'invalid_input', fields } : null
}

/**
 * Corrects an order, once it is booked only how the customer is reached. The previous values are kept with the event; a line that becomes another
 * plan is sold at today's terms. The customer gets an email with the corrected order. Refused where a colleague has it, or with
 * another phone number that nobody can dial.
 */
export async function correctOrder(
  deps: CorrectOrderDeps,
  member: StaffMember,
  wanted: Correction,
): Promise<Outcome<{ reference: string }, Refused> | Faults | Taken> {
  const order = await findOrderByReference(deps.db, wanted.reference)
  if (!order) return refused('work_gone')
  const correctable = correctableIn(order.status)
  if (correctable === null) return refused('state_refused')
  if (correctable === 'contact' && changesLines(order, wanted.lines)) return refused('state_refused')
  const faults = faultsOf(order, wanted)
  if (faults) return faults
  const lines = await correctedLines(deps, order, wanted.lines)
  if (lines === null) return refused('plan_not_listed')
  if (hasOtherPrices(deps.catalogue, order, wanted)) return refused('plan_price_changed')
  const kept = lines.flatMap(({ line }) => line ?? [])
  const there = changesLines(order, wanted.lines)
    ? await mailedDoubts(deps, kept, homeOf(deps, order, wanted.address))
    : undefined
  const contact = {
    contactName: wanted.name,
    contactEmail: wanted.email,
    contactPhone: wanted.phone,
    shippingAddress: wanted.address,
  }
  const at = deps.now()
  return transaction(deps.db, async tx => {
    const isSeen = wanted.version === order.version
    const held = isSeen ? await holdByReference(tx, order.reference) : undefined
    if (held?.version !== order.version) {
      const now = await findOrderByReference(tx, order.reference)
      return now && isAsWanted(now, wanted)
        ? succeeded({ reference: order.reference })
        : refused('work_changed')
    }
    // Its owner is talking with the customer about it.
    const taken = await heldByColleague(tx, member, orderWorkKind(order.status), order.id)
    if (taken) return taken
    const moved = await moveOrderCall(tx, deps, { ...order, contactPhone: wanted.phone }, wanted.address, at)
    await changeHeldOrder(tx, order.id, { ...contact, ...moved.order })
    await storeLines(tx, order.id, lines)
    const after = await findOrderByReference(tx, order.reference)
    if (!after) return refused('work_gone')
    const [was, is] = [essenceOf(order), essenceOf(after)]
    const differing = Object.keys(is).filter(key => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    if (differing.length === 0) return succeeded({ reference: order.reference })
    const only = (values: Record<string, unknown>) =>
      Object.fromEntries(differing.map(key => [key, values[key]]))
    await renameWork(tx, 'order', order.id, {
      who: after.contactName,
      email: after.contactEmail,
      about: orderAbout(after.reference, after.items),
      ...moved.work,
    })
    await recordEvent(tx, {
      at,
      actor: { staffId: member.id, name: member.name },
      what: 'corrected',
      subject: { kind: 'order', id: order.id },
      visible: true,
      details: { before: only(was), after: only(is) },
    })
    const written: typeof is = { ...is, phone: phoneWords(after.contactPhone ?? 'none') }
    const changes = [
      ...differing
        .filter(key => key !== 'lines')
        .map(key => `${changeWords[key] ?? key}: ${inWords(written[key])}`),
      ...moved.told,
    ]
    const services = differing.includes('lines')
      ? { lines: after.items, cost: costOf(after.items), address: wanted.address, at: there }
      : undefined
    await mailOrderChange(tx, deps, after, { changes, services, before: order })
    return succeeded({ reference: order.reference })
  })
}

/** Whether an order is as somebody wants it: they pressed twice, or a colleague corrected the same. */
function isAsWanted(order: Found, { name, email, phone, address, lines }: Correction): boolean {
  const { contactName, contactEmail, contactPhone, shippingAddress, items } = order
  return (
    isDeepStrictEqual(
      [contactName, contactEmail, contactPhone, shippingAddress],
      [name, email, phone, address],
    ) &&
    !changesLines(order, lines) &&
    lines.every(({ id, quantity }) => quantity === 0 || items.some(item => item.id === id))
  )
}

/** Whether a correction asks for other services than the order has. */
const changesLines = ({ items }: Found, wanted: Correction['lines']): boolean =>
  wanted.some(({ id, quantity, planId }) => {
    const item = items.find(one => one.id === id)
    return item !== undefined && (quantity !== item.quantity || (planId ?? item.planId) !== item.planId)
  })

/** The home of an order at an address; where that names no ZIP code, the one that its customer was shown the cost for. */
function homeOf({ zips }: Pick<CorrectOrderDeps, 'zips'>, { items }: Found, address: string): SoldHome {
  const shownFor = items.flatMap(({ terms }) => terms?.home?.zipCode ?? []).at(0)
  return soldHome(zips, zipOfTerms(address, shownFor, zips))
}

type CorrectedLine = { id: string; line: OrderLine | null }

/** The lines that change; null if a plan isn't sold (anymore). */
async function correctedLines(
  { catalogue, planCharges, zips }: CorrectOrderDeps,
  order: Found,
  wanted: Correction['lines'],
): Promise<CorrectedLine[] | null> {
  const corrected: CorrectedLine[] = []
  const home = homeOf({ zips }, order, order.shippingAddress ?? '')
  for (const item of order.items) {
    const change = wanted.find(({ id }) => id === item.id)
    const planId = change?.planId ?? item.planId
    const quantity = change?.quantity ?? item.quantity
    const { id, orderId: _order, position: _position, ...kept } = item
    if (quantity === 0) {
      corrected.push({ id, line: null })
    } else if (planId === item.planId || planId === null) {
      corrected.push({ id, line: { ...kept, quantity } })
    } else {
      const offering = catalogue.offering(planId)
      if (!offering) return null
      const charges = await planCharges(catalogue, offering, home ?? null)
      corrected.push({
        id,
        line: {
          providerId: providerUuid(offering.providerId),
          providerName: offering.providerName,
          serviceName: offering.serviceName,
          quantity,
          pricePerUnitCents: priceToday(offering.schedule),
          planId,
          terms: soldTerms(offering, catalogue, charges, home),
          // What was told was about the price of the other plan.
          ...{ priceToldCents: null, priceEndToldDays: null },
        },
      })
    }
  }
  return corrected
}

async function storeLines(tx: Tx, orderId: string, lines: readonly CorrectedLine[]): Promise<void> {
  for (const { id, line } of lines) {
    if (line) await replaceLine(tx, orderId, id, line)
    else await removeLine(tx, orderId, id)
  }
}

/** What changed, as the customer reads it. */
const changeWords: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  address: 'Address',
}
const inWords = (value: string | string[] | null | undefined) => [value ?? 'none'].flat().join(', ')

/** What an event keeps of an order before and after. */
function essenceOf(order: Found): Record<string, string | string[] | null> {
  return {
    name: order.contactName,
    email: order.contactEmail,
    phone: order.contactPhone,
    address: order.shippingAddress,
    lines: order.items.map(lineWords),
  }
}
