/** Technologies of internet plans, in the order in which a provider's plans are grouped. */
export const planTypes = ['fiber', 'cable', 'dsl', 'satellite', '5g'] as const

/** Technology of a plan. */
export type InternetPlanType = (typeof planTypes)[number]

/** The technology of a plan in the words of lists. */
export const planTypeNames: Record<InternetPlanType, string> = {
  fiber: 'Fiber',
  cable: 'Cable',
  dsl: 'DSL',
  satellite: 'Satellite',
  '5g': '5G',
}

/** What the download of a plan is: its speed, the most that the line may reach, the upper end of a range, or what its label calls typical. */
export const speedKinds = ['stated', 'up-to', 'range', 'typical'] as const
