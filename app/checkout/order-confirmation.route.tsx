import { redirect } from 'react-router'
import { z } from 'zod/mini'
import { orderAtHome } from '#domain/orders/order-at-home.server.ts'
import { orderForConfirmation } from '#domain/orders/order-for-confirmation.server.ts'
import { orderPage } from '#domain/orders/order-page.server.ts'
import { brand } from '#platform/brand.ts'
import { requestContext, servicesContext } from '../contexts.ts'
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
  const services = context.get(servicesContext)
  const { accounts, db } = services
  const visitor = await accounts.visitorOf(request)
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('order')
  if (wanted !== null && !orderId.safeParse(wanted).success) throw redirect('/order-confirmation')
  const order = visitor && (await orderForConfirmation(db, visitor.id, wanted ?? undefined))
  if (!order) return { order: null, at: null, detailsKept: false }
  const access = { reference: order.reference, key: null, userId: visitor.id }
  const page = await orderPage(services, access)
  const at = page && (await orderAtHome({ ...services, log: context.get(requestContext).log }, page))
  return { order: page, at, detailsKept: searchParams.get('details') === 'kept' }
}

export default function OrderConfirmation({ loaderData }: Route.ComponentProps) {
  const { order, at, detailsKept } = loaderData
  return order && at ? <ConfirmedOrder {...{ order, at, detailsKept }} /> : <NoOrder />
}
