/** Something that happened to an order or a lead. */
type Told = { what: string; after: Record<string, unknown> | null }

/** The events with which a later time for the call was agreed on, or one that was agreed on for another lead taken over. */
export const agreedEvents = ['call_later', 'write_later', 'noteCallInChat', 'mergeLeads'] as const

/** The time that was last agreed on for a call, as long as the work is due then; null where it isn't, or none was. */
export function agreedTime(events: readonly Told[], dueAt: Date | null): Date | null {
  const last = lastAgreed(events)
  const at = typeof last?.after?.callAgain === 'string' ? new Date(last.after.callAgain) : null
  return at && at.getTime() === dueAt?.getTime() ? at : null
}

/** Whether what was agreed on last is an email: whoever left no number gets one. */
export const isWritten = (events: readonly Told[]): boolean => lastAgreed(events)?.what === 'write_later'

const lastAgreed = (events: readonly Told[]) =>
  events.findLast(({ what, after }) => agreedEvents.some(name => name === what) && after?.callAgain)
