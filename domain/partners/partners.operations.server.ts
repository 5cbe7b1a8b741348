import { z } from 'zod'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import type { EventName } from '#domain/desk/event-words.ts'
import { latestEvent } from '#domain/desk/latest-events.server.ts'
import { leadsByPartner } from '#domain/leads/leads-by-partner.server.ts'
import { orderStates } from '#domain/orders/order-state.ts'
import { ordersByPartner } from '#domain/orders/orders-by-partner.server.ts'
import { addDays } from '#domain/shared/calendar.ts'
import { noInput } from '#domain/shared/operation.ts'
import { refused, succeeded } from '#domain/shared/outcome.ts'
import { type KnownStaff, type StaffMember, staffOperation } from '#domain/staff/staff-operation.ts'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import { newPartner, partnerChange } from './partner-form.ts'
import { partnerKeyKinds } from './partner-key-kind.ts'
import { addKey, endKey, keysOf } from './partner-keys.server.ts'
import {
  findPartner,
  holdPartner,
  listPartners,
  changePartner as storeChange,
  addPartner as storePartner,
} from './partner-store.server.ts'
import { usageByDay } from './partner-usage.server.ts'

type Deps = { db: Database; now: () => Date }

/** For how many days the usage is shown. */
const USAGE_DAYS = 30

const shownPartner = z.object({
  id: z.uuid(),
  name: z.string(),
  mark: z.string(),
  sites: z.array(z.string()),
  dailyQuota: z.int(),
  createdAt: z.date(),
})

/** Every partner with its leads and orders, as numbers. */
export const readPartners = staffOperation({
  name: 'readPartners',
  summary: 'Partners with the leads and orders that came from their sites, as numbers.',
  input: noInput,
  output: z.object({
    partners: z.array(shownPartner.extend({ openKeys: z.int(), leads: z.int(), orders: z.int() })),
  }),
  refusals: [],
  async run({ db }: Deps) {
    const [all, leads, orders] = await Promise.all([
      listPartners(db),
      leadsByPartner(db),
      ordersByPartner(db),
    ])
    const partners = await Promise.all(
      all.map(async partner => ({
        ...partner,
        openKeys: (await keysOf(db, partner.id)).filter(key => key.revokedAt === null).length,
        leads: leads.get(partner.mark) ?? 0,
        orders: (orders.get(partner.mark) ?? []).reduce((sum, one) => sum + one.orders, 0),
      })),
    )
    return succeeded({ partners })
  },
})

/** One partner with its keys, its usage by day, and its results, as numbers. */
export const readPartner = staffOperation({
  name: 'readPartner',
  summary: 'A partner with its keys, its use by day, and its leads and orders as numbers.',
  input: z.object({ id: z.string() }),
  output: z.object({
    /** `version` counts for whoever changes it; `changedBy` made this one, null without any change. */
    partner: shownPartner.extend({ version: z.int(), changedBy: z.string().nullable() }),
    keys: z.array(
      z.object({
        ...{ id: z.uuid(), kind: z.enum(partnerKeyKinds).nullable(), prefix: z.string() },
        ...{ createdAt: z.date(), revokedAt: z.date().nullable() },
      }),
    ),
    usage: z.array(z.object({ day: z.string(), api: z.int(), widget: z.int(), refused: z.int() })),
    leads: z.int(),
    orders: z.array(z.object({ status: z.enum(orderStates), orders: z.int() })),
  }),
  refusals: ['partner_unknown'],
  async run({ db, now }: Deps, _: KnownStaff, { id }) {
    const partner = z.uuid().safeParse(id).success ? await findPartner(db, id) : null
    if (!partner) return refused('partner_unknown')
    const from = addDays(now().toISOString().slice(0, 10), 1 - USAGE_DAYS)
    const [changed, keys, usage, leads, orders] = await Promise.all([
      lastChange(db, id),
      keysOf(db, id),
      usageByDay(db, id, from),
      leadsByPartner(db),
      ordersByPartner(db),
    ])
    const states = orders.get(partner.mark) ?? []
    return succeeded({
      partner: { ...partner, version: changed?.id ?? 0, changedBy: changed?.actor ?? null },
      ...{ keys, usage, leads: leads.get(partner.mark) ?? 0 },
      orders: orderStates.flatMap(status => states.find(one => one.status === status) ?? []),
    })
  },
})

