import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import type { CatalogRow } from './catalog-row.ts'
import { rowsOf, textOf } from './catalog-row.ts'
import { type CatalogKind, type CatalogSubject, catalogKinds, subjectKey } from './catalog-subject.ts'

/** An entry that is retired because its provider is. */
export type Companion = CatalogSubject & { row: CatalogRow }

/** A draft as far as it decides what else is retired. */
type Decided = { kind: CatalogKind; subjectId: string; content: CatalogRow | null }

/** Everything that is retired together with the providers among drafts, unless it has a draft of its own there. */
export function goesWith(content: CatalogueContent, drafts: readonly Decided[]): Companion[] {
  const gone = new Set(
    drafts.filter(one => one.kind === 'provider' && one.content === null).map(one => one.subjectId),
  )
  if (gone.size === 0) return []
  const own = new Set(drafts.map(({ kind, subjectId: id }) => subjectKey({ kind, id })))
  return catalogKinds.flatMap(kind =>
    rowsOf(content, kind).flatMap(({ id, row }) =>
      kind !== 'figure' && gone.has(textOf(row, 'providerId')) && !own.has(subjectKey({ kind, id }))
        ? [{ kind, id, row }]
        : [],
    ),
  )
}
