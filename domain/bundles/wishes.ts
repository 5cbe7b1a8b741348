import type { Needs } from './weigh-bundles.ts'

/** Something that people do online, with what one person needs for it (the education center's upper figure). */
export type OnlineUse = { id: string; label: string; mbpsPerPerson: number }

/** What a home watches, with the channels of the smallest package that is sold for it. */
export type TvHabit = { id: string; label: string; channels: number }

/** What 'Help me choose' asks. `ceilingCents` is the most that any monthly bill may be. */
export type Wishes = {
  people: number
  online: readonly OnlineUse[]
  tv: TvHabit
  home: 'own' | 'rent'
  ceilingCents: number
}

/** Bounds of the answers. */
export const MAX_PEOPLE = 10
export const MAX_CEILING_CENTS = 100_000

/** What anybody needs who says nothing of what they do online. */
const BROWSING_MBPS = 5

/** Download that a home needs when everybody does the most demanding thing at once, in Mbps. */
export function neededMbps({ people, online }: Pick<Wishes, 'people' | 'online'>): number {
  return people * Math.max(...online.map(use => use.mbpsPerPerson), BROWSING_MBPS)
}

/**
 * What the answers come to. A home that is owned counts as one that wants security; in a rented one
 * nothing is mounted without the landlord's word.
 */
export function needsOf(wishes: Wishes): Needs {
  return {
    mbps: neededMbps(wishes),
    channels: wishes.tv.channels,
    security: wishes.home === 'own',
    ceilingCents: wishes.ceilingCents,
  }
}
