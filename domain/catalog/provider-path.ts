import type { Catalogue } from './catalogue.ts'
import type { Provider } from './provider.schema.ts'

/** Where this site shows a provider: its own page, or the page of its plans; `null` if it has neither. */
export function providerPath(catalogue: Catalogue, provider: Provider): string | null {
  if (provider.page) return provider.page
  return catalogue.plansOf(provider.id).length > 0 ? `/providers/${provider.id}` : null
}

/** The pages of providers without a custom page. */
export function planPagePaths(catalogue: Catalogue): string[] {
  return catalogue.internetProviders
    .filter(provider => provider.page === null)
    .flatMap(provider => providerPath(catalogue, provider) ?? [])
}
