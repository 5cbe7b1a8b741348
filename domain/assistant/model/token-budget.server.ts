import { eq, sql } from 'drizzle-orm'
import { type Database, transaction } from '#platform/database.server.ts'
import { build, runAsOneStatement, writeOf } from '#platform/one-statement.server.ts'
import { assistantUsage } from '../assistant.tables.server.ts'

/** What one answer is counted with until the model has told what it took. */
export const RESERVED_TOKENS = 6_000

/** The tokens that a language model may use in a day (UTC), counted in the database for all processes together. */
export type TokenBudget = {
  /** Sets tokens aside for one answer, or answers false where the day's are used up. */
  reserve(): Promise<boolean>
  /** Puts right what was set aside once it is known. */
  settle(tokens: number): Promise<void>
}

export function dailyTokenBudget(db: Database, dailyTokens: number, now: () => Date): TokenBudget {
  const today = () => now().toISOString().slice(0, 10)
  return {
    async reserve() {
      const tokens = sql`${assistantUsage.tokens} + ${RESERVED_TOKENS}`
      const rows = await transaction(db, tx =>
        tx
          .insert(assistantUsage)
          .values({ day: today(), tokens: RESERVED_TOKENS })
          .onConflictDoUpdate({
            target: assistantUsage.day,
            set: { tokens },
            setWhere: sql`${tokens} <= ${dailyTokens}`,
          })
          .returning({ day: assistantUsage.day }),
      )
      return rows.length > 0 && RESERVED_TOKENS <= dailyTokens
    },
    async settle(tokens) {
      const left = sql`greatest(0, ${assistantUsage.tokens} + ${tokens - RESERVED_TOKENS})`
      const settled = build
        .update(assistantUsage)
        .set({ tokens: left })
        .where(eq(assistantUsage.day, today()))
      await runAsOneStatement(db, { usage: writeOf(settled, 0) })
    },
  }
}
