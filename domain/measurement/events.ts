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

export function isMeasuredEvent(name: string, label: string): name is EventName {
  const labels: readonly string[] | undefined = Object.hasOwn(measuredEvents, name)
    ? measuredEvents[name as EventName]
    : undefined
  return labels?.includes(label) ?? false
}
