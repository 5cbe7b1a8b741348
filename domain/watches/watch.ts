import type { InternetPlanType } from '#domain/catalog/plan-type.ts'

/** Kinds of internet that can be waited for. Satellite is sold almost everywhere already. */
export const watchTypes = ['any', 'fiber', 'cable', '5g', 'dsl'] as const satisfies readonly (
  | InternetPlanType
  | 'any'
)[]
export type WatchType = (typeof watchTypes)[number]

/** What somebody wants a mail about. */
export type Wish =
  /** A provider that our data do not list at the ZIP yet, of this kind. */
  | { kind: 'arrival'; zipCode: string; planType: WatchType }
  /** Another price of a plan, or only one under a threshold; and changes of its broadband labels. */
  | { kind: 'price'; planId: string; belowCents: number | null }
  /** The steps of a move on this day, each on its own day. */
  | { kind: 'moving'; movesOn: string; zipCode: string | null }

/** What the person knows already of what they wait for. */
export type Known =
  | { kind: 'arrival'; providers: string[] }
  /** The price in cents and the day of the labels that we saw last, with the name that the plan had then. */
  | { kind: 'price'; name: string; cents: number; labelDate: string | null }
  /** Ids of the steps that were told. */
  | { kind: 'moving'; steps: string[] }

/** A watch as it is kept. */
export type Watch = {
  id: string
  email: string
  wish: Wish
  known: Known
  endsAt: Date
  toldOn: string | null
}

/** So many confirmed watches one address can have. */
export const MOST_WATCHES = 20
/** So many hours a link waits to be confirmed. */
export const CONFIRM_HOURS = 48
/** So many months a confirmed watch lasts. A new one can be asked for then. */
export const WATCH_MONTHS = 12
/** So many days after the move its reminders end. */
const DAYS_AFTER_MOVE = 45

/** Names a wish, whatever its threshold. */
export function wishKey(wish: Wish): string {
  if (wish.kind === 'arrival') return `arrival ${wish.zipCode} ${wish.planType}`
  if (wish.kind === 'price') return `price ${wish.planId}`
  return `moving ${wish.movesOn}`
}

/** When a watch ends that is confirmed at a moment. */
export function endOf(wish: Wish, confirmedAt: Date): Date {
  const end = new Date(wish.kind === 'moving' ? `${wish.movesOn}T00:00:00Z` : confirmedAt)
  if (wish.kind === 'moving') end.setUTCDate(end.getUTCDate() + DAYS_AFTER_MOVE)
  else end.setUTCMonth(end.getUTCMonth() + WATCH_MONTHS)
  return end
}
