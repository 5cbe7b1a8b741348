import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { TvHabit } from './wishes.ts'

/** The answers to 'What do you watch on TV?'. */
export function tvHabits(catalogue: Catalogue): TvHabit[] {
  return catalogue.guides.tvHabits.map(({ id, label, packageId }) => ({
    id,
    label,
    channels: (packageId && catalogue.tvPackage(packageId)?.channels) || 0,
  }))
}
