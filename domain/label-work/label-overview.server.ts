import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { BadLabelRow } from '#domain/labels/label.ts'
import {
  badRowsOf,
  type EditionLine,
  editionsOfProvider,
  newestEditions,
} from '#domain/labels/label-editions.server.ts'
import { labelPlanNames } from '#domain/labels/label-prices.server.ts'
import { labelSource, labelSources } from '#domain/labels/label-sources.ts'
import { lastDownloads } from '#domain/labels/label-store.server.ts'
import { mayBeTakenBack } from '#domain/labels/take-back-edition.server.ts'
import type { Database } from '#platform/database.server.ts'
import { type SeenByUpload, seenByUpload } from './seen-by-upload.server.ts'

type Deps = { db: Database; catalogue: Catalogue }

/** A provider's labels as the desk lists them. Dates are like `2026-08-03`. */
export type LabeledProvider = {
  providerId: string
  name: string
  /** The provider's page of labels. */
  page: string | null
  /** Whether its file can be fetched; others are uploaded. */
  fetched: boolean
  edition: EditionLine | null
  lastFetch: { checkedAt: Date; result: string; failingSince: Date | null } | null
}

/** Every provider whose labels are known or could be, by name. */
export async function labeledProviders({ db, catalogue }: Deps): Promise<LabeledProvider[]> {
  const editions = await newestEditions(db)
  const fetches = await lastDownloads(db)
  const ids = new Set([...labelSources, ...editions].map(({ providerId }) => providerId))
  return [...ids]
    .map(providerId => {
      const source = labelSource(providerId)
      const last = fetches.find(one => one.address === source?.file)
      return {
        providerId,
        name: providerName(catalogue, providerId),
        page: source?.page ?? null,
        fetched: Boolean(source?.file),
        edition: editions.find(one => one.providerId === providerId) ?? null,
        lastFetch: last
          ? { checkedAt: last.checkedAt, result: last.result, failingSince: last.failingSince }
          : null,
      }
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** A provider's name in the catalog, or else as its labels are listed. */
const providerName = (catalogue: Catalogue, id: string): string =>
  catalogue.provider(id)?.name ?? labelSource(id)?.name ?? id

/** What the desk reads about one provider's labels. */
export type LabelsOfOne = {
  provider: LabeledProvider
  editions: EditionLine[]
  /** The newest edition, if it was uploaded today and can be taken back. */
  mayTakeBack: EditionLine | null
  /** The upload of today that only moved the day on which they count as checked. */
  seenByUpload: SeenByUpload | null
  badRows: { date: string; rows: BadLabelRow[] } | null
  /** Names in the newest edition that no plan of ours is matched with. */
  untied: { name: string; labels: number; fromCents: number | null; toCents: number | null }[]
}

/** One provider's editions, its bad rows, and the plans in its file that we don't list; null if nobody knows it. */
export async function labelsOfOne(
  deps: Deps & { now: () => Date },
  providerId: string,
): Promise<LabelsOfOne | null> {
  const { db, catalogue, now } = deps
  const provider = (await labeledProviders(deps)).find(one => one.providerId === providerId)
  if (!provider) return null
  const tied = new Set(catalogue.plansOf(providerId).flatMap(plan => plan.labels.map(({ name }) => name)))
  const names = await labelPlanNames(db, providerId)
  const editions = await editionsOfProvider(db, providerId)
  const [newest] = editions
  return {
    provider,
    editions,
    mayTakeBack: newest && mayBeTakenBack(newest, now()) ? newest : null,
    seenByUpload: newest ? await seenByUpload(db, newest, now()) : null,
    badRows: await badRowsOf(db, providerId),
    untied: names
      .filter(({ name }) => !tied.has(name))
      .map(({ name, labels, fromCents, toCents }) => ({ name, labels, fromCents, toCents })),
  }
}
