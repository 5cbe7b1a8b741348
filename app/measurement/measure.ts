import type { EventLabel, EventName } from '#domain/measurement/events.ts'

/** Counts a named event at our own server, without any identifier. Lost counts are nobody's loss. */
export function measure<Name extends EventName>(name: Name, label: EventLabel<Name>): void {
  fetch('/api/events', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, label }),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => {})
}
