import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { labelChangesTold } from '#domain/labels/label-changes-told.server.ts'
import { editionsOfProvider, newestEditions } from '#domain/labels/label-editions.server.ts'
import { labelOrigin, originsInWords } from '#domain/labels/label-origin.ts'
import { labelPlanNames } from '#domain/labels/label-prices.server.ts'
import { labelSource } from '#domain/labels/label-sources.ts'
import { noChangeInWords } from '#domain/labels/no-change-words.ts'
import type { Reader } from '#platform/database.server.ts'
import { labelPlanInWords } from './label-plan-words.ts'
import type { LabelProvider } from './label-routes.server.ts'

/** Whether only prices and fees are shown, or all changes; the page of a long list. */
export type ChangesQuestion = { show: 'prices' | 'all'; page: string | null }

export function readChangesQuestion(search: URLSearchParams): ChangesQuestion {
  return { show: search.get('show') === 'all' ? 'all' : 'prices', page: search.get('page') }
}

/** A provider's name wherever its labels are shown. */
const nameOf = (catalogue: Catalogue, providerId: string): string =>
  catalogue.provider(providerId)?.name ?? labelSource(providerId)?.name ?? providerId

/** What changed in one provider's labels, or in all, newest first. */
export async function priceChangesView(
  db: Reader,
  catalogue: Catalogue,
  provider: LabelProvider | null,
  question: ChangesQuestion,
) {
  const filter = { providerId: provider?.id, onlyMoney: question.show === 'prices' }
  const [changes, editions, own] = await Promise.all([
    labelChangesTold(db, filter, question.page),
    newestEditions(db),
    provider ? editionsOfProvider(db, provider.id) : [],
  ])
  const speeds = await speedsOf(db, new Set(changes.entries.map(change => change.providerId)))
  const entries = changes.entries.map(change => ({
    ...change,
    providerName: nameOf(catalogue, change.providerId),
    labelPlan: labelPlanInWords(catalogue, change, speeds(change)),
  }))
  return {
    provider,
    question,
    noChange: provider
      ? noChangeInWords(provider.name, own)
      : 'No change has been seen between the editions that we hold.',
    changes: { ...changes, entries },
    origins: originsInWords(
      editions
        .filter(({ providerId }) => provider === null || providerId === provider.id)
        .map(({ providerId, credit }) => ({ name: nameOf(catalogue, providerId), credit })),
    ),
    providers: editions.map(({ providerId, date, lastSeen, credit }) => ({
      origin: labelOrigin({ credit }),
      id: providerId,
      name: nameOf(catalogue, providerId),
      date,
      lastSeen,
    })),
  }
}

/** The typical speeds of the plan names in some providers' newest labels. */
async function speedsOf(db: Reader, providerIds: ReadonlySet<string>) {
  const named = await Promise.all(
    [...providerIds].map(async id => [id, await labelPlanNames(db, id)] as const),
  )
  const ofProvider = new Map(named.map(([id, names]) => [id, new Map(names.map(one => [one.name, one]))]))
  return ({ providerId, name }: { providerId: string; name: string }) => ofProvider.get(providerId)?.get(name)
}
