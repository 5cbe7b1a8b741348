import type { ProviderId, ProviderPage } from './provider.ts'
import { providerById } from './providers.ts'

const ids: readonly ProviderId[] = [
  'vivint',
  'kinetic',
  'metronet',
  'wow',
  'directv',
  'adt',
  'att',
  'spectrum',
  'xfinity',
  'verizon',
]

/**
 * The ten providers of the scrolling strip on the home page, each with its page; those without a page of their own lead
 * to the provider comparison (specification, section 2).
 */
export const logoStrip: readonly { providerId: ProviderId; page: ProviderPage | '/providers' }[] = ids.map(
  providerId => ({ providerId, page: providerById(providerId)?.page ?? '/providers' }),
)
