import { Form } from 'react-router'
import type { OrderState } from '#domain/orders/order-state.ts'
import { SmallButton } from '../work/small-button.tsx'

/** How an order that is over goes on after all: after a wrong press, or where the customer wants it. */
export function OpenAgain({ version, opensAs }: { version: number; opensAs: OrderState | null }) {
  if (opensAs === null)
    return (
      <p className="mt-3 text-soft">
        We can’t open this order again: only one that we ended ourselves. If they want it after all, enter
        them as a caller and order for them.
      </p>
    )
  const isStillToCancel = opensAs === 'cancelling'
  return (
    <Form method="post" preventScrollReset className="mt-3">
      <input type="hidden" name="intent" value="reopen" />
      <input type="hidden" name="version" value={version} />
      <p className="mb-2">
        {isStillToCancel
          ? 'Not canceled there after all? We’ll email the customer that we still have to do it.'
          : 'A wrong press, or do they want it after all? The order becomes what it was before, and we email the customer that it’s open again.'}
      </p>
      <SmallButton type="submit">{isStillToCancel ? 'Still to cancel there' : 'Open again'}</SmallButton>
    </Form>
  )
}
