import { Info, PhoneCall } from 'lucide-react'
import { Link } from 'react-router'
import type { OrderAtHome } from '#domain/orders/order-at-home.server.ts'
import type { ListedOrder } from '#domain/orders/own-orders.server.ts'
import { WholeCostView } from '../costs/costs.ts'
import { HomeWarning, PricedFor, SoldLines, StatusText } from '../orders/orders.ts'
import { LocalTime } from '../ui/local-time.tsx'

/** One order with its lines, how certain they are at its home, its progress and what happens next. */
export function OrderCard({ order, at }: { order: ListedOrder; at: OrderAtHome }) {
  const NextIcon = order.calledNext ? PhoneCall : Info
  // What it came to at another place would be taken for what it costs at the new one.
  const cost = order.isMoved && !order.isOver ? null : order.cost
  return (
    <li className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">
          <Link to={`/order-confirmation?order=${order.id}`} className="text-ink hover:text-lamp">
            Order <span className="kept-whole">{order.reference}</span>
          </Link>
        </h2>
        <p className="text-sm text-soft">
          Placed <LocalTime instant={order.placedAt} homeZone={order.timeZone} />
        </p>
      </div>
      <SoldLines lines={order.lines} unsure={at.unsure} className="mt-4 border-t border-line" />
      {order.isOver ? null : <HomeWarning order={order} at={at} />}
      {cost ? (
        <>
          <WholeCostView cost={cost} className="mt-3" />
          <p className="mt-2 text-sm text-soft">
            <PricedFor order={order} />
          </p>
        </>
      ) : null}
      <p className="mt-4 flex items-start gap-2 rounded-control bg-raised p-3">
        <NextIcon aria-hidden className="mt-0.5 size-5 shrink-0 text-signal" strokeWidth={1.75} />
        <StatusText status={order.status} homeZone={order.timeZone} />
      </p>
      <p className="mt-3">
        <Link
          to={`/orders/${order.reference}`}
          className="inline-flex min-h-8 items-center font-semibold text-signal underline underline-offset-4"
        >
          {order.mayChange ? 'See what happened, or change it' : 'See what happened'}
        </Link>
      </p>
    </li>
  )
}
