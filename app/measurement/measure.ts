import type { EventLabel, EventName } from '#domain/measurement/events.ts'
import { callApi } from '../operations/call-api.ts'

/**
 * Counts a named event at our own server, without any identifier, and tells the outside tag where the visitor agreed to
 * one. Lost counts are nobody's loss.
 */
export function measure<Name extends EventName>(name: Name, label: EventLabel<Name>): void {
  window.tellTag?.(name, label)
  callApi('POST /api/events', { name, label }, { keepalive: true, credentials: 'omit' }).catch(() => {})
}