/** Adds a partner, without a key yet. */
export const addPartner = staffOperation({
  name: 'addPartner',
  summary: 'Takes a partner in: its name, mark, sites and daily quota.',
  input: newPartner,
  output: z.object({ id: z.uuid() }),
  refusals: ['partner_mark_taken'],
  async run({ db, now }: Deps, { staff }: KnownStaff, wanted) {
    const at = now()
    const id = await transaction(db, async tx => {
      const added = await storePartner(tx, { ...wanted, createdAt: at })
      if (added) await tell(tx, staff, at, added, 'partner_added', { after: wanted })
      return added
    })
    return id === null ? { ...refused('partner_mark_taken'), field: 'mark' } : succeeded({ id })
  },
})

/** Changes a partner's name, its allowed sites and its quota, unless somebody changed them since they were looked at. */
export const changePartner = staffOperation({
  name: 'changePartner',
  summary: 'Changes a partner’s name, sites or daily quota, from the next request on.',
  input: partnerChange,
  output: z.object({}),
  refusals: ['partner_unknown', 'work_changed'],
  async run({ db, now }: Deps, { staff }: KnownStaff, { id, version, ...change }) {
    const at = now()
    return transaction(db, async tx => {
      const before = await holdPartner(tx, id)
      if (!before) return refused('partner_unknown')
      const last = await lastChange(tx, id)
      if (last && last.id !== version) {
        const message = `${last.actor} changed this partner since you opened it. Your entries are still here: compare, then save again.`
        return { ...refused('work_changed'), message }
      }
      await storeChange(tx, id, change)
      const { name, sites, dailyQuota } = before
      await tell(tx, staff, at, id, 'partner_changed', { before: { name, sites, dailyQuota }, after: change })
      return succeeded({})
    })
  },
})

/** Makes a key and shows it, only this once. */
export const addPartnerKey = staffOperation({
  name: 'addPartnerKey',
  summary: 'Makes a key for a partner. It is told once; only a hash is kept.',
  input: z.object({ id: z.uuid(), kind: z.enum(partnerKeyKinds) }),
  output: z.object({ key: z.string() }),
  refusals: ['partner_unknown'],
  async run({ db, now }: Deps, { staff }: KnownStaff, { id, kind }) {
    const at = now()
    return transaction(db, async tx => {
      if (!(await findPartner(tx, id))) return refused('partner_unknown')
      const { key, prefix } = await addKey(tx, id, { kind, at })
      await tell(tx, staff, at, id, 'partner_key_added', { after: { key: prefix, kind } })
      return succeeded({ key })
    })
  },
})

/** Ends a key immediately. */
export const revokePartnerKey = staffOperation({
  name: 'revokePartnerKey',
  summary: 'Revokes a key of a partner: from the next request on it opens nothing.',
  input: z.object({ id: z.uuid(), key: z.uuid() }),
  output: z.object({}),
  refusals: ['partner_key_over'],
  async run({ db, now }: Deps, { staff }: KnownStaff, { id, key }) {
    const at = now()
    return transaction(db, async tx => {
      const prefix = await endKey(tx, id, key, at)
      if (prefix === null) return refused('partner_key_over')
      await tell(tx, staff, at, id, 'partner_key_revoked', { before: { key: prefix } })
      return succeeded({})
    })
  },
})

const lastChange = (db: Reader, id: string) =>
  latestEvent(db, { kind: 'partner', id, what: 'partner_changed' })

type Change = { before?: Record<string, unknown>; after?: Record<string, unknown> }

async function tell(tx: Tx, staff: StaffMember, at: Date, id: string, what: EventName, details: Change) {
  const actor = { staffId: staff.id, name: staff.name }
  await recordEvent(tx, { at, actor, what, subject: { kind: 'partner', id }, details })
}
