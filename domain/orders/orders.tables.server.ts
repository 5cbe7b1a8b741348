import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../accounts/accounts.tables.server.ts'
import type { LabelCharges } from '../billing/label-charges.ts'
import { answerWays } from '../callbacks/answer-ways.ts'
import type { Condition } from '../catalog/condition.ts'
import type { PriceSchedule } from '../pricing/price-schedule.ts'
import { dollarsColumn } from '../shared/money.server.ts'
import { orderStates } from './order-state.ts'
import { soldTermsColumn } from './sold-terms-column.server.ts'

/**
 * Orders as placed. The user may be deleted later with their account; the order stays, because it is the business
 * record.
 */
export const customerOrders = pgTable(
  'customer_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    reference: text('reference').notNull().unique(),
    idempotencyKey: uuid('idempotency_key').notNull(),
    /** Fingerprint of the request, so that one key can't stand for two different orders. */
    requestHash: text('request_hash').notNull(),
    status: text('status', { enum: orderStates }).notNull().default('submitted'),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone'),
    shippingAddress: text('shipping_address'),
    notes: text('notes'),
    /** When the first call was promised by: within the home's calling hours. Null in orders from before it was stored. */
    callBy: timestamp('call_by', { withTimezone: true }),
    /** IANA time zone of the home, if known. */
    timeZone: text('time_zone'),
    /** The provider's installation date, once it is booked. */
    installationOn: date('installation_on'),
    /** How the customer wants to hear from us first. */
    answerBy: text('answer_by', { enum: answerWays }).notNull().default('call'),
    /** Since when the customer wants no email before a price goes up; null: they do. */
    remindersOffAt: timestamp('reminders_off_at', { withTimezone: true }),
    /** The mark of the partner's site that the customer came from; null: none. */
    partner: text('partner'),
    /** The link that the visit came from (`Arrival`); empty if it named none. */
    visitSource: text('visit_source').notNull().default(''),
    visitCampaign: text('visit_campaign').notNull().default(''),
    /** Raised to invalidate every link to this order's page sent before. */
    linkVersion: integer('link_version').notNull().default(1),
    /** Raised by every change of state or contact: a change based on an older version is refused. */
    version: integer('version').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    unique('customer_orders_idempotency').on(table.userId, table.idempotencyKey),
    index('customer_orders_user_newest').on(table.userId, table.createdAt.desc()),
    check('customer_orders_contact_name', sql`char_length(${table.contactName}) >= 2`),
  ],
)

/**
 * The terms that a service was sold under: its prices as published that day, the catalog's edition, and what the
 * provider's label said beyond them (`null` without a label). What is missing wasn't stored yet when the order was placed.
 */
export type SoldTerms = {
  schedule: PriceSchedule
  catalogueRevision: string
  charges?: LabelCharges | null
  /** What the price depended on. */
  conditions?: readonly Condition[]
  /** ISO date on which the price had last been checked. */
  checkedOn?: string
  /** Whether no label confirmed it then; missing where one did. Orders from before it was stored got it in migration 26. */
  unconfirmed?: boolean
  /** Whether none could: TV and home security have no labels. */
  unlabeled?: boolean
  /** The home that they were worked out for, which the order's address may no longer be. */
  home?: { zipCode: string; city: string; state: string }
  /** The changed prices and fees that the customer was last told about, before the order was confirmed. */
  scheduleTold?: PriceSchedule
}

export const orderItems = pgTable(
  'order_items',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => customerOrders.id, { onDelete: 'cascade' }),
    /** Place in the order, from 0. */
    position: integer('position').notNull(),
    providerId: uuid('provider_id').notNull(),
    providerName: text('provider_name').notNull(),
    serviceName: text('service_name').notNull(),
    quantity: integer('quantity').notNull(),
    pricePerUnitCents: dollarsColumn('price_per_unit').notNull(),
    /** The plan's permanent id; null in orders from before it was stored. */
    planId: text('plan_id'),
    /** Null in orders from before they were stored. */
    terms: soldTermsColumn('terms').$type<SoldTerms>(),
    /** The changed price that the customer was last told about, before the order was confirmed; null if never. */
    priceToldCents: integer('price_told_cents'),
    /** How many days before the promotional price ends the customer was last told; null if never. */
    priceEndToldDays: integer('price_end_told_days'),
  },
  table => [
    unique('order_items_position').on(table.orderId, table.position),
    check('order_items_quantity', sql`${table.quantity} >= 1`),
    check('order_items_price', sql`${table.pricePerUnitCents} >= 0`),
  ],
)

/** Plans of orders that their provider doesn't offer at the home: the order ended by it, or went on without them. */
export const refusedLines = pgTable(
  'refused_lines',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => customerOrders.id, { onDelete: 'cascade' }),
    planId: text('plan_id').notNull(),
    refusedAt: timestamp('refused_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.planId] })],
)
