import { PackageOpen } from 'lucide-react'
import { Link } from 'react-router'
import { orderAtHome } from '#domain/orders/order-at-home.server.ts'
import { ownOrders } from '#domain/orders/own-orders.server.ts'
import { brand } from '#platform/brand.ts'
import { requestContext, servicesContext } from '../contexts.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { Route } from './+types/orders.route.ts'
import { OrderCard } from './order-card.tsx'
import { requireVisitor } from './signed-in.server.ts'

export const meta: Route.MetaFunction = () => [
  { title: `Your orders | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The visitor's own orders, with what is not certain about each at its home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visitor = await requireVisitor(request, context)
  const page = new URL(request.url).searchParams.get('page')
  const services = context.get(servicesContext)
  const deps = { ...services, log: context.get(requestContext).log }
  const orders = await ownOrders(services.db, visitor.id, page, services.now())
  const entries = await Promise.all(
    orders.entries.map(async order => ({ order, at: await orderAtHome(deps, order) })),
  )
  return { orders: { ...orders, entries } }
}

export default function Orders({ loaderData: { orders } }: Route.ComponentProps) {
  return (
    <div className="page-width py-10 sm:py-14">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-3xl">Your orders</h1>
        {orders.entries.length === 0 ? (
          <div className="mt-8 grid justify-items-center gap-3 rounded-card border border-line bg-surface px-6 py-14 text-center">
            <PackageOpen aria-hidden className="size-10 text-soft" strokeWidth={1.75} />
            <h2 className="text-xl">No orders yet</h2>
            <p className="text-soft">
              What you order appears here, with its reference and what happens next.
            </p>
            <Link to="/providers" className={buttonClass('primary', 'mt-2')}>
              Browse services
            </Link>
          </div>
        ) : (
          <>
            <ul className="mt-8 grid gap-5">
              {orders.entries.map(({ order, at }) => (
                <OrderCard key={order.id} order={order} at={at} />
              ))}
            </ul>
            <PageLinks page={orders.page} pages={orders.pages} label="Pages of your orders" />
          </>
        )}
      </div>
    </div>
  )
}
