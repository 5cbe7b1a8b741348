/** What messages to the automation tell of, as the desk calls it. */
export const messageWords = {
  order: 'Order',
  lead: 'Lead',
  bundle_lead: 'Bundle lead',
  conversation: 'Conversation',
  test: 'Test message',
} as const
