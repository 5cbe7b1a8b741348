import { labelPlanNames } from '#domain/labels/label-prices.server.ts'
import { type LabelFilter, labelsOfProvider } from '#domain/labels/labels-of-provider.server.ts'
import type { Reader } from '#platform/database.server.ts'
import { editionOf, type LabelProvider } from './label-routes.server.ts'

/** The fields of the form above the list, as in the address; empty means any. */
export type LabelQuestion = {
  q: string
  plan: string
  kind: '' | 'introductory' | 'regular'
  page: string | null
}

export function readQuestion(search: URLSearchParams): LabelQuestion {
  const kind = search.get('kind')
  return {
    q: (search.get('q') ?? '').slice(0, 100),
    plan: (search.get('plan') ?? '').slice(0, 200),
    kind: kind === 'introductory' || kind === 'regular' ? kind : '',
    page: search.get('page'),
  }
}

/** The labels in a provider's newest file that match; without an edition if none is stored. */
export async function providerLabelsView(db: Reader, provider: LabelProvider, question: LabelQuestion) {
  const edition = await editionOf(db, provider.id)
  const filter: LabelFilter = {
    search: question.q,
    name: question.plan || undefined,
    introductory: question.kind === '' ? undefined : question.kind === 'introductory',
  }
  const [found, names] = await Promise.all([
    labelsOfProvider(db, provider.id, filter, question.page),
    labelPlanNames(db, provider.id),
  ])
  return { provider, edition, question, found, names }
}
