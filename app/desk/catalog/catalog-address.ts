import type { CatalogSubject } from '#domain/catalog-drafts/catalog-subject.ts'

/** The page of an entry. */
export const entryPath = ({ kind, id }: CatalogSubject): string => `/desk/catalog/${kind}/${id}`

/** The page that shows what some drafts change, and publishes them. */
export const publishPath = (drafts: readonly number[]): string =>
  `/desk/catalog/publish?drafts=${drafts.join('.')}`

/** A page of visitors with some drafts in it. */
export const previewPath = (drafts: readonly number[], path: string): string =>
  `/desk/preview/${drafts.join('.')}${path}`

/** The drafts, with what became of one publication. */
export const donePath = (publication: number): string => `/desk/catalog/drafts?done=${publication}`

/** The drafts, where nothing was ticked. */
export const nonePath = '/desk/catalog/drafts?chosen=none'

/** The drafts, where some of those that were asked for are no longer open; their numbers stand between dots. */
export const gonePath = (drafts: string): string =>
  `/desk/catalog/drafts?chosen=gone&drafts=${encodeURIComponent(drafts)}`

/** How a publication stands, in words. */
export const publicationWords: Record<string, string> = {
  waiting: 'Waiting for a second pair of eyes',
  scheduled: 'Scheduled',
  published: 'Published',
  cancelled: 'Canceled',
  failed: 'Failed',
}
