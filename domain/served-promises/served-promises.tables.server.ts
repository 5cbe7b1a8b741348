import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The desk's decision about a provider's refusal of an order: whether the coverage was wrong there. */
export const refusalDecisions = pgTable(
  'refusal_decisions',
  {
    orderId: uuid('order_id').notNull(),
    providerId: text('provider_id').notNull(),
    decision: text('decision', { enum: ['confirmed', 'dismissed'] }).notNull(),
    /** The H3 cell or ZIP where a confirmed one overrides the coverage; null for others. */
    place: text('place'),
    staffName: text('staff_name').notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  },
  table => [primaryKey({ columns: [table.orderId, table.providerId] })],
)
