import type { BusinessSettings, SettingValues } from '#domain/settings/business-settings.ts'
import { servedSettings } from '#domain/settings/served-settings.server.ts'
import { type Database, type Tx, transaction } from '#platform/database.server.ts'
import { isStaffedHour } from './calling-hours.ts'
import { closedPromises, type PromisedTime } from './closed-promises.server.ts'
import { type HeldSlot, slotsAfter } from './slot-store.server.ts'

/** Takes a chosen hour from the person who holds it, if nobody may call them in it, and tells them. */
export type LoseHour = (tx: Tx, slot: HeldSlot, settings: BusinessSettings) => Promise<void>

/** Moves a promise that nobody can keep into our hours, and tells the person: by email, or in their chat. */
export type MovePromise = (tx: Tx, promise: PromisedTime, settings: BusinessSettings) => Promise<void>

/**
 * Goes through the hours and promises to come that nobody is on duty for by the settings of now. Each person is told in
 * the transaction that gives their hour back or moves their call; who was told is not found again. Returns how many it was.
 */
export async function giveBackClosed({
  db,
  now,
  builtInSettings,
  lose,
  move,
}: {
  db: Database
  now: () => Date
  builtInSettings: SettingValues
  lose: Record<HeldSlot['subjectKind'], LoseHour>
  move: Record<PromisedTime['subject']['kind'], MovePromise>
}): Promise<number> {
  const at = now()
  const settings = await servedSettings(db, at, builtInSettings)
  const closed = (await slotsAfter(db, at)).filter(
    ({ startsAt }) => !isStaffedHour(startsAt, settings.staffed),
  )
  for (const slot of closed) await transaction(db, tx => lose[slot.subjectKind](tx, slot, settings))
  const promises = await closedPromises(db, at, settings)
  for (const promise of promises)
    await transaction(db, tx => move[promise.subject.kind](tx, promise, settings))
  return closed.length + promises.length
}
