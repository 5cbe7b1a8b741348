import { pricesAsOf, privacyPolicyUpdatedIso } from '#domain/catalog/content-dates.ts'

/** When the texts that carry no prices were last changed. */
const TEXTS_UPDATED = '2026-11-21'

type PublicPage = { path: string; lastModified: string }

const priced = (path: string): PublicPage => ({ path, lastModified: pricesAsOf })
const text = (path: string): PublicPage => ({ path, lastModified: TEXTS_UPDATED })

/** Every page that search engines should know, once, with the day its content last changed. */
export const publicPages: readonly PublicPage[] = [
  priced('/'),
  priced('/providers'),
  priced('/internet-plans'),
  priced('/kinetic-windstream'),
  priced('/wow-internet'),
  priced('/metronet'),
  priced('/directv'),
  priced('/vivint-packages'),
  priced('/adt-packages'),
  priced('/home-security-products'),
  priced('/bundles'),
  priced('/discounts'),
  priced('/best-internet-providers'),
  priced('/cheap-home-security'),
  text('/education'),
  text('/resources'),
  text('/cord-cutters'),
  text('/how-we-rank'),
  text('/terms'),
  text('/developers'),
  text('/privacy-choices'),
  { path: '/privacy', lastModified: privacyPolicyUpdatedIso },
]
