/** A fee of a label: its name, its amount in cents where the label states one, and the amount as published. */
export type LabelFee = {
  name: string
  /** `null` where the label gives no amount, such as 'Varies'; 0 for 'Included', 'Waived' and 'No charge'. */
  cents: number | null
  /** The amount is the most that it may be. */
  upTo?: true
  text: string
}

/** A figure or a range of figures: speeds in Mbps, latency in milliseconds. */
export type Span = { from: number; to: number }

/** What ending a plan early costs: a sum, or so much for each month that is left, or only words. */
export type EarlyTermination = { cents: number | null; centsPerMonthLeft: number | null; text: string }

/** Data included in the monthly price; `gigabytes` is `null` where it is unlimited or not a figure. */
export type DataIncluded = { unlimited: boolean; gigabytes: number | null; text: string }

/** What is odd about a label that was taken over all the same, for whoever judges it. */
export type LabelOddity = 'plan_id' | 'zero_price' | 'price_now_above_regular' | 'zero_speed'

/**
 * A broadband label (47 CFR 8.1(a)) as it was parsed: money in cents, speeds in Mbps, latency in milliseconds. What the
 * provider's file does not state is `null` and stays so.
 */
export type LabelFacts = {
  /** As published, whatever its form; `null` where the file has none. */
  planId: string | null
  providerName: string | null
  name: string
  tier: string | null
  /** Where it is sold, in the words of the file, such as `Huntsville, Alabama`. */
  region: string | null
  priceNowCents: number
  /** Whether the price now is an introductory one; `null` where the file does not say. */
  introductory: boolean | null
  introMonths: number | null
  /** The price after the introductory one. `null` with an introductory price: not stated in the label. */
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
  /** What else the file says, by the name of its column. */
  notes: Record<string, string>
  oddities: LabelOddity[]
}

/** A label with the row that it came from: the cells as published, in the order of the file's columns. */
export type ReadLabel = { line: number; facts: LabelFacts; published: string[] }

/** A row that could not be read. */
export type BadLabelRow = { line: number; reason: string; text: string }

/** The file is not one of broadband labels, or cannot be believed; the message says why. */
export class LabelFileError extends Error {
  override name = 'LabelFileError'
}
