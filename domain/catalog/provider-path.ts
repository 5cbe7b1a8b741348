import type { Catalogue } from './catalogue.ts'
import type { Provider } from './provider.schema.ts'

/** Where a provider is shown on this site: its own page, or the page of its plans; `null` where it has neither. */
export function providerPath(catalogue: Catalogue, provider: Provider): string | null {
  if (provider.page) return provider.page
  return catalogue.plansOf(provider.id).length > 0 ? `/providers/${provider.id}` : null
}

/** The pages of those who have no page of their own making. */
export function planPagePaths(catalogue: Catalogue): string[] {
  return catalogue.internetProviders
    .filter(provider => provider.page === null)
    .flatMap(provider => providerPath(catalogue, provider) ?? [])
}
