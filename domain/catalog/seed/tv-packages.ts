import { todayOnly } from '#domain/pricing/price-schedule.ts'
import type { CatalogueInput } from '../catalogue-content.ts'

/** The satellite packages (specification, section 9, 'Bundle builder catalog'), smallest first. */
const satellitePackages: CatalogueInput['tvPackages'] = [
  {
    id: 'directv-entertainment',
    providerId: 'directv',
    name: 'Entertainment',
    delivery: 'satellite',
    channels: 75,
    description: 'News, local stations and general entertainment.',
    inBundleBuilder: true,
    schedule: todayOnly(6999),
  },
  {
    id: 'directv-choice',
    providerId: 'directv',
    name: 'Choice',
    delivery: 'satellite',
    channels: 105,
    description: 'Adds more sports, including regional networks where they are available.',
    inBundleBuilder: true,
    schedule: todayOnly(8499),
  },
  {
    id: 'directv-ultimate',
    providerId: 'directv',
    name: 'Ultimate',
    delivery: 'satellite',
    channels: 140,
    description: 'Adds movies and more special-interest channels.',
    inBundleBuilder: true,
    schedule: todayOnly(10_999),
  },
  {
    id: 'directv-premier',
    providerId: 'directv',
    name: 'Premier',
    delivery: 'satellite',
    channels: 150,
    description: 'Everything, with the premium movie channels.',
    inBundleBuilder: true,
    schedule: todayOnly(15_499),
  },
]

/** The entry to streaming TV, at the price where streaming starts (specification, section 9). */
const streamingPackage: CatalogueInput['tvPackages'][number] = {
  id: 'directv-streaming',
  providerId: 'directv',
  name: 'Streaming TV',
  delivery: 'streaming',
  channels: null,
  description: 'Live channels over your own internet connection, without a dish.',
  schedule: todayOnly(8499),
}

/** Every TV package of the catalog. */
export const tvPackages: CatalogueInput['tvPackages'] = [streamingPackage, ...satellitePackages]
