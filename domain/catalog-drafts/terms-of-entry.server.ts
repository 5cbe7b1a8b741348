import { seedBegins } from '#domain/catalog/catalogue-store.server.ts'
import { termsHistory } from '#domain/catalog/terms-store.server.ts'
import { scheduleSentence } from '#domain/pricing/describe-schedule.ts'
import { totalWords } from '#domain/pricing/known-total.ts'
import type { PriceSchedule } from '#domain/pricing/price-schedule.ts'
import { samePrices } from '#domain/pricing/same-prices.ts'
import type { Reader } from '#platform/database.server.ts'

/** One period of what something costs; the last one is open-ended while it is sold. */
export type TermsPeriod = {
  from: Date
  /** The day from which unpublished prices have applied: their hour is unknown. */
  fromDay: string | null
  until: Date | null
  standing: 'past' | 'in force' | 'to come'
  price: string
  /** Over 24 months. */
  total: string
}

/** A price that is scheduled to be published. */
export type PlannedPrice = { from: Date; schedule: PriceSchedule }

/** What a plan, package or builder choice has cost, costs and will cost, with what is scheduled for it, earliest first. */
export async function periodsOf(
  db: Reader,
  planId: string,
  now: Date,
  planned: PlannedPrice | null,
): Promise<TermsPeriod[]> {
  const known = await termsHistory(db, planId)
  const last = known.at(-1)
  const isNew = planned !== null && !(last && samePrices(planned.schedule, last.schedule))
  const terms = [
    ...known.map(({ validFrom, schedule }) => ({ validFrom, schedule })),
    ...(isNew ? [{ validFrom: planned.from, schedule: planned.schedule }] : []),
  ].toSorted((a, b) => a.validFrom.getTime() - b.validFrom.getTime())
  return terms.map(({ validFrom, schedule }, index) => {
    const until = terms[index + 1]?.validFrom ?? null
    const standing = validFrom > now ? 'to come' : until && until <= now ? 'past' : 'in force'
    return {
      from: validFrom,
      fromDay: validFrom.getTime() === seedBegins.at.getTime() ? seedBegins.day : null,
      until,
      standing,
      price: scheduleSentence(schedule),
      total: totalWords(schedule),
    }
  })
}
