import { z } from 'zod/mini'
import type { StaffMember } from '#domain/staff/staff-operation.ts'
import { type Database, transaction } from '#platform/database.server.ts'
import { recordEvent } from './desk-events.server.ts'
import { holdSubject, isRepeat } from './once.server.ts'
import type { Subject } from './work.ts'

/** A note for colleagues as a form posts it. */
export const noteText = z
  .string({ error: 'Write something first' })
  .check(z.trim(), z.minLength(1, { error: 'Write something first' }), z.maxLength(2_000))

/** Keeps a note for colleagues with what it is about; the same words again are the same note. */
export async function keepNote(
  { db, now }: { db: Database; now: () => Date },
  { id, name }: Pick<StaffMember, 'id' | 'name'>,
  subject: Subject,
  note: string,
): Promise<void> {
  const at = now()
  await transaction(db, async tx => {
    await holdSubject(tx, subject)
    if (await isRepeat(tx, { at, what: 'note', subject, staffId: id, note })) return
    await recordEvent(tx, { at, actor: { staffId: id, name }, what: 'note', subject, details: { note } })
  })
}
