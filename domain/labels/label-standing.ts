/**
 * To whom a label's plan is open, as far as the plan's name and price tell: to everybody, to households that qualify, to
 * customers who have it already, to whole buildings; or it is no internet plan with a price at all. Files of labels say
 * it nowhere else.
 * Lists go by this order.
 */
export const labelStandings = ['open', 'qualifying', 'present', 'buildings', 'no-offer'] as const
export type LabelStanding = (typeof labelStandings)[number]

/** Prices in cents up to and from which a price is none: nothing at all, and the highest that a provider's form takes. */
export const NO_PRICE_CENTS = 0
export const PLACEHOLDER_CENTS = 999_900

/** What in a plan's name says so, in any case; their sources are expressions of PostgreSQL as well. */
export const standingNames = {
  qualifying: /^access from at&t|connect2compete|connectassist|internet assist|hsi ny assist|lifeline/i,
  present: /[(]legacy[)]/i,
  buildings: /^bulk /i,
  'no-offer': /^email reservation$/i,
} as const satisfies Partial<Record<LabelStanding, RegExp>>

/** A label's standing; a price that is none comes before what the name says. */
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

/** Whether a figure stands where a price is missing. */
export function isNoPrice(cents: number): boolean {
  return cents <= NO_PRICE_CENTS || cents >= PLACEHOLDER_CENTS
}
