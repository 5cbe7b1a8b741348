import { notListedWords } from '#domain/availability/place-doubts.ts'
import type { OrderAtHome } from '#domain/orders/order-at-home.server.ts'
import type { OrderView } from '#domain/orders/order-for-confirmation.server.ts'
import { movedWords, newAddressWords, pricedForWords, TERMS_THEN } from '#domain/orders/order-words.ts'

/** Which home an order's figures were worked out for, and that they are those of the day it was placed. */
export function PricedFor({ order: { pricedFor } }: { order: Pick<OrderView, 'pricedFor'> }) {
  return `${pricedForWords(pricedFor.map(({ words }) => words))}${TERMS_THEN}`
}

type Props = {
  order: Pick<OrderView, 'pricedFor' | 'address' | 'isMoved'>
  at: OrderAtHome
}

/** What speaks against an order at the address it has now: figures of another home, and what isn't listed there. */
export function HomeWarning({
  order: { pricedFor, address, isMoved },
  at: { zipCode, place, notListed, fault },
}: Props) {
  if (!isMoved && notListed.length === 0 && fault === null) return null
  return (
    <div className="mt-3 space-y-2 rounded-control border border-lamp p-3 text-sm">
      {fault ? <p>{fault}</p> : null}
      {isMoved ? (
        <p>
          <strong>{newAddressWords(place || address)}</strong>{' '}
          {movedWords(pricedFor.map(({ words }) => words))}
        </p>
      ) : null}
      {notListed.length > 0 ? (
        <p>
          {notListedWords(notListed, place)}{' '}
          <a href={`/results?zip=${zipCode}`} className="text-signal underline underline-offset-4">
            See what is
          </a>
          , or ask our representative.
        </p>
      ) : null}
    </div>
  )
}
