/** How many took how long, shortest first. */
export type Histogram = readonly { seconds: number; count: number }[]

/** The time within which a given percentage finished, by nearest rank; null without any. */
export function percentileOf(histogram: Histogram, percent: number): number | null {
  const all = histogram.reduce((sum, { count }) => sum + count, 0)
  const rank = Math.ceil((percent / 100) * all)
  let seen = 0
  for (const { seconds, count } of histogram) {
    seen += count
    if (count > 0 && seen >= rank) return seconds
  }
  return null
}
