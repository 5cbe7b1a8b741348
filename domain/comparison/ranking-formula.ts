import { TOTAL_MONTHS, totalOf } from '#domain/pricing/known-total.ts'
import { monthsAtTodaysPrice, type PriceSchedule, publishedMonths } from '#domain/pricing/price-schedule.ts'

/**
 * Everything the ranking knows about an internet offer. It has no commission, no partnership and no provider name, so
 * none of them can affect a place.
 */
export type RankingInput = {
  schedule: PriceSchedule
  /** What can be counted on: the lower end of a range. */
  downloadMbps: number
  /** `null` if the provider doesn't publish it; it then earns no points. */
  uploadMbps: number | null
  /** 0 for no contract; `null` if the provider doesn't publish it; it then earns no points. */
  contractMonths: number | null
}

/** The factors of the ranking. */
export type RankingFactor = 'price' | 'download' | 'upload' | 'contract' | 'priceLock' | 'laterPrice'

/** One line of the published formula: its weight in percent, and what earns points, for readers. */
export type FormulaLine = { factor: RankingFactor; title: string; weight: number; meaning: string }

const MONTHS = 36
const bounds = {
  bestPriceCents: 3000,
  worstPriceCents: 12_000,
  lowMbps: 25,
  highMbps: 1000,
  contractMonths: 24,
}

/** The published formula. Each factor earns 0 to 100 points, the weights add up to 100, and the score is their mean. */
export const rankingFormula: readonly FormulaLine[] = [
  {
    factor: 'price',
    title: 'Price over 24 months',
    weight: 40,
    meaning:
      'Monthly average over 24 months with one-time fees: 100 points at $30 or less, 0 at $120 or more, evenly between. 0 also where a month of the 24 has no published price.',
  },
  {
    factor: 'download',
    title: 'Download speed',
    weight: 20,
    meaning:
      '0 points at 25 Mbps or less, 100 at 1,000 Mbps or more. Doubling the speed always earns the same. Where a range is published its lower end counts.',
  },
  {
    factor: 'upload',
    title: 'Upload speed',
    weight: 10,
    meaning:
      'Upload as a share of download: 100 points where they are equal, 0 where the upload is not published.',
  },
  {
    factor: 'contract',
    title: 'No contract',
    weight: 10,
    meaning:
      '100 points without a contract, 0 with one of 24 months or more, evenly between. 0 also where the provider doesn’t publish whether there is one.',
  },
  {
    factor: 'priceLock',
    title: 'Steady price',
    weight: 10,
    meaning:
      'For how many months no change of today’s price is published: 0 points for one month, 100 for 36 or more, evenly between. Not all who publish no change promise that there is none.',
  },
  {
    factor: 'laterPrice',
    title: 'Published later price',
    weight: 10,
    meaning: 'How much of 36 months has a published price: 100 points for all of it, 0 for one month.',
  },
]

/** The points of each factor, 0 to 100. They depend on the offer only, not on what it is compared with. */
export function rankingPoints(input: RankingInput): Record<RankingFactor, number> {
  const { schedule, downloadMbps, uploadMbps, contractMonths } = input
  const isPublished = publishedMonths(schedule, TOTAL_MONTHS) === TOTAL_MONTHS
  const monthlyCents = isPublished ? totalOf(schedule).cents / TOTAL_MONTHS : bounds.worstPriceCents
  const shareOfMonths = (months: number) => (months - 1) / (MONTHS - 1)
  return {
    price: points((bounds.worstPriceCents - monthlyCents) / (bounds.worstPriceCents - bounds.bestPriceCents)),
    download: points(Math.log(downloadMbps / bounds.lowMbps) / Math.log(bounds.highMbps / bounds.lowMbps)),
    upload: points(uploadMbps === null || downloadMbps <= 0 ? 0 : uploadMbps / downloadMbps),
    contract: points(contractMonths === null ? 0 : 1 - contractMonths / bounds.contractMonths),
    priceLock: points(shareOfMonths(monthsAtTodaysPrice(schedule, MONTHS))),
    laterPrice: points(shareOfMonths(publishedMonths(schedule, MONTHS))),
  }
}

/** The weighted score of an offer, 0 to 100 with one decimal. */
export function rankingScore(input: RankingInput): number {
  const earned = rankingPoints(input)
  const sum = rankingFormula.reduce((total, { factor, weight }) => total + weight * earned[factor], 0)
  return Math.round(sum / 10) / 10
}

/** A fraction as whole points, limited to 0 to 100. */
function points(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)))
}
