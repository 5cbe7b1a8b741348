import type { EventLabel, EventName } from '#domain/measurement/events.ts'
import { callApi } from '../operations/call-api.ts'

/**
 * Counts a named event at our own server, without any identifier, and tells the outside tag if the visitor agreed to
 * one: only the name, not the place. A lost count does no harm.
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
