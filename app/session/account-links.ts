/** The pages of an account, for whoever is signed in. */
export const accountLinks = [
  { to: '/orders', label: 'Orders' },
  { to: '/address-history', label: 'Address history' },
  { to: '/account', label: 'Account settings' },
] as const
