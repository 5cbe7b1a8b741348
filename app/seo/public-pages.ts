import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { planPagePaths } from '#domain/catalog/provider-path.ts'
import { COUNTY_FIGURES_UPDATED, legalTextsUpdated, TEXTS_UPDATED } from './text-dates.ts'

type PublicPage = { path: string; lastModified: string }

const priced = [
  '/',
  '/providers',
  '/internet-plans',
  '/kinetic-windstream',
  '/wow-internet',
  '/metronet',
  '/directv',
  '/vivint-packages',
  '/adt-packages',
  '/home-security-products',
  '/bundles',
  '/discounts',
  '/best-internet-providers',
  '/cheap-home-security',
]
const texts = [
  '/education',
  '/resources',
  '/cord-cutters',
  '/moving',
  '/how-we-rank',
  '/promised-and-served',
  '/developers',
  '/privacy-choices',
]

/** Every page that search engines should know, once, with the day its content last changed. */
export function publicPages(catalogue: Catalogue): PublicPage[] {
  return [
    ...[...priced, ...planPagePaths(catalogue)].map(path => ({ path, lastModified: catalogue.asOf })),
    ...texts.map(path => ({ path, lastModified: TEXTS_UPDATED })),
    { path: '/internet', lastModified: COUNTY_FIGURES_UPDATED },
    { path: '/terms', lastModified: legalTextsUpdated.terms.iso },
    { path: '/privacy', lastModified: legalTextsUpdated.privacy.iso },
  ]
}
