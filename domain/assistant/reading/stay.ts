import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { HORIZON_MONTHS } from '#domain/pricing/price-schedule.ts'
import type { Asking } from '../answers/asking.ts'

/** When something is, or how long something else lasts: `my contract ends in 2 months`, `a 12 month contract`. */
const isWhen =
  /\b(?:in|after|within|past|last|next|first|every|lasts?|ends?) (?:\w+ )?(?:\d{1,2}|[a-z]+) ?-?(?:months?|mos?|years?|yrs?)\b|\b(?:months?|mos?|years?|yrs?) (?:ago|contract|agreement|term|promo\w*|deal|price|lock)\b|\block\w*|\bguarant\w*/

/** So many months somebody stays, as in `9 months only`; null where none is told. */
export const stayIn = ({ asked }: Pick<Asking, 'asked'>): number | null =>
  asked.months !== null && asked.months < TOTAL_MONTHS && !isWhen.test(asked.text) ? asked.months : null

/** The months that totals of plans are told over: those of a stay, else as everywhere. */
export const totalMonths = (asking: Pick<Asking, 'asked'>): number =>
  stayIn(asking) ?? longerIn(asking) ?? TOTAL_MONTHS

/** `The lowest 3 year cost`: of more months than usual, where totals are asked for. */
const ofTotals = /\b(?:totals?|costs?|prices?|cheapest|lowest|least)\b/
const longerIn = ({ asked }: Pick<Asking, 'asked'>): number | null =>
  asked.months !== null &&
  asked.months > TOTAL_MONTHS &&
  asked.months <= HORIZON_MONTHS &&
  ofTotals.test(asked.text) &&
  !isWhen.test(asked.text)
    ? asked.months
    : null
