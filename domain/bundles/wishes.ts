import { type OnlineUse, speedNeed } from '#domain/speed-needs/speed-needs.ts'
import type { Needs } from './weigh-bundles.ts'

/** What a home watches, with the channels of the smallest package sold for it. */
export type TvHabit = { id: string; label: string; channels: number }

/** What 'Help me choose' asks. `budgetCents` is the maximum for any monthly bill. */
export type Wishes = {
  people: number
  online: readonly OnlineUse[]
  tv: TvHabit
  /** Whether the visitor asks for home security; otherwise none is proposed. */
  security: boolean
  budgetCents: number
}

/** Limits of the answers. */
export const MAX_PEOPLE = 10
export const MAX_BUDGET_CENTS = 100_000

/** The needs that result from the answers. */
export function needsOf({ people, online, tv, security, budgetCents }: Wishes): Needs {
  const { neededMbps } = speedNeed({ people, uses: online })
  return { mbps: neededMbps, channels: tv.channels, security, budgetCents }
}
