import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { OnlineUse, TvHabit } from './wishes.ts'

/** The answers to 'What do you do online?', each with the upper figure of the education center. */
export function onlineUses({ guides }: Catalogue): OnlineUse[] {
  return guides.education.activities.flatMap(({ wish, toMbps }) =>
    wish ? [{ ...wish, mbpsPerPerson: toMbps }] : [],
  )
}

/** The answers to 'What do you watch on TV?'. */
export function tvHabits(catalogue: Catalogue): TvHabit[] {
  return catalogue.guides.tvHabits.map(({ id, label, packageId }) => ({
    id,
    label,
    channels: (packageId && catalogue.tvPackage(packageId)?.channels) || 0,
  }))
}
