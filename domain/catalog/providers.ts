import type { Provider, ProviderId } from './provider.ts'

/**
 * Every provider of the catalogue. Internet providers beyond the specification's are those that a lookup can return;
 * their top speeds are the ones they advertise for homes.
 */
export const providers: readonly Provider[] = [
  {
    id: 'vivint',
    name: 'Vivint',
    kinds: ['security'],
    connection: null,
    maxDownloadMbps: null,
    page: '/vivint-packages',
    fccProviderIds: [],
    mark: { text: 'vivint', style: 'lower' },
    description:
      'Home security with cameras, locks and climate control in one app, installed by a technician.',
  },
  {
    id: 'adt',
    name: 'ADT',
    kinds: ['security'],
    connection: null,
    maxDownloadMbps: null,
    page: '/adt-packages',
    fccProviderIds: [],
    mark: { text: 'ADT', style: 'heavy' },
    description: 'Monitored home security from a long-established company with its own monitoring centers.',
  },
  {
    id: 'kinetic',
    name: 'Kinetic',
    kinds: ['internet'],
    connection: 'DSL/Fiber',
    maxDownloadMbps: 2000,
    page: '/kinetic-windstream',
    fccProviderIds: [131413],
    mark: { text: 'Kinetic', style: 'wide', tagline: 'by Windstream' },
    description: 'Fiber and DSL internet in 18 states, mostly in small towns and rural areas.',
  },
  {
    id: 'wow',
    name: 'WOW!',
    kinds: ['internet'],
    connection: 'Cable/Fiber',
    maxDownloadMbps: 5000,
    page: '/wow-internet',
    fccProviderIds: [131480],
    mark: { text: 'WOW!', style: 'heavy' },
    description: 'Cable and fiber internet in parts of the Midwest and the Southeast.',
  },
  {
    id: 'metronet',
    name: 'Metronet',
    kinds: ['internet'],
    connection: 'Fiber',
    maxDownloadMbps: 5000,
    page: '/metronet',
    fccProviderIds: [131081],
    mark: { text: 'metronet', style: 'lower' },
    description: 'Fiber internet with equal upload and download speeds, strongest in the Midwest.',
  },
  {
    id: 'directv',
    name: 'DIRECTV',
    kinds: ['tv'],
    connection: null,
    maxDownloadMbps: null,
    page: '/directv',
    fccProviderIds: [],
    mark: { text: 'DIRECTV', style: 'spaced' },
    description: 'Live TV by satellite dish or over any internet connection.',
  },
  {
    id: 'att',
    name: 'AT&T',
    kinds: ['internet'],
    connection: 'DSL/Fiber',
    maxDownloadMbps: 5000,
    page: null,
    fccProviderIds: [130077],
    mark: { text: 'AT&T', style: 'plain' },
    description: 'Fiber internet in 21 states, and slower copper lines where fiber has not been built.',
  },
  {
    id: 'spectrum',
    name: 'Spectrum',
    kinds: ['internet'],
    connection: 'Cable',
    maxDownloadMbps: 1000,
    page: null,
    fccProviderIds: [130235],
    mark: { text: 'Spectrum', style: 'wide' },
    description: 'Cable internet in 41 states without data caps or annual contracts.',
  },
  {
    id: 'xfinity',
    name: 'Xfinity',
    kinds: ['internet'],
    connection: 'Cable',
    maxDownloadMbps: 2000,
    page: null,
    fccProviderIds: [130317],
    mark: { text: 'xfinity', style: 'lower' },
    description: 'The home internet brand of Comcast, over cable in most states.',
  },
  {
    id: 'verizon',
    name: 'Verizon',
    kinds: ['internet'],
    connection: 'Fiber',
    maxDownloadMbps: 2000,
    page: null,
    fccProviderIds: [131425],
    mark: { text: 'verizon', style: 'lower', tagline: 'Fios' },
    description: 'Fios fiber internet along the Northeast corridor, from Massachusetts to Virginia.',
  },
  {
    id: 'cox',
    name: 'Cox',
    kinds: ['internet'],
    connection: 'Cable',
    maxDownloadMbps: 2000,
    page: null,
    fccProviderIds: [130360],
    mark: { text: 'COX', style: 'heavy' },
    description: 'Cable internet in 18 states, with its largest markets in Arizona, Nevada and Virginia.',
  },
  {
    id: 'frontier',
    name: 'Frontier',
    kinds: ['internet'],
    connection: 'DSL/Fiber',
    maxDownloadMbps: 7000,
    page: null,
    fccProviderIds: [130258],
    mark: { text: 'Frontier', style: 'condensed' },
    description: 'Fiber internet in 25 states, and DSL where fiber has not been built.',
  },
  {
    id: 'centurylink',
    name: 'CenturyLink',
    kinds: ['internet'],
    connection: 'DSL',
    maxDownloadMbps: 140,
    page: null,
    fccProviderIds: [130228],
    mark: { text: 'CenturyLink', style: 'condensed' },
    description: 'Internet over copper lines in 16 mostly western states.',
  },
  {
    id: 'optimum',
    name: 'Optimum',
    kinds: ['internet'],
    connection: 'Cable/Fiber',
    maxDownloadMbps: 8000,
    page: null,
    fccProviderIds: [130370],
    mark: { text: 'optimum', style: 'lower' },
    description: 'Cable and fiber internet around New York City and in parts of the South and West.',
  },
  {
    id: 'google-fiber',
    name: 'Google Fiber',
    kinds: ['internet'],
    connection: 'Fiber',
    maxDownloadMbps: 8000,
    page: null,
    fccProviderIds: [240041],
    mark: { text: 'Google Fiber', style: 'plain' },
    description: 'Fiber internet in a limited number of cities, with equal upload and download speeds.',
  },
  {
    id: 'tmobile',
    name: 'T-Mobile',
    kinds: ['internet'],
    connection: '5G Home',
    maxDownloadMbps: 300,
    page: null,
    fccProviderIds: [130403],
    mark: { text: 'T-Mobile', style: 'condensed', tagline: '5G Home Internet' },
    description: 'Home internet over the mobile network, with speeds that vary by place and time of day.',
  },
  {
    id: 'starlink',
    name: 'Starlink',
    kinds: ['internet'],
    connection: 'Satellite',
    maxDownloadMbps: 200,
    page: null,
    fccProviderIds: [430076],
    mark: { text: 'STARLINK', style: 'spaced' },
    description: 'Satellite internet from low orbits, with shorter delays than older satellite services.',
  },
  {
    id: 'hughesnet',
    name: 'Hughesnet',
    kinds: ['internet'],
    connection: 'Satellite',
    maxDownloadMbps: 100,
    page: null,
    fccProviderIds: [130627],
    mark: { text: 'Hughesnet', style: 'plain' },
    description: 'Satellite internet from high orbits, for homes that no wired network reaches.',
  },
  {
    id: 'viasat',
    name: 'Viasat',
    kinds: ['internet'],
    connection: 'Satellite',
    maxDownloadMbps: 150,
    page: null,
    fccProviderIds: [290111],
    mark: { text: 'viasat', style: 'lower' },
    description: 'Satellite internet from high orbits, for homes that no wired network reaches.',
  },
]

const byId = new Map<string, Provider>(providers.map(provider => [provider.id, provider]))

/** The provider with an id, or `undefined` where the catalogue has none of that id. */
export function providerById(id: string): Provider | undefined {
  return byId.get(id)
}

const byFccId = new Map(
  providers.flatMap(provider => provider.fccProviderIds.map(id => [id, provider] as const)),
)

/** The provider that files its coverage under a number of the FCC; `undefined` where it is not in the catalogue. */
export function providerByFccId(id: number): Provider | undefined {
  return byFccId.get(id)
}

/** The display name of a provider that the catalogue knows for certain. */
export function providerName(id: ProviderId): string {
  return byId.get(id)?.name ?? id
}
