import type { Catalogue } from '#domain/catalog/catalogue.ts'
import { planPagePaths } from '#domain/catalog/provider-path.ts'

/** Screens that are the same for every visitor and for every catalog: rendered once, answered from memory. */
export const prerenderedPaths = [
  '/',
  '/home-security',
  '/checkout',
  '/providers',
  '/privacy-choices',
  '/metronet',
  '/kinetic-windstream',
  '/wow-internet',
  '/directv',
  '/internet',
  '/internet-plans',
  '/education',
  '/learn',
  '/resources',
  '/bundles',
  '/discounts',
  '/bundles-discounts',
  '/home-security-products',
  '/cheap-home-security',
  '/best-internet-providers',
  '/cord-cutters',
  '/moving',
  '/how-we-rank',
  '/privacy',
  '/terms',
  '/developers',
  '/vivint-packages',
  '/adt-packages',
] as const

/** Every page that is rendered once: those of every catalog, and those of the catalog's own providers. */
export function keptPaths(catalogue: Catalogue): string[] {
  return [...prerenderedPaths, ...planPagePaths(catalogue)]
}

/** Prerendered screens whose query changes what they show: if there is one, they are rendered on request. */
const queryDependentPaths: ReadonlySet<string> = new Set([
  '/providers',
  '/internet-plans',
  '/vivint-packages',
  '/adt-packages',
  '/bundles',
  '/privacy-choices',
  '/moving',
])

/** Prerendered screens that name the site's address: if no setting does, they are rendered on request. */
const addressDependentPaths: ReadonlySet<string> = new Set(['/developers'])

/** Whether a kept page doesn't answer this request. `publicUrl` is empty if no setting names the site's address. */
export function isDrawnOnRequest(path: string, query: string, publicUrl: string): boolean {
  return (
    (query !== '' && queryDependentPaths.has(path)) || (publicUrl === '' && addressDependentPaths.has(path))
  )
}
