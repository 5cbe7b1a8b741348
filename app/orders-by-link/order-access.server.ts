import type { RouterContextProvider } from 'react-router'
import type { OrderAccess } from '#domain/orders/open-order.server.ts'
import { servicesContext } from '../contexts.ts'

/** The longest text that is checked as a key. */
const KEY_MAX_LENGTH = 100

/** The key in the address of a request; null without one. */
export function keyIn(request: Request): string | null {
  const key = new URL(request.url).searchParams.get('key')
  return key === null ? null : key.slice(0, KEY_MAX_LENGTH)
}

/** What a request uses to open an order: the key in its address, and its browser's session. */
export async function accessOf(
  request: Request,
  reference: string,
  context: Readonly<RouterContextProvider>,
): Promise<OrderAccess> {
  const visitor = await context.get(servicesContext).accounts.visitorOf(request)
  return { reference, key: keyIn(request), userId: visitor?.id ?? null }
}
