import { eq } from 'drizzle-orm'
import { recordEvent } from '#domain/desk/desk-events.server.ts'
import { renameWork } from '#domain/desk/work-items.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { build, type Write, writeOf } from '#platform/one-statement.server.ts'
import { leadWorkKind } from './find-lead.server.ts'
import { leads } from './leads.tables.server.ts'

type Renamed = Pick<typeof leads.$inferSelect, 'id' | 'source' | 'name'>

/** Gives a lead the name with which its sender sent it again: whoever calls asks for somebody by it. */
export async function renamedLeadWrites(
  tx: Tx,
  lead: Renamed,
  { name, email }: { name: string; email: string },
  at: Date,
): Promise<Record<string, Write>> {
  const details = { before: { name: lead.name }, after: { name } }
  const subject = { kind: 'lead', id: lead.id } as const
  await renameWork(tx, leadWorkKind(lead), lead.id, { who: name, email })
  await recordEvent(tx, { at, actor: 'visitor', what: 'corrected', subject, details })
  return { lead: writeOf(build.update(leads).set({ name }).where(eq(leads.id, lead.id)), 0) }
}
