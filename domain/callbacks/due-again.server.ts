import type { WorkKind } from '#domain/desk/work.ts'
import { lastDoneWork } from '#domain/desk/work-on.server.ts'
import type { Tx } from '#platform/database.server.ts'
import { dueAfter } from './due-after.ts'
import type { CallingTerms } from './free-hours.server.ts'
import { withinCalling } from './move-call.server.ts'
import { type Home, regainHour } from './regain-hour.server.ts'
import { slotGivenBack } from './slot-store.server.ts'

/**
 * When work on an order or a lead is due that is opened again: as it was before it was closed, in the hour that the customer
 * chose if we can still hold it for them. Where that time is over it is within an hour: the customer reads it as our promise.
 */
export async function dueAgain(
  tx: Tx,
  home: Home & { kind: WorkKind },
  at: Date,
  terms: CallingTerms,
): Promise<Date> {
  const { kind, subject, zone } = home
  const { staffed } = terms
  const soon = dueAfter(at, zone, 1, staffed)
  const closed = await lastDoneWork(tx, kind, subject.id)
  if (!closed || closed.dueAt <= at) return soon
  const hour = await slotGivenBack(tx, subject, closed.doneAt)
  if (!hour) return withinCalling(closed.dueAt, zone, staffed)
  return (await regainHour(tx, home, hour, at, terms)) ? hour.startsAt : soon
}
