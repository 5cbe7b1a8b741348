import type { RouterContextProvider } from 'react-router'
import { catalogueContext, countiesContext, drawnMapContext } from '../contexts.ts'
import { type ProviderCounties, providerMap } from '../maps/provider-map.server.ts'

/** Where a provider reports fiber, for its page, which draws the map; null if it reports none. */
export function providerCounties(
  context: Readonly<RouterContextProvider>,
  providerId: string,
): ProviderCounties | null {
  const provider = context.get(catalogueContext).provider(providerId)
  const made = provider && providerMap(context.get(countiesContext), provider)
  if (!made) return null
  context.set(drawnMapContext, made.map)
  return made.table
}
