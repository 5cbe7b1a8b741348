import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { labelDecisionKinds } from './label-decisions.ts'
import type { FigureDifference } from './label-difference.ts'

/** What the desk decided about the difference between a plan and its label: the latest decision for each plan. */
export const labelDecisions = pgTable('label_decisions', {
  planId: text('plan_id').primaryKey(),
  decision: text('decision', { enum: labelDecisionKinds }).notNull(),
  /** Why ours is kept; null if the label is taken over. */
  reason: text('reason'),
  /** What the label said: if it changes, the decision has to be made again. */
  labelKey: text('label_key').notNull(),
  figures: jsonb('figures').$type<FigureDifference[]>().notNull(),
  staffName: text('staff_name').notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
})
