import { PackageOpen } from 'lucide-react'
import { data, Link } from 'react-router'
import { readOwnOrders } from '#domain/orders/read-own-orders.operations.server.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { brand } from '#platform/brand.ts'
import { askPage } from '../api/ask-page.server.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageLinks } from '../ui/page-links.tsx'
import type { Route } from './+types/orders.route.ts'
import { OrderCard } from './order-card.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Your orders | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The visitor's own orders, with what is not certain about each at its home. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = new URL(request.url).searchParams.get('page')
  const orders = await askPage(readOwnOrders, { request, context }, { page })
  if (!orders.ok) throw data(null, { status: problemKind(orders.code).status })
  return { orders: orders.value }
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
