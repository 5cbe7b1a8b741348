/** Something that people do online, with the maximum that one person needs for it, in Mbps of download. */
export type OnlineUse = { id: string; label: string; mbpsPerPerson: number }

/** Who is online at the same time, and what they do. */
export type Household = { people: number; uses: readonly Pick<OnlineUse, 'mbpsPerPerson'>[] }

/** How a need is computed: one person's share, everybody's together, and the plan speed that leaves room. In Mbps. */
export type SpeedNeed = { perPersonMbps: number; togetherMbps: number; neededMbps: number }

/** What anybody needs who doesn't say what they do online: pages and email, the upper figure of the table. */
const BROWSING_MBPS = 5
/** Room for updates, phones in pockets and Wi-Fi losses. Our own choice, explained on /education. */
export const HEADROOM_PERCENT = 25
/** Needs are rounded to steps, because plans are not sold in finer ones. */
const STEP_MBPS = 10

/**
 * The one rule for how much speed a home needs, for the assistant, the bundle builder and the guides: everybody is
 * online at the same time and does the most demanding activity named, at its upper figure; a quarter is added as
 * headroom, and the sum is rounded up to ten. The figures of each activity are those of the education center, which
 * explains the rule and its sources.
 */
export function speedNeed({ people, uses }: Household): SpeedNeed {
  const perPersonMbps = Math.max(BROWSING_MBPS, ...uses.map(use => use.mbpsPerPerson))
  const togetherMbps = people * perPersonMbps
  const withHeadroom = (togetherMbps * (100 + HEADROOM_PERCENT)) / 100
  return {
    perPersonMbps,
    togetherMbps,
    neededMbps: Math.ceil(withHeadroom / STEP_MBPS) * STEP_MBPS,
  }
}

/** `1,000 Mbps`. Formatted by hand: the browser's own formatter costs a phone more than comparing all bundles. */
export function mbpsInWords(mbps: number): string {
  return `${String(mbps).replace(/\B(?=(\d{3})+$)/g, ',')} Mbps`
}
