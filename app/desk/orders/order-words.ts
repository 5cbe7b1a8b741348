import type { OrderState } from '#domain/orders/order-state.ts'
import { formatDate } from '#domain/shared/calendar.ts'

/** How far an order has come, as colleagues say it. */
export const orderStateWords: Record<OrderState, string> = {
  submitted: 'To confirm',
  reached: 'Reached',
  confirmed: 'Confirmed with provider',
  booked: 'Installation booked',
  not_available: 'Not available there',
  cancelling: 'Canceled, still to cancel with the provider',
  cancelled_with_provider: 'Canceled, with the provider, too',
  cancelled: 'Canceled',
}

/** Behind an order's state: the day of its installation, also the one that it had before it was canceled. */
export function installationWords({
  status,
  installationOn,
}: {
  status: OrderState
  installationOn: string | null
}): string {
  if (installationOn === null) return ''
  const day = formatDate(installationOn)
  return status === 'booked' ? ` for ${day}` : `; installation was booked for ${day}`
}
