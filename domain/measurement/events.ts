/** Every event that browsers can report, with the labels it may carry. Anything else is refused. */
const measuredEvents = {
  explore_bundles: ['CordCutters'],
  contact_options_shown: [''],
  contact_initiated: ['phone', 'chat'],
  conversion: ['sign_in', 'sign_up', 'social_sign_in', 'order'],
  // The steps to an order: each once per visit.
  place_searched: [''],
  place_answered: ['found', 'likely', 'none'],
  cart_started: [''],
  checkout_started: [''],
} as const satisfies Record<string, readonly string[]>

export type EventName = keyof typeof measuredEvents
export type EventLabel<Name extends EventName> = (typeof measuredEvents)[Name][number]

/** The events of the steps to an order, which a visit counts once. */
export type StepName = 'place_searched' | 'place_answered' | 'cart_started' | 'checkout_started'

/** What the server itself counts. */
export type ServerEvent = { name: 'chat_answered'; label: 'known' | 'unknown' }

/** The names and the labels, each once, as the schema of the request lists them. */
export const eventNames = Object.keys(measuredEvents) as readonly EventName[]
export const eventLabels: readonly string[] = [...new Set(Object.values(measuredEvents).flat())]

/** Which labels go with which name, in words for developers. */
export const labelsByName = eventNames
  .map(name => `${name}: ${measuredEvents[name].map(label => JSON.stringify(label)).join(', ')}`)
  .join('; ')

export function isMeasuredEvent(name: EventName, label: string): boolean {
  const labels: readonly string[] = measuredEvents[name]
  return labels.includes(label)
}
