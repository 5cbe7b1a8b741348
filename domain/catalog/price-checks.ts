import { type Catalogue, createCatalogue } from './catalogue.ts'
import { CHECKED_FOR_DAYS, daysSince } from './stale-plans.ts'

const isOld = (day: string, now: Date) => daysSince(day, now) > CHECKED_FOR_DAYS

/** The same catalog, with the dates its prices were checked and which of them are too long ago at a given time. */
export function withChecks(
  catalogue: Catalogue,
  filesSeen: ReadonlyMap<string, string>,
  now: Date,
): Catalogue {
  const published = catalogue.internetPlans.flatMap(({ pricedOn }) => pricedOn ?? [])
  const days = [catalogue.asOf, ...filesSeen.values(), ...published].filter(day => isOld(day, now))
  const oldUntil = days.toSorted().at(-1) ?? ''
  return createCatalogue(catalogue.content, catalogue.revision, { filesSeen, oldUntil })
}

/** A catalog with drafts, with the same check dates as the one being served. */
export const checkedAs = (draft: Catalogue, { priceChecks }: Pick<Catalogue, 'priceChecks'>): Catalogue =>
  createCatalogue(draft.content, draft.revision, priceChecks)
