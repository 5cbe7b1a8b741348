import { easternDay, monthsBetween } from '#domain/shared/calendar.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { CHECKED_FOR_DAYS, daysSince } from './stale-plans.ts'

const isOld = (day: string, now: Date) => daysSince(day, now) > CHECKED_FOR_DAYS

/** From here on `more than 14 days ago` would play down how old a price is. */
const MONTHS_TOLD_FROM = 2

/** The same catalog, with the dates its prices were checked and which of them are too long ago at a given time. */
export function withChecks(
  catalogue: Catalogue,
  filesSeen: ReadonlyMap<string, string>,
  now: Date,
): Catalogue {
  const published = catalogue.internetPlans.flatMap(({ pricedOn }) => pricedOn ?? [])
  const days = [catalogue.asOf, ...filesSeen.values(), ...published].filter(day => isOld(day, now))
  const oldUntil = days.toSorted().at(-1) ?? ''
  const monthsAgo = Object.fromEntries(
    days
      .toSorted()
      .map(day => [day, monthsBetween(day, easternDay(now))] as const)
      .filter(([, months]) => months >= MONTHS_TOLD_FROM),
  )
  return createCatalogue(catalogue.content, catalogue.revision, { filesSeen, oldUntil, monthsAgo })
}

/** A catalog with drafts, with the same check dates as the one being served. */
export const checkedAs = (draft: Catalogue, { priceChecks }: Pick<Catalogue, 'priceChecks'>): Catalogue =>
  createCatalogue(draft.content, draft.revision, priceChecks)
