import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type ApiOutput, callApi } from '../operations/call-api.ts'

type Order = ApiOutput<'GET /api/orders/just-placed'>['order']

/**
 * That the signed-in visitor's order is placed, where another tab or a step back left the checkout empty; otherwise
 * `instead`.
 */
export function JustPlaced({ instead }: { instead: ReactNode }) {
  const [order, setOrder] = useState<Order>(null)
  useEffect(() => {
    const stop = new AbortController()
    callApi('GET /api/orders/just-placed', null, { signal: stop.signal })
      .then(answer => setOrder(answer.ok ? answer.value.order : null))
      // Without an answer, the order stands in the account all the same.
      .catch(() => undefined)
    return () => stop.abort()
  }, [])
  if (!order) return instead
  return (
    <p role="status" className="mx-auto mt-2 max-w-measure">
      Your order {order.reference} was placed.{' '}
      <Link to={`/order-confirmation?order=${order.id}`} className="text-signal underline underline-offset-4">
        See your order
      </Link>
    </p>
  )
}
