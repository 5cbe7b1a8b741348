/**
 * Who can order a label's plan, as far as the plan's name and price tell: everybody, households that qualify,
 * existing customers, whole buildings; or it isn't an internet plan with a price at all. Label files don't say it
 * anywhere else. Lists use this order.
 */
export const labelStandings = ['open', 'qualifying', 'present', 'buildings', 'no-offer'] as const
export type LabelStanding = (typeof labelStandings)[number]

/** Prices in cents that mean no price: zero, and the highest that a provider's form accepts. */
export const NO_PRICE_CENTS = 0
export const PLACEHOLDER_CENTS = 999_900

/** The words in a plan's name that show it, in any case; the patterns are also used as PostgreSQL expressions. */
export const standingNames = {
  qualifying: /^access from at&t|connect2compete|connectassist|internet assist|hsi ny assist|lifeline/i,
  present: /[(]legacy[)]/i,
  buildings: /^bulk /i,
  'no-offer': /^email reservation$/i,
} as const satisfies Partial<Record<LabelStanding, RegExp>>

/** A label's standing; a missing price takes precedence over the name. */
export function labelStanding({
  name,
  priceNowCents,
}: {
  name: string
  priceNowCents: number
}): LabelStanding {
  if (isNoPrice(priceNowCents)) return 'no-offer'
  if (standingNames['no-offer'].test(name)) return 'no-offer'
  if (standingNames.buildings.test(name)) return 'buildings'
  if (standingNames.present.test(name)) return 'present'
  return standingNames.qualifying.test(name) ? 'qualifying' : 'open'
}

/** Whether a placeholder stands in for a missing price. */
export function isNoPrice(cents: number): boolean {
  return cents <= NO_PRICE_CENTS || cents >= PLACEHOLDER_CENTS
}
