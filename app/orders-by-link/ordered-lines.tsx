import type { OrderPage } from '#domain/orders/order-page.server.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { WholeCostView } from '../costs/costs.ts'

/** The services of an order at the prices they were sold at. */
export function OrderedLines({ page }: { page: OrderPage }) {
  const totalCents = page.lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0)
  return (
    <section aria-labelledby="ordered" className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-6">
      <h2 id="ordered" className="text-xl">
        What you ordered
      </h2>
      <ul className="mt-3">
        {page.lines.map(line => (
          <li
            key={`${line.providerName} ${line.serviceName}`}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2.5"
          >
            <span>
              {line.serviceName}
              <span className="block text-sm text-soft">
                {line.providerName}
                {line.quantity > 1 ? `, ${line.quantity} times` : ''}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {formatMonthly(line.priceCents * line.quantity)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex justify-between gap-4 font-semibold">
        Total <span className="whitespace-nowrap text-lamp tabular-nums">{formatMonthly(totalCents)}</span>
      </p>
      {page.cost ? <WholeCostView cost={page.cost} className="mt-3" /> : null}
      <p className="mt-3 text-sm text-soft">
        {page.cost ? 'These are the terms on the day you ordered. ' : ''}
        For {page.address}.{page.notes ? ` Your notes: ${page.notes}` : ''}
      </p>
    </section>
  )
}
