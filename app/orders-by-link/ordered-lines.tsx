import type { OrderAtHome } from '#domain/orders/order-at-home.server.ts'
import type { OrderPage } from '#domain/orders/order-page.server.ts'
import { WholeCostView } from '../costs/costs.ts'
import { HomeWarning, PricedFor, SoldLines } from '../orders/orders.ts'

/** The services of an order at the prices they were sold at. */
export function OrderedLines({ page, at }: { page: OrderPage; at: OrderAtHome }) {
  // What it came to at another place would be taken for what it costs at the new one.
  const cost = page.isMoved && !page.isOver ? null : page.cost
  return (
    <section aria-labelledby="ordered" className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="ordered" className="text-xl">
        What you ordered
      </h2>
      <SoldLines lines={page.lines} unsure={at.unsure} className="mt-3" />
      {page.isOver ? null : <HomeWarning order={page} at={at} />}
      {cost ? <WholeCostView cost={cost} className="mt-3" /> : null}
      <p className="mt-3 text-sm text-soft">
        {cost ? <PricedFor order={page} /> : null} Ordered for {page.address}.
        {page.notes ? ` Your notes: ${page.notes}` : ''}
      </p>
    </section>
  )
}
