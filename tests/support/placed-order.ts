import { NO_DOUBTS } from '#domain/availability/place-doubts.ts'
import { createPlanCharges } from '#domain/billing/plan-charges.server.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import { type PlaceOrderDeps, placeOrder } from '#domain/orders/place-order.server.ts'
import { builtInSettings } from '#domain/settings/business-settings.ts'
import { createLinkKeys } from '#platform/link-keys.server.ts'
import { aCartItem, anOrderRequest, aUser, consentCircumstances } from './builders.ts'
import type { TestDatabase } from './test-database.ts'

const catalogue = readSeed()
const [first] = catalogue.offerings
if (!first) throw new Error('The catalogue is empty')

/** ZIP codes in Austin and Honolulu. */
const places: Record<string, { latitude: number; longitude: number; city: string; state: string }> = {
  '78701': { latitude: 30.27, longitude: -97.74, city: 'Austin', state: 'TX' },
  '96813': { latitude: 21.31, longitude: -157.86, city: 'Honolulu', state: 'HI' },
}

/** What use cases of orders need, with a clock that the test moves. */
export function orderDeps(database: TestDatabase, now: () => Date): PlaceOrderDeps {
  return {
    ...{ catalogue, db: database.db, queue: database.queue, zips: { find: (zip: string) => places[zip] } },
    ...{ links: createLinkKeys('a secret for tests, long enough'), siteUrl: 'https://shop.example' },
    ...{
      now,
      salesPhone: '(800) 555-0142',
      settings: builtInSettings,
      planCharges: createPlanCharges(database.db, 0),
      keptDoubts: async () => NO_DOUBTS,
    },
  }
}

/** An order of the catalog's first service, by a user of its own. */
export async function aPlacedOrder(
  deps: PlaceOrderDeps & { db: TestDatabase['db'] },
  changes: Partial<OrderRequest> = {},
) {
  const lines = [aCartItem(first?.providerId ?? '', first?.serviceName ?? '')]
  const userId = await aUser(deps.db)
  const outcome = await placeOrder(deps, userId, anOrderRequest({ lines, ...changes }), consentCircumstances)
  return { userId, outcome }
}
