import { daysBetween, easternDay } from '#domain/shared/calendar.ts'
import type { Catalogue } from './catalogue.ts'

/** For this many days a price counts as checked; then pages and operators are told. */
export const CHECKED_FOR_DAYS = 14

/** A plan whose price nobody has checked for too long. */
export type StalePlan = { planId: string; checkedOn: string; days: number }

/** Whole days from a date such as `2026-11-01` to the day it is in Eastern time, by which prices and labels are dated. */
export const daysSince = (day: string, now: Date): number => daysBetween(day, easternDay(now))

/** The internet plans last checked more than 14 days ago, oldest first. */
export function stalePlans({ internetPlans, checkedOn }: Catalogue, now: Date): StalePlan[] {
  return internetPlans
    .map(({ id }) => ({ planId: id, checkedOn: checkedOn(id), days: daysSince(checkedOn(id), now) }))
    .filter(plan => plan.days > CHECKED_FOR_DAYS)
    .toSorted((a, b) => b.days - a.days)
}
