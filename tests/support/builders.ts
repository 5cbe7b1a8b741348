import { randomUUID } from 'node:crypto'
import { users } from '#domain/accounts/accounts.tables.server.ts'
import type { CartItem } from '#domain/cart/cart.ts'
import { findOffering } from '#domain/catalog/offerings.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { asDrizzle, type Database } from '#platform/database.server.ts'

/** A stored user with a username nobody else has; the profile comes by the database's own rule. */
export async function aUser(db: Database, username = `user_${randomUUID().slice(0, 8)}`): Promise<string> {
  const [user] = await asDrizzle(db)
    .insert(users)
    .values({ name: username, email: `${username}@example.com`, username, displayUsername: username })
    .returning({ id: users.id })
  if (!user) throw new Error('no user')
  return user.id
}

/** A cart line at the catalogue's price. */
export function aCartItem(providerId: string, serviceName: string, quantity = 1): CartItem {
  const offering = findOffering(providerId, serviceName)
  if (!offering) throw new Error(`The catalogue has no ${providerId} ${serviceName}`)
  return {
    id: `${providerId}-1700000000000`,
    providerId,
    providerName: offering.providerName,
    serviceName,
    quantity,
    price: priceToday(offering.schedule) / 100,
  }
}

export function anOrderRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    idempotencyKey: randomUUID(),
    name: 'Ada Homeowner',
    email: 'ada@example.com',
    phone: '(512) 555-0100',
    address: '12 Main St, Austin, TX 78701',
    notes: '',
    lines: [],
    ...changes,
  }
}

/** Where a form of the tests was sent from. */
export const consentCircumstances: ConsentCircumstances = {
  pageUrl: 'http://localhost/',
  ipAddress: '203.0.113.9',
  userAgent: 'Test browser',
  globalPrivacyControl: true,
}
