import type { EventName } from '#domain/measurement/events.ts'

declare global {
  interface Window {
    /** The array that the outside tag reads once it has loaded; its vendor's name for it. */
    dataLayer?: IArguments[]
    /** Tells the outside tag about an event; exists only while a visitor agrees to one. */
    tellTag?: (name: EventName, label: string) => void
  }
}

/** Adds a command where the tag reads it: it accepts only `arguments` objects as commands. */
function command(..._command: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag tells its commands from other data by this object
  window.dataLayer.push(arguments)
}

/** From now on the tag is told of events. It gets addresses without their query, which may contain a ZIP code. */
export function startTag(id: string): void {
  command('js', new Date())
  command('config', id, {
    page_location: `${location.origin}${location.pathname}`,
    allow_google_signals: false,
  })
  window.tellTag = (name, label) => command('event', name, { event_label: label, transport_type: 'beacon' })
}

export function stopTag(): void {
  delete window.tellTag
}
