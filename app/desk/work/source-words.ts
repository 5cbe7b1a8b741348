/** Where somebody left their details. */
export const sourceWords = {
  form: 'quote form',
  chat: 'chat',
  bundle: 'bundle builder',
  checkout: 'checkout',
  phone: 'phone',
} as const
