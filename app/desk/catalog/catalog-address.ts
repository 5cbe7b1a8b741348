import type { CatalogSubject } from '#domain/catalog-drafts/catalog-subject.ts'

/** The page of an entry. */
export const entryPath = ({ kind, id }: CatalogSubject): string => `/desk/catalog/${kind}/${id}`

/** The page that shows what some drafts change, and publishes them. */
export const publishPath = (drafts: readonly number[]): string =>
  `/desk/catalog/publish?drafts=${drafts.join('.')}`

/** A page of visitors with some drafts in it. */
export const previewPath = (drafts: readonly number[], path: string): string =>
  `/desk/preview/${drafts.join('.')}${path}`

/** What is said of somebody's act on an entry. */
export const actWords: Record<string, string> = {
  draft_saved: 'Draft saved',
  draft_taken_over: 'Draft taken over',
  draft_withdrawn: 'Draft withdrawn',
  publication_requested: 'Publication asked for',
  catalog_scheduled: 'Publication scheduled',
  catalog_published: 'Published',
  publication_approved: 'Publication agreed to',
  publication_cancelled: 'Publication cancelled',
  publication_failed: 'Publication failed when its time came',
  taken_back: 'Draft begun that takes it back',
}

/** How a publication stands, in words. */
export const publicationWords: Record<string, string> = {
  waiting: 'Waiting for a second pair of eyes',
  scheduled: 'Scheduled',
  published: 'Published',
  cancelled: 'Cancelled',
  failed: 'Failed',
}
