import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import { contentBefore } from '#domain/catalog/catalogue-store.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { subjectKey } from './catalog-subject.ts'
import { publishedDrafts, type StoredDraft } from './draft-store.server.ts'

/** For each draft that brings something back, by its subject: the catalog as it was before that was retired. */
export async function contentsBefore(
  db: Reader,
  drafts: readonly StoredDraft[],
): Promise<Map<string, CatalogueContent>> {
  const found = new Map<string, CatalogueContent>()
  const read = new Map<number, CatalogueContent>()
  for (const { kind, subjectId: id, before, content } of drafts) {
    if (before !== null || content === null) continue
    const [last] = await publishedDrafts(db, { kind, id })
    const { id: publication, revision, publishedAt } = last?.publication ?? {}
    if (!publication || !revision || !publishedAt || last?.draft.content !== null) continue
    const earlier = read.get(publication) ?? (await contentBefore(db, { revision, publishedAt }))
    read.set(publication, earlier)
    found.set(subjectKey({ kind, id }), earlier)
  }
  return found
}
