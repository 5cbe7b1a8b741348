import type { DeskLine } from '#domain/orders/order-for-desk.server.ts'
import { differsLater, scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { priceToday } from '#domain/pricing/price-schedule.ts'
import { formatMonthly } from '#domain/shared/money.ts'

/** What was sold, under which terms, and what the same costs today. */
export function OrderLines({ lines }: { lines: readonly DeskLine[] }) {
  return (
    <ul className="border-t border-line">
      {lines.map(({ id, providerName, serviceName, quantity, priceCents, today, soldUnder, labelOf }) => (
        <li key={id} className="border-b border-line py-2">
          <p className="flex flex-wrap justify-between gap-x-4">
            <span>
              <strong>{serviceName}</strong>
              {quantity > 1 ? ` × ${quantity}` : ''} <span className="text-soft">{providerName}</span>
            </span>
            <span className="tabular-nums">{formatMonthly(priceCents * quantity)}</span>
          </p>
          <p className="text-soft">
            {soldUnder
              ? `Sold at ${[scheduleSentence(soldUnder.schedule), ...soldUnder.conditions].join(' ')} `
              : 'The terms were not kept. '}
            {today === null ? (
              'Not sold any more.'
            ) : soldUnder && differsLater(soldUnder.schedule, today) ? (
              <strong className="text-lamp">Anyone ordering today pays {scheduleSentence(today)}</strong>
            ) : priceToday(today) === priceCents ? (
              'Costs the same today.'
            ) : (
              <strong className="text-lamp">Costs {formatMonthly(priceToday(today))} today.</strong>
            )}{' '}
            {labelOf ? (
              <a href={`/plans/${labelOf}/label`} className="underline">
                Label
              </a>
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  )
}
