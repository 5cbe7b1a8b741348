/** The latest order that was placed for a lead: who placed it, and the event that says so. */
export type LeadOrder = {
  event: number
  staffId: string | null
  by: string
  /** Null where the details of the event were deleted with the person. */
  reference: string | null
}

type Event = {
  id: number
  what: string
  staffId: string | null
  actor: string
  after: Record<string, unknown> | null
}

/** Which order a lead led to, by what happened to the lead; null if none. */
export function latestOrder(events: readonly Event[]): LeadOrder | null {
  const event = events.findLast(({ what }) => what === 'orderForCustomer')
  if (!event) return null
  const reference = event.after?.order
  return {
    event: event.id,
    staffId: event.staffId,
    by: event.actor,
    reference: typeof reference === 'string' ? reference : null,
  }
}
