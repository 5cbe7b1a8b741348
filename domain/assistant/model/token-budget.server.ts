import { eq, sql } from 'drizzle-orm'
import { type Database, transaction } from '#platform/database.server.ts'
import { build, runAsOneStatement, writeOf } from '#platform/one-statement.server.ts'
import { assistantUsage } from '../assistant.tables.server.ts'

/** What one answer is counted with until the model has told what it took. */
export const RESERVED_TOKENS = 6_000

/** Tokens set aside for one answer. */
export type Reservation = {
  /** Puts right what was set aside once it is known. */
  settle(tokens: number): Promise<void>
}

/** The tokens that a language model may use in a day (UTC), counted in the database for all processes together. */
export type TokenBudget = {
  /** Sets tokens aside for one answer; null where the day's are used up. */
  reserve(): Promise<Reservation | null>
}

export function dailyTokenBudget(db: Database, dailyTokens: number, now: () => Date): TokenBudget {
  return {
    async reserve() {
      const day = now().toISOString().slice(0, 10)
      const tokens = sql`${assistantUsage.tokens} + ${RESERVED_TOKENS}`
      const rows = await transaction(db, tx =>
        tx
          .insert(assistantUsage)
          .values({ day, tokens: RESERVED_TOKENS })
          .onConflictDoUpdate({
            target: assistantUsage.day,
            set: { tokens },
            setWhere: sql`${tokens} <= ${dailyTokens}`,
          })
          .returning({ day: assistantUsage.day }),
      )
      return rows.length > 0 && RESERVED_TOKENS <= dailyTokens ? { settle: used => settle(day, used) } : null
    },
  }

  async function settle(day: string, used: number): Promise<void> {
    const left = sql`greatest(0, ${assistantUsage.tokens} + ${used - RESERVED_TOKENS})`
    const settled = build.update(assistantUsage).set({ tokens: left }).where(eq(assistantUsage.day, day))
    await runAsOneStatement(db, { usage: writeOf(settled, 0) })
  }
}
