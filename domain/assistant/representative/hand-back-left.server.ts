import { isNotNull } from 'drizzle-orm'
import { whoLeft } from '#domain/staff/who-is-there.server.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { chatSessions } from '../assistant.tables.server.ts'
import { lockIfThere } from '../session-store.server.ts'
import { letGo } from './hold-chat.server.ts'

/**
 * Hands back the conversations of representatives who left without doing so: no visitor waits for somebody who signed out
 * or whose screen is closed. Answers how many.
 */
export async function handBackLeft({ db, now }: { db: Database; now: () => Date }): Promise<number> {
  const { id, ownerId } = chatSessions
  const held = await db.select({ id, ownerId }).from(chatSessions).where(isNotNull(ownerId))
  const owners = new Set(held.flatMap(chat => chat.ownerId ?? []))
  const left = new Set(await whoLeft(db, [...owners], now()))
  const without = held.filter(chat => left.has(chat.ownerId ?? ''))
  for (const chat of without) {
    await transaction(db, async tx => {
      const session = await lockIfThere(tx, chat.id)
      // Another process may have been first, and somebody else may have it since.
      if (session && session.ownerId === chat.ownerId) await letGo(tx, session, 'site', now())
    })
  }
  return without.length
}
