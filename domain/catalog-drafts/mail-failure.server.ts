import { enqueueMail } from '#domain/mail/mail-job.server.ts'
import { mailWords } from '#domain/mail/mail-words.ts'
import { momentWords } from '#domain/shared/moment-words.ts'
import { listStaff } from '#domain/staff/staff-store.server.ts'
import type { Tx } from '#platform/database.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { StoredPublication } from './draft-store.server.ts'

export type PublicationMailDeps = { queue: Queue; siteUrl: string }

/** Tells whoever asked for a publication, and whoever agreed to it, that it failed when nobody was looking. */
export async function mailFailure(
  tx: Tx,
  { queue, siteUrl }: PublicationMailDeps,
  { id, publishAt, timeZone, requestedBy, approvedBy }: StoredPublication,
  failure: readonly string[],
): Promise<void> {
  const words = mailWords('A scheduled change of the catalog was not published', [
    `What was scheduled for ${momentWords(publishAt, timeZone)} was not published. The catalog is as it was.`,
    ...failure,
    'Its drafts are open again:',
    { link: `${siteUrl}/desk/catalog/drafts#publication-${id}`, label: 'Drafts and publications' },
  ])
  for (const { id: person, email, disabledAt } of await listStaff(tx))
    if (!disabledAt && (person === requestedBy || person === approvedBy))
      await enqueueMail(tx, queue, { kind: 'publication_failed', recipient: email, ...words })
}
