import type { OrderState } from '#domain/orders/order-state.ts'

/** How far an order has come, as colleagues say it. */
export const stateWords: Record<OrderState, string> = {
  submitted: 'To confirm',
  reached: 'Reached',
  confirmed: 'Confirmed with provider',
  booked: 'Installation booked',
  not_available: 'Not available there',
  cancelling: 'Canceled, still to cancel with the provider',
  cancelled_with_provider: 'Canceled, with the provider, too',
  cancelled: 'Canceled',
}
