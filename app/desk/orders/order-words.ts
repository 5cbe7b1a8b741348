import type { OrderState } from '#domain/orders/order-state.ts'

/** How far an order has come, as colleagues say it. */
export const stateWords: Record<OrderState, string> = {
  submitted: 'To confirm',
  reached: 'Reached',
  confirmed: 'Confirmed with provider',
  booked: 'Installation booked',
  not_available: 'Not available there',
  cancelled: 'Canceled',
}
