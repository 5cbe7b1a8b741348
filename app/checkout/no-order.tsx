import { AfterOrderLinks } from './after-order-links.tsx'

/** The confirmation's address without an order to show. */
export function NoOrder() {
  return (
    <div className="page-width section-space text-center">
      <h1 className="text-3xl">No order to show</h1>
      <p className="mx-auto mt-3 max-w-measure text-soft">
        When you have placed an order and are signed in, this page says ‘Order Confirmed!’ with its reference
        and what happens next.
      </p>
      <AfterOrderLinks className="justify-center" />
    </div>
  )
}
