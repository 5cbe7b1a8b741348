/** An account's pages, for a signed-in visitor. */
export const accountLinks = [
  { to: '/orders', label: 'Orders' },
  { to: '/address-history', label: 'Address history' },
  { to: '/account', label: 'Account settings' },
] as const
