import { randomUUID } from 'node:crypto'
import { users } from '#domain/accounts/accounts.tables.server.ts'
import { type CartItem, type StoredCartLine, storedCartLine } from '#domain/cart/cart.ts'
import { cartServiceOf } from '#domain/cart/cart-service.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import type { OrderRequest, PostedOrder } from '#domain/orders/order-form.ts'
import { asDrizzle, type Database } from '#platform/database.server.ts'

const { findOffering } = readSeed()

/** A stored user with a unique username; the database's trigger adds the profile. */
export async function aUser(db: Database, username = `user_${randomUUID().slice(0, 8)}`): Promise<string> {
  const [user] = await asDrizzle(db)
    .insert(users)
    .values({ name: username, email: `${username}@example.com`, username, displayUsername: username })
    .returning({ id: users.id })
  if (!user) throw new Error('no user')
  return user.id
}

/** A cart line at the catalog's price. */
export function aCartItem(providerId: string, serviceName: string, quantity = 1): CartItem {
  const offering = findOffering(providerId, serviceName)
  if (!offering) throw new Error(`The catalogue has no ${providerId} ${serviceName}`)
  return { ...cartServiceOf(offering), id: `${providerId}-1700000000000`, quantity }
}

/** The same as a browser stores and posts it. */
export function aStoredLine(providerId: string, serviceName: string, quantity = 1): StoredCartLine {
  return storedCartLine(aCartItem(providerId, serviceName, quantity))
}

const contact = {
  name: 'Ada Homeowner',
  email: 'ada@example.com',
  phone: '(512) 555-0100',
  address: '12 Main St, Austin, TX 78701',
  notes: '',
}

export function anOrderRequest(changes: Partial<OrderRequest> = {}): OrderRequest {
  return { idempotencyKey: randomUUID(), ...contact, lines: [], ...changes }
}

/** What the checkout posts. */
export function aPostedOrder(changes: Partial<PostedOrder> = {}): PostedOrder {
  return { idempotencyKey: randomUUID(), ...contact, lines: [], ...changes }
}

/** The page from which the tests' forms are sent. */
export const consentCircumstances: ConsentCircumstances = {
  pageUrl: 'http://localhost/',
  ipAddress: '203.0.113.9',
  userAgent: 'Test browser',
  globalPrivacyControl: true,
}
