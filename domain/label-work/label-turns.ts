import type { LabelSource } from '#domain/labels/label-sources.ts'
import type { JobKind } from '#platform/queue.server.ts'

/** Fetches providers' label files, one after the other. */
export const labelFetchJob: JobKind<{ providerIds: string[] }> = {
  name: 'label_fetch',
  retryLimit: 2,
  retryDelay: 60,
  retryDelayMax: 600,
  expireInSeconds: 1_800,
  oneAtATime: true,
}

/** Queues a day's fetches. */
export const labelRoundJob: JobKind<object> = {
  name: 'label_round',
  retryLimit: 5,
  retryDelay: 60,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
}

/** At night across the country, an hour before watches are checked. */
export const LABEL_ROUND_HOUR_UTC = 8

/** The last result for a provider's address. */
export type LastFetch = { providerId: string; checkedAt: Date; failingSince: Date | null }

/** Just under a week, so that a provider keeps its weekday. */
const WEEK_MS = 6.5 * 86_400_000
/** A failed fetch is tried again the next day. */
const DAY_MS = 0.5 * 86_400_000
const DAYS = 7

/**
 * The providers whose turn it is today: each once a week, spread over its days, longest waiting first; and those
 * whose last fetch failed.
 */
export function providersInTurn(
  sources: readonly LabelSource[],
  fetches: readonly LastFetch[],
  now: Date,
): string[] {
  const withFile = sources.filter(({ file }) => file !== null)
  const last = new Map(fetches.map(one => [one.providerId, one]))
  const age = (id: string) => now.getTime() - (last.get(id)?.checkedAt.getTime() ?? Number.NEGATIVE_INFINITY)
  const ids = withFile.map(({ providerId }) => providerId)
  const failed = ids.filter(id => last.get(id)?.failingSince && age(id) > DAY_MS)
  const due = ids
    .filter(id => !failed.includes(id) && age(id) > WEEK_MS)
    .toSorted((a, b) => (age(a) === age(b) ? 0 : age(b) > age(a) ? 1 : -1))
  return [...due.slice(0, Math.ceil(ids.length / DAYS)), ...failed]
}
