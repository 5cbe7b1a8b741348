import type { CatalogueContent } from '#domain/catalog/catalogue-content.ts'
import { type CatalogRow, textOf } from './catalog-row.ts'
import type { CatalogKind } from './catalog-subject.ts'

type Drafted = {
  kind: CatalogKind
  subjectId: string
  before: CatalogRow | null
  content: CatalogRow | null
}

/** The page of visitors on which a draft is best seen: its provider's, or a list that it is in. */
export function previewedAt(
  { kind, subjectId, before, content }: Drafted,
  { providers, internetPlans }: Pick<CatalogueContent, 'providers' | 'internetPlans'>,
): string {
  if (kind === 'bundle') return '/bundles'
  const isProvider = kind === 'provider'
  const of = isProvider ? subjectId : textOf(content ?? before, 'providerId')
  if (of === '') return '/'
  const known = providers.find(one => one.id === of)
  if (known?.page) return known.page
  const hasPage = kind === 'plan' || !known || internetPlans.some(one => one.providerId === of)
  return hasPage && !(isProvider && content === null) ? `/providers/${of}` : '/providers'
}
