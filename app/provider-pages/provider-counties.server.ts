import type { RouterContextProvider } from 'react-router'
import { catalogueContext, countiesContext, drawnMapContext } from '../contexts.ts'
import { type ProviderCounties, providerMap } from '../maps/provider-map.server.ts'

/** Where a provider reports fiber, and whether any plan of it that we list is by fiber. */
export type ReportedFiber = ProviderCounties & { listsFiber: boolean }

/** Where a provider reports fiber, for its page, which draws the map; null if it reports none. */
export function providerCounties(
  context: Readonly<RouterContextProvider>,
  providerId: string,
): ReportedFiber | null {
  const catalogue = context.get(catalogueContext)
  const provider = catalogue.provider(providerId)
  const made = provider && providerMap(context.get(countiesContext), provider)
  if (!made) return null
  context.set(drawnMapContext, made.map)
  return { ...made.table, listsFiber: catalogue.plansOf(providerId, 'fiber').length > 0 }
}
