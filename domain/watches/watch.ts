import type { InternetPlanType } from '#domain/catalog/plan-type.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'

/** Kinds of internet that somebody can wait for. Satellite is already sold almost everywhere. */
export const watchTypes = ['any', 'fiber', 'cable', '5g', 'dsl'] as const satisfies readonly (
  | InternetPlanType
  | 'any'
)[]
export type WatchType = (typeof watchTypes)[number]

/** What somebody wants an email about. */
export type Wish =
  /** A provider with this kind of internet that our data don't list at the ZIP yet. */
  | { kind: 'arrival'; zipCode: string; planType: WatchType }
  /** What a plan costs, now or later, once or each month; or only a price below a threshold. And changes of its labels. */
  | { kind: 'price'; planId: string; belowCents: number | null }
  /** The steps of a move on this date, each on its own day. */
  | { kind: 'moving'; movesOn: string; zipCode: string | null }

/** What the person already knows about what they wait for. */
export type Known =
  | { kind: 'arrival'; providers: string[] }
  /**
   * The price in cents and the date of the labels that we saw last, with the plan's name at that time. Watches of before
   * later prices and fees were kept have no `schedule` until they are checked.
   */
  | { kind: 'price'; name: string; cents: number; labelDate: string | null; schedule?: PriceSchedule }
  /** Ids of the steps that were told. */
  | { kind: 'moving'; steps: string[] }

/** A watch as it is stored. */
export type Watch = {
  id: string
  email: string
  wish: Wish
  known: Known
  endsAt: Date
  toldOn: string | null
}

/** How many confirmed watches one address can have. */
export const MOST_WATCHES = 20
/** For how many hours a link can be confirmed. */
export const CONFIRM_HOURS = 48
/** How many months a confirmed watch lasts. After that, a new one can be requested. */
export const WATCH_MONTHS = 12
/** How many days after the move its reminders end. */
const DAYS_AFTER_MOVE = 45

/** Identifies a wish, whatever its threshold. */
export function wishKey(wish: Wish): string {
  if (wish.kind === 'arrival') return `arrival ${wish.zipCode} ${wish.planType}`
  if (wish.kind === 'price') return `price ${wish.planId}`
  return `moving ${wish.movesOn}`
}

/** When a watch that is confirmed now will end. */
export function endOf(wish: Wish, confirmedAt: Date): Date {
  const end = new Date(wish.kind === 'moving' ? `${wish.movesOn}T00:00:00Z` : confirmedAt)
  if (wish.kind === 'moving') end.setUTCDate(end.getUTCDate() + DAYS_AFTER_MOVE)
  else end.setUTCMonth(end.getUTCMonth() + WATCH_MONTHS)
  return end
}
