import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { unansweredAsks } from './measurement.tables.server.ts'
import { plainQuestion } from './plain-question.ts'

/** What couldn't be answered: a ZIP code, or the words of a question. */
export type Unanswered = { kind: 'zip' | 'question'; words: string; state?: string }
export type UnansweredKind = Unanswered['kind']

/** Records that something was asked and not answered; an entry that was done is open again. */
export function unansweredWrite({ kind, words, state = '' }: Unanswered, at: Date): Write {
  const plain = kind === 'zip' ? words : plainQuestion(words)
  const key = keyOf(plain)
  const { asked, doneAt } = unansweredAsks
  return writeOf(
    build
      .insert(unansweredAsks)
      .values({ kind, key, words: plain, state, firstAt: at, lastAt: at })
      .onConflictDoUpdate({
        target: [unansweredAsks.kind, unansweredAsks.key],
        set: {
          ...{ words: plain, lastAt: at, doneAt: null, doneBy: null },
          asked: sql`case when ${doneAt} is null then ${asked} + 1 else 1 end`,
        },
      }),
  )
}

/** Questions that differ only in capitalization are one entry. */
const keyOf = (plain: string): string =>
  plain
    .toLowerCase()
    .replace(/[^\p{L}\p{N}# ]/gu, '')
    .replace(/ +/g, ' ')
    .trim()

/** Deletes the questions in these messages, because their author is being erased and their name may be in them. */
export async function forgetQuestions(tx: Tx, messages: readonly string[]): Promise<void> {
  const keys = [...new Set(messages.map(message => keyOf(plainQuestion(message))))]
  if (keys.length === 0) return
  await tx
    .delete(unansweredAsks)
    .where(and(eq(unansweredAsks.kind, 'question'), inArray(unansweredAsks.key, keys)))
}

/** What is still to be answered, or was done, most asked first. */
export function listUnanswered(db: Reader, kind: UnansweredKind, which: 'open' | 'done', limit: number) {
  const { doneAt } = unansweredAsks
  return db
    .select()
    .from(unansweredAsks)
    .where(and(eq(unansweredAsks.kind, kind), which === 'open' ? isNull(doneAt) : sql`${doneAt} is not null`))
    .orderBy(desc(which === 'open' ? unansweredAsks.asked : doneAt), desc(unansweredAsks.lastAt))
    .limit(limit)
}

/** How many of a kind are open. */
export const countUnanswered = (db: Reader, kind: UnansweredKind): Promise<number> =>
  db.$count(unansweredAsks, and(eq(unansweredAsks.kind, kind), isNull(unansweredAsks.doneAt)))

/** Marks one of them as answered, or as open after all. False if it isn't there. */
export async function markUnanswered(
  tx: Tx,
  { kind, key }: { kind: UnansweredKind; key: string },
  done: { at: Date; by: string } | null,
): Promise<boolean> {
  const changed = await tx
    .update(unansweredAsks)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where(and(eq(unansweredAsks.kind, kind), eq(unansweredAsks.key, key)))
    .returning({ key: unansweredAsks.key })
  return changed.length > 0
}

/** Deletes what was last asked before a time. Returns how many. */
export async function deleteUnanswered(tx: Tx, before: Date): Promise<number> {
  const gone = await tx
    .delete(unansweredAsks)
    .where(lt(unansweredAsks.lastAt, before))
    .returning({ key: unansweredAsks.key })
  return gone.length
}
