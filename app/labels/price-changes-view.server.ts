import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { labelChangesTold } from '#domain/labels/label-changes-told.server.ts'
import { newestEditions } from '#domain/labels/label-editions.server.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import type { Reader } from '#platform/database.server.ts'
import type { LabelProvider } from './label-routes.server.ts'

/** Whether only prices and fees are shown, or all changes; the page of a long list. */
export type ChangesQuestion = { show: 'prices' | 'all'; page: string | null }

export function readChangesQuestion(search: URLSearchParams): ChangesQuestion {
  return { show: search.get('show') === 'all' ? 'all' : 'prices', page: search.get('page') }
}

/** A provider's name wherever its labels are shown. */
export const nameOf = (catalogue: Catalogue, providerId: string): string =>
  catalogue.provider(providerId)?.name ?? labelSource(providerId)?.name ?? providerId

/** What changed in one provider's labels, or in all, newest first. */
export async function priceChangesView(
  db: Reader,
  catalogue: Catalogue,
  provider: LabelProvider | null,
  question: ChangesQuestion,
) {
  const filter = { providerId: provider?.id, onlyMoney: question.show === 'prices' }
  const [changes, editions] = await Promise.all([
    labelChangesTold(db, filter, question.page),
    newestEditions(db),
  ])
  const entries = changes.entries.map(change => ({
    ...change,
    providerName: nameOf(catalogue, change.providerId),
  }))
  return {
    provider,
    question,
    changes: { ...changes, entries },
    providers: editions.map(({ providerId, date, lastSeen }) => ({
      id: providerId,
      name: nameOf(catalogue, providerId),
      date,
      lastSeen,
    })),
  }
}
