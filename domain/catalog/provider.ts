/** What a provider sells. */
export type ServiceKind = 'internet' | 'tv' | 'security'

/** How the line reaches the home, in the words of lists and filters (specification, section 3). */
export type ConnectionText = 'Fiber' | 'Cable' | 'DSL' | 'Satellite' | 'Cable/Fiber' | 'DSL/Fiber' | '5G Home'

/** A page of this site that is about one provider (specification, section 2). */
export type ProviderPage =
  | '/vivint-packages'
  | '/adt-packages'
  | '/kinetic-windstream'
  | '/wow-internet'
  | '/metronet'
  | '/directv'

/**
 * Our own wordmark for a provider: plain type in a tile, never its logo artwork. `style` chooses letter width, weight
 * and spacing.
 */
export type Mark = {
  text: string
  style: 'plain' | 'wide' | 'condensed' | 'lower' | 'heavy' | 'spaced'
  tagline?: string
}

/** Providers of home internet by catalogue id. */
export const internetProviderIds = [
  'kinetic',
  'wow',
  'metronet',
  'att',
  'spectrum',
  'xfinity',
  'verizon',
  'cox',
  'frontier',
  'centurylink',
  'optimum',
  'google-fiber',
  'tmobile',
  'starlink',
  'hughesnet',
  'viasat',
] as const

/** Providers of TV or home security by catalogue id. */
export const otherProviderIds = ['vivint', 'adt', 'directv'] as const

/** Catalogue id of a provider of home internet. */
export type InternetProviderId = (typeof internetProviderIds)[number]
/** Catalogue id of any provider. */
export type ProviderId = InternetProviderId | (typeof otherProviderIds)[number]

/** A company whose services the site compares. */
export type Provider = {
  /** Fixed for ever: cart lines, orders and links carry it. */
  id: ProviderId
  name: string
  kinds: readonly ServiceKind[]
  /** `null` where it sells no internet. */
  connection: ConnectionText | null
  /** Fastest advertised home download in Mbps, at the addresses where it is sold; `null` without internet. */
  maxDownloadMbps: number | null
  page: ProviderPage | null
  /** Its numbers in the FCC's coverage files; empty where it files none. */
  fccProviderIds: readonly number[]
  mark: Mark
  /** One sober sentence. */
  description: string
}
