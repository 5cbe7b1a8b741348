/** A fee on a label: its name, its amount in cents if the label states one, and the amount as published. */
export type LabelFee = {
  name: string
  /** `null` if the label gives no amount, such as 'Varies'; 0 for 'Included', 'Waived' and 'No charge'. */
  cents: number | null
  /** The amount is a maximum. */
  upTo?: true
  text: string
}

/** A figure or a range of figures: speeds in Mbps, latency in milliseconds. */
export type Span = { from: number; to: number }

/** What ending a plan early costs: a fixed amount, an amount per remaining month, or only words. */
export type EarlyTermination = { cents: number | null; centsPerMonthLeft: number | null; text: string }

/** Data included in the monthly price; `gigabytes` is `null` if it is unlimited or not a figure. */
export type DataIncluded = { unlimited: boolean; gigabytes: number | null; text: string }

/** Something unusual about a label that was imported anyway, for people to judge. */
export type LabelOddity = 'plan_id' | 'zero_price' | 'price_now_above_regular' | 'zero_speed'

/**
 * A broadband label (47 CFR 8.1(a)), parsed: money in cents, speeds in Mbps, latency in milliseconds. What the
 * provider's file doesn't state is `null` and stays that way.
 */
export type LabelFacts = {
  /** As published, in any form; `null` if the file has none. */
  planId: string | null
  providerName: string | null
  name: string
  tier: string | null
  /** Where it is sold, in the file's words, such as `Huntsville, Alabama`. */
  region: string | null
  priceNowCents: number
  /** Whether the current price is an introductory one; `null` if the file doesn't say. */
  introductory: boolean | null
  introMonths: number | null
  /** The price after the introductory one. `null` with an introductory price: not stated on the label. */
  laterPriceCents: number | null
  contractRequired: boolean | null
  contractMonths: number | null
  contractTerms: string | null
  earlyTermination: EarlyTermination | null
  monthlyFees: LabelFee[]
  oneTimeFees: LabelFee[]
  taxes: string | null
  discounts: string | null
  download: Span | null
  upload: Span | null
  latency: Span | null
  dataIncluded: DataIncluded | null
  extraData: string | null
  dataPolicy: string | null
  networkManagement: string | null
  privacy: string | null
  supportPhone: string | null
  supportWeb: string | null
  /** Everything else in the file, by column name. */
  notes: Record<string, string>
  oddities: LabelOddity[]
}

/** A label with its row: the cells as published, in the order of the file's columns. */
export type ReadLabel = { line: number; facts: LabelFacts; published: string[] }

/** A row that could not be read. */
export type BadLabelRow = { line: number; reason: string; text: string }

/** The file isn't a label file, or can't be trusted; the message says why. */
export class LabelFileError extends Error {
  override name = 'LabelFileError'
}
