import { eq, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database.server.ts'
import { wholeWord } from '#platform/whole-word.ts'
import { coverageReports } from '../reports.tables.server.ts'

/**
 * Removes the notes that somebody wrote with their reports: those from their account, and those that contain their
 * address.
 */
export async function eraseReportNotes(
  tx: Tx,
  { reporter, email }: { reporter: string | null; email: string | null },
): Promise<void> {
  const { note, reporter: by } = coverageReports
  const those = or(
    reporter === null ? undefined : eq(by, reporter),
    email === null ? undefined : sql`lower(${note}) ~ ${wholeWord(email)}`,
  )
  if (those) await tx.update(coverageReports).set({ note: null }).where(those)
}
