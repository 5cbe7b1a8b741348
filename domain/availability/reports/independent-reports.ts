/** Reports within this time of one another belong to the same afternoon. */
export const APART_MS = 12 * 3_600_000

/** What somebody reported: from where, as a hash, and when. */
export type DatedReport = { network: string; at: Date }

/**
 * How many people report it independently of one another. Reports from one network (a household, an office, one
 * person with many accounts) count once, by the latest; and so do reports within 12 hours.
 */
export function independentReports(reports: readonly DatedReport[]): number {
  const latest = new Map<string, number>()
  for (const { network, at } of reports) {
    latest.set(network, Math.max(latest.get(network) ?? Number.NEGATIVE_INFINITY, at.getTime()))
  }
  let count = 0
  let last = Number.NEGATIVE_INFINITY
  for (const time of [...latest.values()].toSorted((a, b) => a - b)) {
    if (time - last < APART_MS) continue
    count += 1
    last = time
  }
  return count
}
