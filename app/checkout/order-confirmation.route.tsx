import { redirect } from 'react-router'
import { z } from 'zod/mini'
import { readPlacedOrder } from '#domain/orders/read-own-orders.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import type { Route } from './+types/order-confirmation.route.ts'
import { ConfirmedOrder } from './confirmed-order.tsx'
import { NoOrder } from './no-order.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Order confirmation | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

const orderId = z.uuid()

/** The visitor's own order: the one in the address, or else the newest. Somebody else's gets the same answer as none. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('order')
  if (wanted !== null && !orderId.safeParse(wanted).success) throw redirect('/order-confirmation')
  const found = await askPage(readPlacedOrder, { request, context }, { order: wanted })
  if (!found.ok) return { order: null, at: null, detailsKept: false }
  const { page, at } = found.value
  return { order: page, at, detailsKept: searchParams.get('details') === 'kept' }
}

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const { order, at, detailsKept } = loaderData
  return order && at ? <ConfirmedOrder {...{ order, at, detailsKept }} /> : <NoOrder />
}
