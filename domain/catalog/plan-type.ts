/** Technologies of internet plans, in the order in which a provider's plans are grouped. */
export const planTypes = ['fiber', 'cable', 'dsl', 'satellite', '5g'] as const

/** Technology of a plan. */
export type InternetPlanType = (typeof planTypes)[number]

export const isPlanType = (value: string | null): value is InternetPlanType =>
  planTypes.some(type => type === value)

/** A plan's technology as lists name it. */
export const planTypeNames: Record<InternetPlanType, string> = {
  fiber: 'Fiber',
  cable: 'Cable',
  dsl: 'DSL',
  satellite: 'Satellite',
  '5g': '5G',
}

/** A plan's technology inside a sentence: `fiber`, `DSL`. */
export const planTypeInSentence = (type: InternetPlanType): string =>
  planTypeNames[type].replace(/^(?:Fiber|Cable|Satellite)$/, name => name.toLowerCase())

/**
 * What a plan's download figure is: its speed, the maximum the line may reach, the upper end of a range, or what its
 * label calls typical.
 */
export const speedKinds = ['stated', 'up-to', 'range', 'typical'] as const

/** How high satellites fly: low ones answer nearly as fast as a line, high ones after a long delay. */
export const orbits = ['low', 'high'] as const

/** What happens when a month's data is used up; `none`: data isn't counted. */
export const dataCaps = ['none', 'charged-beyond', 'slowed-beyond', 'not-published'] as const

/** Whether a plan's data is known to be limited: what isn't published is neither limited nor free. */
export const limitsData = ({ dataCap }: { dataCap: (typeof dataCaps)[number] }): boolean =>
  dataCap === 'charged-beyond' || dataCap === 'slowed-beyond'

/** For how many months a plan is known to bind: 0 where it doesn't, or where nothing is published. */
export const boundMonths = ({ contractMonths }: { contractMonths: number | null }): number =>
  contractMonths ?? 0
