import { type Catalogue, createCatalogue } from './catalogue.ts'
import { CHECKED_FOR_DAYS, daysSince } from './stale-plans.ts'

const isOld = (day: string, now: Date) => daysSince(day, now) > CHECKED_FOR_DAYS

/** The same catalogue, knowing when its prices were checked and which of them too long ago at a moment. */
export function withChecks(
  catalogue: Catalogue,
  filesSeen: ReadonlyMap<string, string>,
  now: Date,
): Catalogue {
  const days = [catalogue.asOf, ...filesSeen.values()].filter(day => isOld(day, now))
  const oldUntil = days.toSorted().at(-1) ?? ''
  return createCatalogue(catalogue, catalogue.revision, { filesSeen, oldUntil })
}

/** A catalogue of drafts, knowing of checks what the one that serves knows. */
export const checkedAs = (draft: Catalogue, { priceChecks }: Pick<Catalogue, 'priceChecks'>): Catalogue =>
  createCatalogue(draft, draft.revision, priceChecks)
