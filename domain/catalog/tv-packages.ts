import { type PriceSchedule, todayOnly } from '#domain/pricing/price-schedule.ts'

/** A TV package of the satellite and streaming provider. */
export type TvPackage = {
  id: string
  providerId: 'directv'
  /** Also the service name of cart lines and orders. */
  name: string
  delivery: 'satellite' | 'streaming'
  /** As the provider counts them, such as `75+`; `null` where the specification names no number. */
  channels: string | null
  priceCents: number
  description: string
  schedule: PriceSchedule
}

/** The satellite packages (specification, section 9, 'Bundle builder catalogue'), smallest first. */
export const satellitePackages: readonly TvPackage[] = [
  {
    id: 'directv-entertainment',
    providerId: 'directv',
    name: 'Entertainment',
    delivery: 'satellite',
    channels: '75+',
    priceCents: 6999,
    description: 'News, local stations and general entertainment.',
    schedule: todayOnly(6999),
  },
  {
    id: 'directv-choice',
    providerId: 'directv',
    name: 'Choice',
    delivery: 'satellite',
    channels: '105+',
    priceCents: 8499,
    description: 'Adds more sports, including regional networks where they are available.',
    schedule: todayOnly(8499),
  },
  {
    id: 'directv-ultimate',
    providerId: 'directv',
    name: 'Ultimate',
    delivery: 'satellite',
    channels: '140+',
    priceCents: 10_999,
    description: 'Adds movies and more special-interest channels.',
    schedule: todayOnly(10_999),
  },
  {
    id: 'directv-premier',
    providerId: 'directv',
    name: 'Premier',
    delivery: 'satellite',
    channels: '150+',
    priceCents: 15_499,
    description: 'Everything, with the premium movie channels.',
    schedule: todayOnly(15_499),
  },
]

/** The entry to streaming TV, at the price where streaming starts (specification, section 9). */
export const streamingPackage: TvPackage = {
  id: 'directv-streaming',
  providerId: 'directv',
  name: 'Streaming TV',
  delivery: 'streaming',
  channels: null,
  priceCents: 8499,
  description: 'Live channels over your own internet connection, without a dish.',
  schedule: todayOnly(8499),
}

/** Every TV package of the catalogue. */
export const tvPackages: readonly TvPackage[] = [streamingPackage, ...satellitePackages]
