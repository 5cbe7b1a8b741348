import { Info, PhoneCall } from 'lucide-react'
import { Link } from 'react-router'
import { movedWords } from '#domain/orders/order-words.ts'
import type { ListedOrder } from '#domain/orders/own-orders.server.ts'
import { WholeCostView } from '../costs/costs.ts'
import { PricedFor, SoldLines, StatusText } from '../orders/orders.ts'
import { LocalTime } from '../ui/local-time.tsx'

/** One order with its lines, its progress and what happens next. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const NextIcon = order.calledNext ? PhoneCall : Info
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
      <SoldLines lines={order.lines} className="mt-4 border-t border-line" />
      {order.isMoved && order.mayChange ? (
        <p className="mt-3 rounded-control border border-lamp p-3 text-sm">{movedWords(order.address)}</p>
      ) : order.cost ? (
        <>
          <WholeCostView cost={order.cost} className="mt-3" />
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
