/** Every event that is ever counted, with the labels it may carry. Anything else is refused. */
const measuredEvents = {
  explore_bundles: ['CordCutters'],
  contact_options_shown: [''],
  contact_initiated: ['phone', 'chat'],
  conversion: ['sign_in', 'sign_up', 'social_sign_in', 'order'],
} as const satisfies Record<string, readonly string[]>

export type EventName = keyof typeof measuredEvents
export type EventLabel<Name extends EventName> = (typeof measuredEvents)[Name][number]

export function isMeasuredEvent(name: string, label: string): name is EventName {
  const labels: readonly string[] | undefined = Object.hasOwn(measuredEvents, name)
    ? measuredEvents[name as EventName]
    : undefined
  return labels?.includes(label) ?? false
}
