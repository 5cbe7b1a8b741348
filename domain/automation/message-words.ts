/** What messages to the automation are about, as the desk calls it. */
export const messageWords = {
  order: 'Order',
  lead: 'Lead',
  bundle_lead: 'Bundle lead',
  conversation: 'Conversation',
  test: 'Test message',
} as const

/** The services that a message tells of, so that lists need not name anybody. */
export function servicesOf({ selected_service: services }: Readonly<Record<string, unknown>>): string {
  return typeof services === 'string' ? services : ''
}
