export type SiteLink = { label: string; to: string }
export type LinkGroup = { label: string; links: readonly SiteLink[] }

/** The header's four menus. The mobile menu and the footer are made from them, too. */
export const navigationGroups: readonly LinkGroup[] = [
  {
    label: 'Home Security',
    links: [
      { label: 'Home security solutions', to: '/home-security-products' },
      { label: 'Vivint packages', to: '/vivint-packages' },
      { label: 'ADT packages', to: '/adt-packages' },
      { label: 'Cheap home security', to: '/cheap-home-security' },
    ],
  },
  {
    label: 'Internet',
    links: [
      { label: 'Compare all plans', to: '/internet-plans' },
      { label: 'Compare providers', to: '/providers' },
      { label: 'Best internet providers', to: '/best-internet-providers' },
      { label: 'Kinetic', to: '/kinetic-windstream' },
      { label: 'WOW!', to: '/wow-internet' },
      { label: 'Metronet', to: '/metronet' },
      { label: 'Internet Education Center', to: '/education' },
    ],
  },
  {
    label: 'TV & Streaming',
    links: [
      { label: 'DIRECTV', to: '/directv' },
      { label: 'Cord cutters', to: '/cord-cutters' },
    ],
  },
  {
    label: 'Bundles & Discounts',
    links: [
      { label: 'Bundles', to: '/bundles' },
      { label: 'Senior and veteran discounts', to: '/discounts' },
    ],
  },
]

export const resourcesLink: SiteLink = { label: 'Resources', to: '/resources' }

/** Internet by its kind, for the footer. */
export const internetTypeLinks: readonly SiteLink[] = [
  { label: 'Fiber', to: '/providers?type=Fiber' },
  { label: 'Cable', to: '/providers?type=Cable' },
  { label: 'DSL', to: '/providers?type=DSL' },
  { label: 'Satellite', to: '/providers?type=Satellite' },
  { label: 'By state', to: '/internet' },
]

export const supportLinks: readonly SiteLink[] = [
  { label: 'Resources', to: '/resources' },
  { label: 'Moving', to: '/moving' },
  { label: 'Price changes', to: '/price-changes' },
  { label: 'How we rank', to: '/how-we-rank' },
  { label: 'Privacy policy', to: '/privacy' },
  { label: 'Your Privacy Choices', to: '/privacy-choices' },
  { label: 'Terms', to: '/terms' },
  { label: 'For developers', to: '/developers' },
]
