import { z } from 'zod/mini'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { recordEvent } from './desk-events.server.ts'
import type { Subject } from './work.ts'

/** A note for colleagues as a form posts it. */
export const noteText = z
  .string({ error: 'Write something first' })
  .check(z.trim(), z.minLength(1, { error: 'Write something first' }), z.maxLength(2_000))

/** Keeps a note for colleagues with what it is about. */
export async function keepNote(
  { db, now }: { db: Database; now: () => Date },
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
  subject: Subject,
  note: string,
): Promise<void> {
  const actor = { staffId: id, name }
  await transaction(db, tx => recordEvent(tx, { at: now(), actor, what: 'note', subject, details: { note } }))
}
