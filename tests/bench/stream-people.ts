import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { createSession } from '#domain/assistant/create-session.server.ts'
import { asDrizzle, outerHandle } from '#platform/database.server.ts'
import { postgresAccess } from '#platform/postgres-access.server.ts'
import { signInStaff } from '../support/staff.ts'
import { silentLog } from '../support/test-queue.ts'

/** An agent with a session of both factors. */
export type Agent = { cookie: string }
/** A visitor whose conversation an agent has. */
export type Visitor = { chat: string; agent: number; headers: Record<string, string> }

/** Puts agents and visitors into a database, each conversation with one of the agents, in turn. */
export async function makePeople(
  url: string,
  counts: { agents: number; visitors: number },
): Promise<{ agents: Agent[]; visitors: Visitor[] }> {
  const pool = postgresAccess({ url }, silentLog).pool(10)
  try {
    const db = outerHandle(drizzle(pool))
    const now = () => new Date()
    const agents: Agent[] = []
    const visitors: Visitor[] = []
    for (let index = 0; index < counts.agents; index += 1) {
      const name = `Agent${index} Bench`
      agents.push({ cookie: await signInStaff({ assembled: { services: { db, now } } }, 'agent', { name }) })
    }
    for (let index = 0; index < counts.visitors; index += 1) {
      const { key, session } = await createSession(db, null, now())
      const headers = {
        cookie: `plainwire-chat=${key}`,
        'x-forwarded-for': `10.1.${index >> 8}.${index & 255}`,
      }
      visitors.push({ chat: session.id, agent: index % counts.agents, headers })
    }
    await asDrizzle(db).execute(sql`
      update chat_sessions set taken_over_at = now(), owner_id = staff.id, owner_name = 'Agent', owner_changes = 1
      from unnest(${sql.param(visitors.map(({ chat }) => chat))}::text[],
        ${sql.param(visitors.map(({ agent }) => `Agent${agent} Bench`))}::text[]) held (chat, owner)
      join staff on staff.name = held.owner
      where chat_sessions.id = held.chat`)
    return { agents, visitors }
  } finally {
    await pool.end()
  }
}
