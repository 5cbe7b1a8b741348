/** How events of an order or a lead are called in the timeline. */
export function eventWords(outcomes: Readonly<Record<string, { label: string }>>): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(outcomes).map(([name, { label }]) => [name, label])),
    order_placed: 'Order placed',
    readOrder: 'Opened',
    readLead: 'Opened',
    claimWork: 'Claimed',
    giveBackWork: 'Given back',
    handOverWork: 'Handed over',
    corrected: 'Corrected',
    note: 'Note',
    mergeLeads: 'Leads taken together',
    orderForCustomer: 'Ordered on the customer’s behalf',
  }
}
