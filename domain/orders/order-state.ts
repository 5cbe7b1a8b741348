/** An order's progress. It is placed as 'submitted' (specification, section 6). */
export const orderStates = [
  'submitted',
  'reached',
  'confirmed',
  'booked',
  'not_available',
  /** Canceled where the provider has it already: we still have to cancel it there. */
  'cancelling',
  /** Canceled at the provider, too. */
  'cancelled_with_provider',
  /** Canceled before any provider had it. */
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

/** Whether the provider has confirmed an order or booked its installation, so that it must be canceled there, too. */
export const isWithProvider = (state: OrderState): boolean => state === 'confirmed' || state === 'booked'

/** Whether nothing of it will be installed. */
export const isOver = (state: OrderState): boolean =>
  state === 'not_available' ||
  state === 'cancelling' ||
  state === 'cancelled_with_provider' ||
  state === 'cancelled'

/**
 * What may be corrected of an order in this state. Once the installation is booked its services are the provider's to
 * change; how the customer is reached still changes.
 */
export function correctableIn(state: OrderState): 'all' | 'contact' | null {
  if (state === 'booked') return 'contact'
  return isOver(state) ? null : 'all'
}

/** What an order in this state becomes when it is canceled. */
export const cancelledFrom = (state: OrderState): OrderState =>
  isWithProvider(state) ? 'cancelling' : 'cancelled'

/** Which kind of work an open order is. */
export const orderWorkKind = (state: OrderState) =>
  state === 'cancelling' ? ('order_cancellation' as const) : ('order' as const)
