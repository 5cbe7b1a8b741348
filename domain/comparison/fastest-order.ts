import { middleMbps } from '#domain/catalog/speed-words.ts'
import { type PriceSchedule, priceToday } from '#domain/pricing/price-schedule.ts'

type Fast = {
  id: string
  downloadMbps: number
  downloadFromMbps: number | null
  schedule: PriceSchedule
}

/** The fastest download first, a range by its middle; ties by what may be reached, then by price, then by id. */
export const byDownload = (a: Fast, b: Fast): number =>
  middleMbps(b) - middleMbps(a) ||
  b.downloadMbps - a.downloadMbps ||
  priceToday(a.schedule) - priceToday(b.schedule) ||
  (a.id < b.id ? -1 : Number(a.id > b.id))

/** The order of a list of results: lines that are there for certain, those that only may be, then satellite, which is sold almost anywhere. */
export type Standing = 'here' | 'likely' | 'satellite'
export const standings: readonly Standing[] = ['here', 'likely', 'satellite']

export function standingOf({ type, certainty }: { type: string; certainty: string }): Standing {
  if (type === 'satellite' || certainty === 'nationwide') return 'satellite'
  return certainty === 'likely' ? 'likely' : 'here'
}
