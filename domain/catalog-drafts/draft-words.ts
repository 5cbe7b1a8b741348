import { fullName } from '#domain/catalog/full-name.ts'
import { type CatalogRow, nameOfRow, textOf } from './catalog-row.ts'

const MINUTE = 60_000

/** How long ago a draft was changed, in words: `from 5 minutes ago`. */
export function draftAge(changedAt: Date, now: Date): string {
  const minutes = Math.round((now.getTime() - changedAt.getTime()) / MINUTE)
  if (minutes < 1) return 'from just now'
  if (minutes < 60) return `from ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ago`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return `from ${hours} ${hours === 1 ? 'hour' : 'hours'} ago`
  return `from ${Math.round(hours / 24)} days ago`
}

/** What a draft is about: a plan with its provider, because half the country's plans are called ‘1 Gig’. */
export function nameWithProvider(
  draft: { content: CatalogRow | null; before: CatalogRow | null; subjectId: string },
  providerName: (id: string) => string,
): string {
  const row = draft.content ?? draft.before
  const name = nameOfRow(row, draft.subjectId)
  const providerId = textOf(row, 'providerId')
  return providerId ? fullName(providerName(providerId), name) : name
}
