import type { EventLabel, EventName } from '#domain/measurement/events.ts'
import { callApi } from '../operations/call-api.ts'

/**
 * Counts a named event at our own server, without any identifier, and tells the outside tag where the visitor agreed to
 * one: the name alone, not the place. Lost counts are nobody's loss.
 */
export function measure<Name extends EventName>(
  name: Name,
  label: EventLabel<Name>,
  facts?: { zip?: string; providers?: string[] },
): void {
  window.tellTag?.(name, label)
  const options = { keepalive: true, credentials: 'omit' } as const
  callApi('POST /api/events', { name, label, ...facts }, options).catch(() => {})
}
