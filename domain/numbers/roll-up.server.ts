import { and, eq, notInArray, sql } from 'drizzle-orm'
import { takeCountedEvents } from '#domain/measurement/count-event.server.ts'
import { dayOf, theDay } from '#domain/settings/business-day.ts'
import { BUSINESS_ZONE } from '#domain/settings/staffed-hours.ts'
import { addDays } from '#domain/shared/calendar.ts'
import { type Database, type Reader, type Tx, transaction } from '#platform/database.server.ts'
import type { JobKind } from '#platform/queue.server.ts'
import { addCuts, holdNumbers } from './add-cuts.server.ts'
import { type Counted, cutsOf, figuresOfEvent } from './cuts.ts'
import type { FactDeps } from './fact-deps.ts'
import { countIds, countOf } from './figures.ts'
import { numberDays, numberProgress, numberTimes } from './numbers.tables.server.ts'
import { orderFacts } from './order-facts.server.ts'
import { chatFacts, consentFacts, deliveryFacts, leadFacts, mailFacts } from './other-facts.server.ts'
import { everyDayBetween } from './range.ts'
import { type Took, timeFacts } from './time-facts.server.ts'

export type RollUpDeps = FactDeps & { db: Database; now: () => Date }

/** Adds up what happened since the last time. */
export const rollUpJob: JobKind<object> = {
  name: 'numbers_roll_up',
  retryLimit: 3,
  retryDelay: 60,
  retryDelayMax: 600,
  expireInSeconds: 3_000,
  inOrder: true,
}

/** How often; the page is at most this old. */
export const ROLL_UP_MINUTES = 10
/** How many events one transaction takes. */
const BATCH = 25_000
/** How many days back stored rows may still change, such as a chat that is handed to a person after midnight. */
const LOOKED_AT_AGAIN = 2
/** The oldest day that is added up when nothing has been yet. */
const OLDEST_DAYS = 400

/**
 * Adds up events and facts by day. It may be interrupted at any point and run any number of times: an event is
 * removed in the transaction that counts it, and a day's facts replace those counted before. Returns how many events
 * and days it was.
 */
export async function rollUp(deps: RollUpDeps): Promise<{ events: number; days: number }> {
  let events = 0
  for (let taken = BATCH; taken === BATCH; events += taken) taken = await rollUpEvents(deps)
  return { events, days: await rollUpFacts(deps) }
}

function rollUpEvents({ db }: RollUpDeps): Promise<number> {
  return transaction(db, async tx => {
    await holdNumbers(tx)
    const { taken, groups } = await takeCountedEvents(tx, { zone: BUSINESS_ZONE, limit: BATCH })
    const counted = groups.flatMap(({ name, label, ...split }) =>
      figuresOfEvent(name, label).map((figure): Counted => ({ ...split, figure, part: label })),
    )
    await addCuts(tx, cutsOf(counted))
    return taken
  })
}

async function rollUpFacts(deps: RollUpDeps): Promise<number> {
  const today = dayOf(deps.now())
  const begun = await firstDay(deps.db, today)
  const days = everyDayBetween(begun < today ? begun : today, today)
  for (const day of days) await transaction(deps.db, tx => rollUpDay(tx, deps, day))
  return days.length
}

async function firstDay(db: Reader, today: string): Promise<string> {
  const [progress] = await db.select().from(numberProgress)
  if (progress) return addDays(progress.day, -LOOKED_AT_AGAIN)
  const { rows } = await db.execute(sql`
    select (least(
      (select min(created_at) from customer_orders), (select min(created_at) from leads),
      (select min(created_at) from chat_sessions), (select min(created_at) from mails),
      (select min(created_at) from consents), (select min(attempted_at) from webhook_deliveries),
      (select min(at) from desk_events)
    ) at time zone ${BUSINESS_ZONE})::date::text as day`)
  const oldest = addDays(today, -OLDEST_DAYS)
  const [row] = rows
  const found = typeof row?.day === 'string' ? row.day : today
  return found > oldest ? found : oldest
}

const fromEvents = countIds.filter(id => countOf(id).events)

/** Recounts what is stored for one day. */
async function rollUpDay(tx: Tx, deps: RollUpDeps, day: string): Promise<void> {
  await holdNumbers(tx)
  const span = theDay(day)
  const counted = [
    ...(await orderFacts(tx, deps, span)),
    ...(await leadFacts(tx, deps, span)),
    ...(await chatFacts(tx, span)),
    ...(await consentFacts(tx, span)),
    ...(await mailFacts(tx, span)),
    ...(await deliveryFacts(tx, span)),
  ].filter(({ count }) => count > 0)
  const took = await timeFacts(tx, deps, span)
  await tx.delete(numberDays).where(and(eq(numberDays.day, day), notInArray(numberDays.figure, fromEvents)))
  await tx.delete(numberTimes).where(eq(numberTimes.day, day))
  await addCuts(tx, cutsOf(counted))
  const rows = timeRows(day, took)
  if (rows.length > 0) await tx.insert(numberTimes).values(rows)
  const at = deps.now()
  await tx
    .insert(numberProgress)
    .values({ id: 'facts', day, at })
    .onConflictDoUpdate({ target: numberProgress.id, set: { day, at } })
}

function timeRows(day: string, took: readonly Took[]) {
  const rows = new Map<string, typeof numberTimes.$inferInsert & { count: number }>()
  for (const one of took) {
    const id = JSON.stringify(one)
    const row = rows.get(id)
    if (row) row.count += 1
    else rows.set(id, { ...one, day, count: 1 })
  }
  return [...rows.values()]
}
