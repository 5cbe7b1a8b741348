import type { SecurityBrand } from './guides.schema.ts'

/** Equipment and twelve months of monitoring, in cents: the lowest and the highest. */
export function firstYearTotal(brand: Pick<SecurityBrand, 'equipmentCents' | 'monitoringCents'>): {
  from: number
  to: number
} {
  const { equipmentCents, monitoringCents } = brand
  return { from: equipmentCents + 12 * monitoringCents.from, to: equipmentCents + 12 * monitoringCents.to }
}
